import { expect, test } from "vitest";
import { ask } from "#tests/support/concierge-chat.ts";
import { questionsIn } from "./questions.ts";

test.each([
  ["which courses do you have and prices", ["which courses do you have", "prices"]],
  [
    "Printing press here. how long before it starts and can I pay half half",
    ["how long before it starts", "can I pay half half"],
  ],
  ["I sell shoes at Yaba, do you have something for me", ["do you have something for me"]],
  [
    "Abeg una ebook how much e be and how I go take collect am",
    ["Abeg una ebook how much e be", "how I go take collect am"],
  ],
  [
    "1. do you give receipts with VAT 2. can I pay from Houston",
    ["do you give receipts with VAT", "can I pay from Houston"],
  ],
  ["if I stop paying, what happens to my number", []],
  ["how much is SmartAgent Pro", []],
])("%s", (message, questions) => {
  expect(questionsIn(message).map(({ text }) => text)).toEqual(questions);
});

test("a second question is not answered about another thing to read", async () => {
  const { yemiResponse } = await ask(
    "how many pages are the ebooks and can I print them to sell in my school",
  );
  expect(yemiResponse).toContain("sixty and seventy-five pages");
  expect(yemiResponse).not.toContain("worksheets");
});

test("two questions are both answered", async () => {
  const { yemiResponse } = await ask(
    "do i get a certificate after the free courses? can i put it on linkedin?",
  );
  expect(yemiResponse).toMatch(/certificate/);
  expect(yemiResponse).toMatch(/LinkedIn/);
});
