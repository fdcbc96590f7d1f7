import { describe, expect, test } from "vitest";
import { enterprisePrices, firstYearTotal, naira, packagePrices } from "#content/prices.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { ask, chat } from "#tests/support/concierge-chat.ts";
import { withFacts } from "../answers/facts.ts";
import { likeliestAnswer } from "./likely-answers.server.ts";
import { readPrecise } from "./read-precise.ts";

const { answers, asked } = await readPrecise();
const answerOf = (id: string) => {
  const answer = answers.find((one) => one.id === id);
  if (!answer) throw new Error(`There is no answer ${id}.`);
  return withFacts(answer.says.english);
};

describe("a precise question gets its own answer", () => {
  // None of these is a line of content/concierge/precise.
  test.each([
    ["do you accept ghana cedis as payment", "pay_in_cedis"],
    ["are your lessons usable by a blind student with a screen reader", "screen_reader"],
    ["which ebook is about profit and what it costs me to sell", "ebook_know_your_profit"],
    ["how do I open the powerpoint file on a small android", "free_course_opens_on_phone"],
  ])("%s", async (question, id) => {
    expect(asked.flatMap(({ lines }) => lines)).not.toContain(question);
    expect((await ask(question)).yemiResponse).toBe(answerOf(id));
  });

  test("and nearly every line is nearest to the answer that it was written for", async () => {
    const lines = asked
      .filter(({ after }, at) => !after && at % 20 === 0)
      .flatMap(({ id, lines }) => lines.slice(0, 1).map((line) => ({ id, line })));
    const wrong: string[] = [];
    for (const { id, line } of lines) {
      const meaning = await meaningOf(line, 60_000);
      const found = meaning && (await likeliestAnswer(line, meaning, [], undefined));
      if (found?.answer.id !== id) wrong.push(`${line}: ${found?.answer.id}`);
    }
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(lines.length / 10);
  });

  test("once: whoever asks again gets the label's answer", async () => {
    const question = "do you accept ghana cedis as payment";
    expect((await chat(question, question)).yemiResponse).not.toBe(answerOf("pay_in_cedis"));
  });
});

test("what is calculated is calculated", async () => {
  expect((await chat("How much is LeadBot Basic?", "so for one year total?")).yemiResponse).toContain(
    naira(firstYearTotal(packagePrices["leadbot-basic"])),
  );
  expect((await ask("FullOps plus broadcast, total for the first month?")).intent).toBe("sum");
});

test("of two alternatives the cheaper one is named, with the difference", async () => {
  const more =
    firstYearTotal(enterprisePrices["healthcare-system"]) - firstYearTotal(packagePrices["smartagent-pro"]);
  const { yemiResponse } = await ask("compare the healthcare system with SmartAgent Pro over twelve months");
  expect(yemiResponse).toContain(`SmartAgent Pro costs ${naira(more)} less.`);
});

test("whoever wants no numbers in danger gets help again, not our contact details", async () => {
  const { intent } = await chat(
    "I took thirty tablets, I do not want to be here any more",
    "please no numbers",
  );
  expect(intent).toBe("help_self_harm");
});

test("a trade that is mentioned in passing is remembered", async () => {
  const { yemiResponse } = await chat(
    "can one bot serve all of us, we are car mechanics",
    "so which package then",
  );
  expect(yemiResponse).toMatch(/mechanic/i);
});
