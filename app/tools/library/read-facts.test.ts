import { describe, expect, test } from "vitest";
import { abroadIn, asSentence, buyersOf, readOwnFacts } from "./read-facts.ts";

test.each([
  ["deep cleaning for ₦25,000", "Deep cleaning for ₦25,000."],
  ["Come today!", "Come today!"],
  ["two lines,\nof text ,", "Two lines, of text."],
])("%j is the sentence %j", (typed, sentence) => {
  expect(asSentence(typed)).toBe(sentence);
});

test.each([
  ["Working couples in Abuja", "working couples in Abuja"],
  ["Lagos mums", "Lagos mums"],
  ["WAEC candidates", "WAEC candidates"],
  ["for students", "students"],
  ["I want people who have money", undefined],
  ["everybody: young and old", undefined],
  ["everybody", undefined],
  ["mothers in uyo, office women", "mothers in Uyo and office women"],
  ["", undefined],
])("the buyers in %j are %j", (typed, buyers) => {
  expect(buyersOf(typed)).toBe(buyers);
});

test("facts that were left empty are missing, the others stand as typed", () => {
  expect(readOwnFacts({ price: "from 4,500.", contact: "", better: "we sew by hand" })).toEqual({
    price: "from 4,500",
    better: "We sew by hand.",
  });
});

describe("another country", () => {
  test.each([
    ["A poultry farm in Kumasi", "Ghana"],
    ["matoke stand in Kampala, Uganda", "Uganda"],
    ["I have $500 to start", "your country"],
    ["Import shoes to Lagos and pay in dollars", undefined],
    ["Fish pond in Delta State", undefined],
    ["Poultry with 200k", undefined],
  ])("in %j is %j", (idea, country) => {
    expect(abroadIn(idea)).toBe(country);
  });
});
