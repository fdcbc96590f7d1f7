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

test("each question comes with what was said before it, and nothing after it", () => {
  expect(questionsIn("She is 14. Can she join your school? And how much is the course?")).toEqual([
    { text: "Can she join your school?", told: "She is 14. Can she join your school?" },
    {
      text: "And how much is the course?",
      told: "She is 14. Can she join your school? And how much is the course?",
    },
  ]);
});

test("three questions get three answers", async () => {
  const { yemiResponse } = await ask(
    "who are the owners of mindsync, how long have you existed, and how many clients do you have",
  );
  expect(yemiResponse).toMatch(/founder/);
  expect(yemiResponse).toMatch(/year we began/);
  expect(yemiResponse).toMatch(/customer names/);
});

test("a victim of fraud gets help, whatever else is asked", async () => {
  const { intent } = await ask(
    "One man called me say he be Mindsync agent and collect 80k from me for work. Are you people registered? Where is your office?",
  );
  expect(intent).toBe("help_fraud");
});

test("beside a guess the likeliest questions are offered, and whoever presses one gets its answer", async () => {
  const { choices = [] } = await ask("can it be done for two people");
  expect(choices).toContain("Two owners sharing one assistant");
  const { intent, choices: none } = await ask("Two owners sharing one assistant");
  expect(intent).not.toBe("unknown");
  expect(none).toBeUndefined();
});

test("what the whole message asks comes first where one of its questions is open", async () => {
  const { yemiResponse } = await ask(
    "I am bursar of a private secondary school, 650 students. Parents owe fees and we chase them by phone. What can you build, what will it cost, and how many weeks?",
  );
  expect(yemiResponse).toMatch(/^A system made for school fees is not on our pages\..*72 hours/);
});

test("a question without a word of its own is about the one before it", async () => {
  const { yemiResponse } = await ask(
    "I want to book a call on Friday morning, how do I do that and is it free?",
  );
  expect(yemiResponse).toContain("Open Book a call");
  expect(yemiResponse).not.toContain("quote");
});

test("a short first question is answered, not asked back", async () => {
  const { intent } = await ask("What must I give you before you can begin to build my assistant for me?");
  expect(intent).toBe("needed");
});

test("the word for 'how much' gets prices in a language with few training lines", async () => {
  const { intent, yemiResponse } = await ask(
    "E pele o, eeloo ni e maa gba lati se WhatsApp to maa da awon onibara mi lohun?",
  );
  expect(intent).toBe("price");
  expect(yemiResponse).toMatch(/₦\d/);
});

test("'combien de temps' asks how long, and gets no prices", async () => {
  const { intent, yemiResponse } = await ask("Combien de temps pour installer le bot ?");
  expect(intent).toBe("build_time");
  expect(yemiResponse).not.toContain("₦");
});

test("a victim of fraud who writes in French is told what to do at once", async () => {
  const { intent, yemiResponse } = await ask(
    "Un homme m'a contacté au nom de Mindsync, il a pris 50.000 francs pour un emploi et maintenant il ne répond plus, que faire",
  );
  expect(intent).toBe("help_fraud");
  expect(yemiResponse).toMatch(/^Arrêtez/);
});
