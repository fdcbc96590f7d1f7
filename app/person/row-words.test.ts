import { expect, test } from "vitest";
import { factsOf } from "./row-words.ts";

test("a quiz is shown by its module, its result and its date, without the codes of its answers", () => {
  const facts = factsOf("quizzes", {
    module: "Buying well",
    answers: { "0cb0d074-0000-4000-8000-000000000000": 3 },
    score: 7,
    total: 10,
    passed: false,
    created_at: new Date("2026-11-28T09:00:00Z"),
  });
  expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "Module: Buying well",
    "Result: 7 of 10 right",
    "Passed: no",
    "At: 28 Nov 2026, 10:00",
  ]);
});
