import { expect, test } from "vitest";
import { earlyAndLate } from "./mixed.ts";

/** Readings of a memory that grows by 1 from each to the next, four a minute. */
const readings = (minutes: number) => Array.from({ length: 4 * minutes }, (_, at) => at);

test.each([
  [10, [9.5, 37.5]],
  [4, [9.5, 13.5]],
  [3, [7, 10]],
  [1, [2, 3]],
])("the third and the last minute of %i are compared, or a quarter of less than four", (minutes, means) => {
  expect(earlyAndLate(readings(minutes))).toEqual(means);
});
