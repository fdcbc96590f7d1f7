import { expect, test } from "vitest";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { notGiven } from "./not-given.ts";

const given =
  "Cakes from ₦15,000 or 25k, 10% off in December. Call 0803 123 4567 or visit cakes.ng. 500 guests.";
const invented = (written: string) => notGiven(written, given, { amounts: true });

test("what the visitor gave may be written in any format", () => {
  for (const written of [
    "Cakes from ₦15,000.",
    "From N15k, and ₦25,000 for the large one.",
    "15,000 naira",
    "10 per cent off, 10% less",
    "Call 08031234567",
    "See cakes.ng.",
    "100% butter",
    "Baked at 6 in the morning, 3 sizes, 500 guests.",
  ]) {
    expect([written, invented(written)]).toEqual([written, []]);
  }
});

test("what nobody gave is found", () => {
  expect(invented("Only ₦5,000!")).toEqual(["₦5,000"]);
  expect(invented("Now N2 million, 30% off")).toEqual(["N2 million", "30%"]);
  expect(invented("Just 900 naira")).toEqual(["900 naira"]);
  expect(invented("Write to me@evil.example or go to www.evil.example or evil.com")).toHaveLength(3);
  expect(invented("Call +234 803 999 9999")).toEqual(["+234 803 999 9999"]);
});

test("an estimate may have new amounts, but no addresses", () => {
  expect(notGiven("₦500,000 to ₦1,200,000", given, { amounts: false })).toEqual([]);
  expect(notGiven("₦500,000, see evil.com", given, { amounts: false })).toEqual(["evil.com"]);
});

test.each(["1", "1,", "a", "a-", "0 ", "₦1", "%", "a@", "www"])(
  "70,000 characters of '%s' take less than a second",
  async (sign) => {
    expect(await cpuTime(() => invented(sign.repeat(70_000 / sign.length)))).toBeLessThan(1_000);
  },
);
