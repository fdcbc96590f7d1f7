import { expect, test } from "vitest";
import { saysNothing } from "./too-little.ts";

test.each([
  "our services",
  "name for my business",
  "shop. come and buy. everybody",
  "i want to make money fast",
])("%j tells nothing", (text) => {
  expect(saysNothing(text)).toBe(true);
});

test.each(["masa", "POS", "shop. cement. builders", "grow fish", "school", "company. admin", "1kg for 500"])(
  "%j tells something",
  (text) => {
    expect(saysNothing(text)).toBe(false);
  },
);
