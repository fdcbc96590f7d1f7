import { expect, test } from "vitest";
import { figuresQuery } from "./contract.ts";

test.each([
  ["2026-11-01", "2026-11-14", "custom"],
  // The years of the days before would not have four digits, and counting from day to day would never end.
  ["0002-06-01", "0005-02-24", "7"],
  ["9989-12-23", "9999-12-31", "7"],
  ["2026-11-14", "2026-11-01", "7"],
])("days from %s to %s are the range %s", (from, to, range) => {
  const { range: found, before } = figuresQuery(new URLSearchParams({ from, to }));
  expect([found, before.first]).toEqual([range, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
});
