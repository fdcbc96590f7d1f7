import { expect, test } from "vitest";
import { rangeOf } from "./byte-range.ts";

test.each([
  [null, "whole"],
  ["", "whole"],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=0-98", { start: 0, end: 98 }],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-100", { start: 0, end: 99 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=99-99", { start: 99, end: 99 }],
  ["bytes=100-", "none"],
  ["bytes=100-200", "none"],
  ["bytes=99999999999999999999-", "none"],
  ["bytes=5-99999999999999999999", { start: 5, end: 99 }],
  ["bytes=-1", { start: 99, end: 99 }],
  ["bytes=-100", { start: 0, end: 99 }],
  ["bytes=-101", { start: 0, end: 99 }],
  ["bytes=-0", "none"],
  ["BYTES=1-2", { start: 1, end: 2 }],
  // Invalid ranges, or several at once: treated as no range.
  ["bytes=5-4", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes= 0-1", "whole"],
  ["bytes=a-b", "whole"],
  ["bytes=0x1-2", "whole"],
  ["items=0-1", "whole"],
  ["bytes=--1", "whole"],
])("of 100 bytes %j asks for %j", (header, asked) => {
  expect(rangeOf(header, 100)).toEqual(asked);
});

test("a suffix of an empty file has no bytes", () => {
  expect(rangeOf("bytes=-5", 0)).toBe("none");
  expect(rangeOf("bytes=0-", 0)).toBe("none");
});
