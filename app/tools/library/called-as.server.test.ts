import { expect, test } from "vitest";
import { calledAs } from "./library.server.ts";

test.each([
  ["Tailor in Onitsha main market", "tailor"],
  ["laundry", "laundry"],
  ["barber, Lekki", "barber"],
  ["Pharmacy (open till ten)", "pharmacy"],
])("%s is a plain name of %s", async (field, id) => {
  expect(await calledAs("trades", field)).toBe(id);
});

// What follows a name may make it another trade.
test.each([
  "Fan, fridge and AC repair",
  "Phones, laptops and repairs",
  "Doctor for phones",
  "Tax-free imports",
  "cement-mixer hire",
  "Pharmacy-software",
  "tailor's chalk",
  "constructor",
])("%s is no plain name", async (field) => {
  expect(await calledAs("trades", field)).toBe(undefined);
});
