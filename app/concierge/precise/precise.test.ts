import { describe, expect, test } from "vitest";
import { enterprisePrices, firstYearTotal, naira, packagePrices } from "#content/prices.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { ask, chat } from "#tests/support/concierge-chat.ts";
import { inBatches } from "#tests/support/in-batches.ts";
import { withFacts } from "../answers/facts.ts";
import { likelyAnswers } from "./likely-answers.server.ts";
import { readPrecise, readPreciseLessons } from "./read-precise.ts";

const { answers, asked } = await readPrecise();
const allLines = [...(await readPreciseLessons()).values()].flat();
const answerOf = (id: string) => {
  const answer = answers.find((one) => one.id === id);
  if (!answer) throw new Error(`There is no answer ${id}.`);
  return withFacts(answer.says.english);
};

describe("a precise question gets its own answer", () => {
  // None of these is a line that is learnt.
  test.each([
    ["do you accept ghana cedis as payment", "pay_in_cedis"],
    ["are your lessons usable by a blind student with a screen reader", "screen_reader"],
    ["is there a book about profit and what it costs me to sell", "ebook_know_your_profit"],
    ["how do I open the powerpoint file on a small android", "free_course_opens_on_phone"],
  ])("%s", async (question, id) => {
    expect(allLines).not.toContain(question);
    expect((await ask(question)).yemiResponse).toBe(answerOf(id));
  });

  // Of people who were not asked to be brief. None is learnt as a line.
  test.each([
    [
      "I live in Toronto but my mum runs a furniture showroom in Kaduna. Can I pay for her by card from here and watch the sales from my own phone?",
      "pay_from_abroad",
    ],
    ["My exhibition is on the 14th. Will it be ready before that day or not?", "latest_day_to_pay"],
    [
      "we run a bakery in Ilorin, 14 vans supplying bread on credit every morning. is your ready-made business app enough for us or do we need the custom one?",
      "fit_bakery",
    ],
  ])("also told at length: %s", async (question, id) => {
    expect((await ask(question)).yemiResponse).toContain(answerOf(id).slice(0, 60));
  });

  test("and nearly every line is nearest to the answer that it was written for", async () => {
    const lines = asked
      .filter(({ after }, at) => !after && at % 20 === 0)
      .flatMap(({ id, lines }) => lines.slice(0, 1).map((line) => ({ id, line })));
    const wrong: string[] = [];
    await inBatches(lines, async ({ id, line }) => {
      const meaning = await meaningOf(line, 60_000);
      const [found] = meaning ? await likelyAnswers({ text: line, meaning }, [], undefined) : [];
      if (found?.answer.id !== id) wrong.push(`${line}: ${found?.answer.id}`);
    });
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(lines.length / 10);
  });

  test("once: whoever asks again gets the label's answer", async () => {
    const question = "do you accept ghana cedis as payment";
    expect((await chat(question, question)).yemiResponse).not.toBe(answerOf("pay_in_cedis"));
  });
});

describe("the general question of a label", () => {
  const saysOf = new Set(answers.map(({ says }) => withFacts(says.english)));

  test.each([
    ["who owns the data we give you", "data_owner"],
    ["do you have a demo I can see", "demo"],
    ["will whatsapp block my number if I use your bot", "can_ban"],
  ])("%s gets the general answer", async (question, label) => {
    expect(allLines).not.toContain(question);
    const { intent, yemiResponse } = await ask(question);
    expect(intent).toBe(label);
    expect(saysOf).not.toContain(yemiResponse);
  });

  test("is behind a precise one that was asked for", async () => {
    const { yemiResponse } = await ask("do I pay money before you show me the demo");
    expect(yemiResponse).toBe(answerOf("demo_cost"));
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
