import { expect, test } from "vitest";
import { anApplication } from "#tests/support/application.ts";
import { applicationInput } from "./contract.ts";
import { nigerianMobile } from "./known-phone.ts";

test.each(["0803 123 4567", "08031234567", "0803-123-4567", "(0803) 123 4567", " 0803.123.4567 "])(
  "%s gets the country code, and is then accepted",
  (typed) => {
    expect(nigerianMobile(typed)).toBe("+2348031234567");
    expect(applicationInput.safeParse(anApplication({ phoneNumber: typed })).success).toBe(false);
    expect(applicationInput.safeParse(anApplication({ phoneNumber: nigerianMobile(typed) })).success).toBe(
      true,
    );
  },
);

test.each(["0703 123 4567", "0913 123 4567", "0816 123 4567"])("%s is a mobile number too", (typed) => {
  expect(nigerianMobile(typed)).toMatch(/^\+234\d{10}$/);
});

test.each([
  "",
  "0803 123 456",
  "0803 123 45678",
  "0244 123 4567",
  "07911 123456",
  "01 234 5678",
  "+0803 123 4567",
  "+234 803 123 4567",
  "803 123 4567",
  "no number",
])("'%s' gets no country code", (typed) => {
  expect(nigerianMobile(typed)).toBeNull();
});
