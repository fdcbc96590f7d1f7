import { expect, test } from "vitest";
import { isNoDepartment, saysNothing } from "./too-little.ts";

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

test("store, sales and orders are departments, and nothing is none", () => {
  for (const department of ["Store", "sales", "orders", "customers", "quality"])
    expect(isNoDepartment(department)).toBe(false);
  for (const department of ["nothing", "None.", "n/a"]) expect(isNoDepartment(department)).toBe(true);
});
