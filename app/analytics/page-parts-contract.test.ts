import fc from "fast-check";
import { expect, test } from "vitest";
import { pageParts, partsSeen } from "./page-parts-contract.ts";

test("a part of a page is seen when the screen's lower edge has passed its end", () => {
  expect(partsSeen(740, 3000)).toBe(0);
  expect(partsSeen(750, 3000)).toBe(1);
  expect(partsSeen(1500, 3000)).toBe(2);
  expect(partsSeen(2248, 3000)).toBe(2);
  expect(partsSeen(2999, 3000)).toBe(4);
});

test("a page that fits the screen is seen whole, and one that bounces is not seen more than whole", () => {
  expect(partsSeen(740, 500)).toBe(pageParts);
  expect(partsSeen(3080, 3000)).toBe(pageParts);
  expect(partsSeen(740, 0)).toBe(pageParts);
  expect(partsSeen(-80, 3000)).toBe(0);
});

test("further down is never less", () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(500), fc.integer({ min: 1, max: 20_000 }), (bottom, more, height) => {
      expect(partsSeen(bottom + more, height)).toBeGreaterThanOrEqual(partsSeen(bottom, height));
    }),
  );
});
