import { expect, test } from "vitest";
import { jobsNamed, type Speaks } from "./jobs-named.ts";

const matter = (text: string, likeness: number[], isNamed = true) => ({
  text,
  likeness,
  among: likeness,
  isNamed,
});
type Matter = ReturnType<typeof matter>;

const places = (whole: number[], matters: Matter[], speaks?: Speaks) =>
  jobsNamed(whole, matters, speaks).map(({ at }) => at);

const loading = matter("loading", [0.6, 1.1]);

test("a field that names one job gets it", () => {
  expect(places([0.7, 0.9, 0.8], [])).toEqual([1]);
  expect(places([0.7, 0.9, 0.8], [matter("loading", [0.4, 1, 0.7])])).toEqual([1]);
});

test("a field that names two jobs gets both, in the order in which they were typed", () => {
  const matters = [
    matter("return of items", [0.5, 0.6, 1.2]),
    matter("loading", [0.6, 1.1, 0.7]),
    matter("count", [0.3, 0.95, 0.9]),
  ];
  expect(jobsNamed([0.7, 1.1, 0.9], matters)).toEqual([
    { at: 2, held: ["return of items", "count"], named: ["return of items"] },
    { at: 1, held: ["loading", "count"], named: ["loading", "count"] },
  ]);
});

test("what is unlike any job, or is only told, adds no job", () => {
  expect(places([0.7, 1.1], [loading, matter("trumpets", [0.5, 0.3])])).toEqual([1]);
  expect(places([0.7, 1.1], [loading, matter("boys dey quarrel", [0.9, 0.3], false)])).toEqual([1]);
});

test("of two jobs that are as like a matter, one that speaks of it is enough", () => {
  const count = matter("count", [0.9, 0.895]);
  expect(places([0.7, 1.1], [loading, count], () => true)).toEqual([1]);
  expect(places([0.7, 1.1], [loading, count], () => false)).toEqual([1, 0]);
});

test("no more than three jobs are named", () => {
  const each = [0, 1, 2, 3].map((at) => {
    const likeness = [0, 1, 2, 3].map((other) => (other === at ? 1 : 0.5));
    return matter(`matter ${at}`, likeness);
  });
  expect(places([0.7, 0.7, 0.7, 0.7], each)).toHaveLength(3);
});
