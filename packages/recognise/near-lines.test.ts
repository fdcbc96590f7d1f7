import { expect, test } from "vitest";
import { asBytes, fromBytes } from "./meanings.ts";
import { nearLines } from "./near-lines.ts";

const one = [0.1, 0.05, 0];
const other = [0, 0.05, 0.1];
const meanings = Buffer.concat(
  [one, other, [0.1, 0.06, 0]].map((line) => Buffer.from(asBytes(line))),
).toString("base64");

test("the subject of the nearest line comes first, with its best line", () => {
  const near = nearLines({ subjects: [0, 1, 0], meanings });
  const length = Math.hypot(...one);
  const [first, second] = near(one.map((part) => part / length));
  expect(first?.subject).toBe(0);
  expect(first?.nearness).toBeCloseTo(1, 2);
  expect(second?.nearness).toBeLessThan(0.5);
});

test("bytes keep a meaning, and cut what is too large", () => {
  expect([...fromBytes(asBytes([0.1, -0.05]))].map((part) => Math.round(part * 100))).toEqual([10, -5]);
  expect([...asBytes([9, -9])]).toEqual([127, -127]);
});
