import { expect, test } from "vitest";
import { learnProfiles, profiles } from "./profiles.ts";

const alike = profiles(
  learnProfiles(
    [0, 0, 1, 1],
    ["can I pay in dollars", "do you take dollars", "can I pay in cedis", "do you take cedis"],
  ),
);

test("the group whose lines have a rare word comes first, also with a typing error", () => {
  for (const [text, group] of [
    ["dollars", 0],
    ["you accept dolars?", 0],
    ["pay with cedis please", 1],
  ] as const) {
    const [first = 0, second = 0] = alike(text);
    expect([text, first > second ? 0 : 1]).toEqual([text, group]);
  }
});

test("a text without known words is like nothing", () => {
  expect([...alike("xyzzy")].map((one) => one < 0.2)).toEqual([true, true]);
  expect([...alike("")]).toEqual([0, 0]);
});
