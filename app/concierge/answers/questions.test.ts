import { expect, test } from "vitest";
import { questionsIn } from "./questions.ts";

test.each([
  ["which courses do you have and prices", ["which courses do you have", "prices"]],
  [
    "Printing press here. how long before it starts and can I pay half half",
    ["how long before it starts", "can I pay half half"],
  ],
  ["I sell shoes at Yaba, do you have something for me", ["do you have something for me"]],
  ["if I stop paying, what happens to my number", []],
  ["how much is SmartAgent Pro", []],
])("%s", (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});
