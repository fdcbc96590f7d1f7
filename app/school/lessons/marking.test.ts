import { expect, test } from "vitest";
import { markQuiz, neededToPass } from "./marking.ts";

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `q${at}`,
    question: "?",
    choices: ["a", "b", "c"],
    answer: 1,
    why: "so",
  }));
const answers = (count: number, right: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, at < right ? 1 : 2]));

test("eight tenths of the answers must be right", () => {
  expect([1, 2, 3, 4, 5, 6, 10, 15, 20].map(neededToPass)).toEqual([1, 2, 3, 4, 4, 5, 8, 12, 16]);
});

test.each([
  [5, 3, false],
  [5, 4, true],
  [10, 7, false],
  [10, 8, true],
  [15, 11, false],
  [15, 12, true],
])("of %i answers %i right: passed is %s", (count, right, passed) => {
  expect(markQuiz(questions(count), answers(count, right))).toMatchObject({
    score: right,
    total: count,
    passed,
  });
});

test("answers to other questions are ignored", () => {
  expect(markQuiz(questions(2), { ...answers(2, 2), q9: 1 })).toMatchObject({ score: 2, total: 2 });
});

test("an incomplete quiz is not marked", () => {
  expect(markQuiz(questions(2), answers(1, 1))).toBeNull();
  expect(markQuiz(questions(1), { q0: 3 })).toBeNull();
  expect(markQuiz([], {})).toBeNull();
});
