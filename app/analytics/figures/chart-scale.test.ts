import { expect, test } from "vitest";
import { topOfScale } from "./chart-scale.ts";

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [44, 60],
  [101, 200],
  [999, 1000],
  [68_976, 80_000],
])("the scale for %i ends at %i", (most, top) => {
  expect(topOfScale(most)).toBe(top);
});
