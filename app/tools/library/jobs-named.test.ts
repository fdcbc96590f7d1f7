import { expect, test } from "vitest";
import { jobsNamed } from "./jobs-named.ts";

const matter = (text: string, likeness: number[], isNamed = true) => ({ text, likeness, isNamed });
const places = (whole: number[], ...matters: ReturnType<typeof matter>[]) =>
  jobsNamed(whole, matters).map(({ at }) => at);

test("a field that names one job gets it", () => {
  expect(places([0.7, 0.9, 0.8])).toEqual([1]);
  expect(places([0.7, 0.9, 0.8], matter("loading", [0.4, 1, 0.7]))).toEqual([1]);
});

test("a field that names two jobs gets both, in the order of the work", () => {
  const named = jobsNamed(
    [0.7, 1.1, 0.9],
    [matter("return of items", [0.5, 0.6, 1.2]), matter("loading", [0.6, 1.1, 0.7]), matter("count", [0.3, 0.95, 0.9])],
  );
  expect(named).toEqual([
    { at: 1, held: ["loading", "count"], named: ["loading", "count"] },
    { at: 2, held: ["return of items", "count"], named: ["return of items"] },
  ]);
});

test("what is unlike any job, or is only told, adds no job", () => {
  expect(places([0.7, 1.1], matter("loading", [0.6, 1.1]), matter("trumpets", [0.6, 0.3]))).toEqual([1]);
  expect(places([0.7, 1.1], matter("loading", [0.6, 1.1]), matter("boys dey quarrel", [0.9, 0.3], false))).toEqual([1]);
});

test("what two jobs have about equally adds none, and no more than three are named", () => {
  expect(places([0.7, 1.1], matter("loading", [0.6, 1.1]), matter("count", [0.9, 0.85]))).toEqual([1]);
  const each = [0, 1, 2, 3].map((at) => matter(`m${at}`, [0, 1, 2, 3].map((other) => (other === at ? 1 : 0.5))));
  expect(places([0.7, 0.7, 0.7, 0.7], ...each)).toHaveLength(3);
});
