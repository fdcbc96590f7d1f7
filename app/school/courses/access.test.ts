import { expect, test } from "vitest";
import { tierIds } from "#content/school.ts";
import { accessTo, highestTier, knownTier } from "./access.ts";

const row = (viewer: Parameters<typeof accessTo>[1]) => tierIds.map((course) => accessTo(course, viewer));

test("who may take a course of which tier", () => {
  expect(row(null)).toEqual(["sign-in", "sign-in", "sign-in", "sign-in"]);
  expect(row({ admin: false, tier: "free" })).toEqual(["open", "tier", "tier", "tier"]);
  expect(row({ admin: false, tier: "basic" })).toEqual(["open", "open", "tier", "tier"]);
  expect(row({ admin: false, tier: "pro" })).toEqual(["open", "open", "open", "tier"]);
  expect(row({ admin: false, tier: "elite" })).toEqual(["open", "open", "open", "open"]);
  expect(row({ admin: true, tier: "free" })).toEqual(["open", "open", "open", "open"]);
});

test("of several tiers the highest counts", () => {
  expect(highestTier([])).toBe("free");
  expect(highestTier(["basic", "elite", "pro"])).toBe("elite");
});

test("an unknown tier counts as free", () => {
  for (const stored of [null, "", "gold", "PRO"]) expect(knownTier(stored)).toBe("free");
  expect(knownTier("pro")).toBe("pro");
});
