import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BotType, botTypes } from "#content/bot-demo.ts";
import { contentAmounts } from "#tests/exams/concierge/amounts.ts";
import { messagesByTopic, traps } from "#tests/exams/playground/messages.ts";
import { cases } from "#tests/support/budget.ts";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { newChat, remember } from "./chat.ts";
import { amountIn } from "./known.ts";
import { isAboutUs } from "./ours.ts";
import { plain } from "./plain.ts";
import { personalities, reply } from "./reply.ts";

const everyMessage = Object.values(messagesByTopic).flat();

/** Runs a chat with one personality. Returns each answer. */
function chatWith(botType: BotType, messages: readonly string[], seed = "a") {
  const chat = newChat();
  return messages.map((userMessage) => {
    const bot = reply(chat, { botType, userMessage, seed });
    remember(chat, { user: userMessage, bot });
    return bot;
  });
}

const sentencesOf = (text: string) => text.split(/(?<=[.?:])\s+|\n/).filter((part) => part.length > 12);

/** Expects what must be true of every answer, whatever the message. */
function expectSound(answer: string, messages: readonly string[]): void {
  expect(answer.trim()).not.toBe("");
  expect(answer.length).toBeLessThanOrEqual(900);
  expect(answer).not.toMatch(/[{}<>]|undefined|NaN|https?:|!/);
  // An amount is one that the visitor gave, also as a bare number, or that amount times a number of theirs.
  const given = messages
    .flatMap((text) => [amountIn(text), amountIn(`₦${text.replace(/^\D+/, "")}`)])
    .filter((amount) => amount !== undefined);
  for (const [, digits = ""] of answer.matchAll(/₦([\d,]+)/g)) {
    const amount = Number(digits.replaceAll(",", ""));
    expect(
      given.some((own) => amount % own === 0),
      `₦${digits} in ‘${answer}’`,
    ).toBe(true);
  }
  if (/₦/.test(answer)) expect(isAboutUs(plain(answer)), answer).toBe(false);
}

describe.each(botTypes)("%s", (botType) => {
  test("answers every kind of message on its own", () => {
    for (const message of [...everyMessage, ...traps]) {
      const [answer = ""] = chatWith(botType, [message]);
      expectSound(answer, [message]);
    }
  });

  test("answers them all in one chat", () => {
    const all = [...traps, ...everyMessage];
    for (const answer of chatWith(botType, all)) expectSound(answer, all);
  });

  test("repeats no sentence in a chat with one message of each kind", () => {
    const one = Object.values(messagesByTopic).map(([first = ""]) => first);
    const two = Object.values(messagesByTopic).map(([, second = ""]) => second);
    const said = chatWith(botType, [...one, ...two]).flatMap(sentencesOf);
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  });

  test("does not answer the same question with the same words", () => {
    const [first, second, third] = chatWith(botType, [
      "How much is it?",
      "How much is it?",
      "How much is it?",
    ]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(personalities[botType].say.repeat.some((text) => third?.startsWith(text))).toBe(true);
  });

  test("greets differently from chat to chat", () => {
    const greetings = Array.from(
      { length: 12 },
      (_, at) => chatWith(botType, ["Good morning"], `chat ${at}`)[0],
    );
    expect(new Set(greetings).size).toBeGreaterThan(2);
  });

  test("gives valid answers to any input", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .array(fc.constantFrom(...everyMessage, ...traps, "₦5k", "order 1042", "3", "yes", "no", "{price}"), {
          maxLength: 6,
        })
        .map((parts) => parts.join(" ").slice(0, 1000)),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (messages) => {
        for (const answer of chatWith(botType, messages)) expectSound(answer, messages);
      }),
      { numRuns: cases(50) },
    );
  });
});

test("a long message is read without delay", async () => {
  const taken = await cpuTime(() => {
    for (const botType of botTypes) {
      for (const trap of traps)
        chatWith(botType, [trap.repeat(Math.ceil(1000 / trap.length)).slice(0, 1000)]);
    }
  });
  expect(taken).toBeLessThan(1000);
});

test("the four differ in length and vocabulary", () => {
  const answers = Object.fromEntries(
    botTypes.map((botType) => [
      botType,
      everyMessage.map((message) => chatWith(botType, [message])[0] ?? ""),
    ]),
  );
  const words = (texts: readonly string[] = []) =>
    texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / texts.length;
  const lengths = botTypes.map((botType) => words(answers[botType]));
  const [service = 0, sales = 0, support = 0, friendly = 0] = lengths;
  expect(friendly * 1.4).toBeLessThan(sales);
  expect(sales * 1.15).toBeLessThan(service);
  expect(Math.min(service, support)).toBeGreaterThan(25);
  const steps = answers.support?.filter((text) => /1\. .+\n2\. /.test(text)) ?? [];
  expect(steps.length / everyMessage.length).toBeGreaterThan(0.9);
  expect(answers.sales?.filter((text) => text.includes("?")).length).toBeGreaterThan(everyMessage.length / 2);
  for (const [at] of everyMessage.entries()) {
    expect(new Set(botTypes.map((botType) => answers[botType]?.[at])).size).toBe(botTypes.length);
  }
});

test("no text is used by two personalities, and no sentence is in two texts of one", () => {
  const every = Object.values(personalities).flatMap(({ say }) => Object.values(say).flat());
  expect(every.filter((text, at) => every.indexOf(text) !== at)).toEqual([]);
  for (const { say, ask } of Object.values(personalities)) {
    const sentences = [...Object.values(say), ...Object.values(ask)]
      .flat()
      .flatMap((text) => sentencesOf(text).filter((sentence) => !sentence.includes("{")));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  }
});

test("sales makes a sale: a price, a quantity and a place lead to the order", () => {
  const [, price, three, place, deal] = chatWith("sales", [
    "I sell ankara bags at 15k each",
    "How much is one bag?",
    "3",
    "deliver to Bodija",
    "yes",
  ]);
  expect(price).toContain("₦15,000");
  expect(three).toContain("₦45,000");
  expect(place).toContain("Bodija");
  expect(personalities.sales.say.agreed.some((text) => deal?.startsWith(text))).toBe(true);
});

test("a visitor who names a trade is told what its customers want", async () => {
  const { wantsIn } = await import("../wants/wants-in.ts");
  for (const botType of botTypes) {
    const answer = reply(newChat(), { botType, userMessage: "I sell birthday cakes", seed: "a", wantsIn });
    expect(
      wantsIn("birthday cakes").some((want) => answer.includes(want)),
      answer,
    ).toBe(true);
    const unknown = reply(newChat(), { botType, userMessage: "I sell gribbles", seed: "a", wantsIn });
    expectSound(unknown, []);
  }
});

test("support continues with other steps, then calls a person", () => {
  const [first, second, third] = chatWith("support", [
    "The POS is not connecting",
    "still not working",
    "no",
  ]);
  expect(first).toMatch(/1\. .+\n2\. .+\n3\. /);
  expect(second).toMatch(/1\. .+\n2\. .+\n3\. /);
  expect(second).not.toContain(first?.split("\n")[1] ?? "nothing");
  expect(personalities.support.say.notSolved.some((text) => third?.startsWith(text))).toBe(true);
});

test("customer service asks for the order and takes it", () => {
  const [late, taken] = chatWith("customer_service", ["My order has not come", "ORD-1042"]);
  expect(late).toMatch(/sorry|apologise|disappointing/);
  expect(taken).toContain("ORD-1042");
});

test("the site's answer is repeated with its prices, framed by each personality", () => {
  const ours = `SmartAgent Pro: ₦${[...contentAmounts][0]}.`;
  const frames = botTypes.map((botType) =>
    reply(newChat(), { botType, userMessage: "price?", seed: "a", ours }),
  );
  for (const frame of frames) expect(frame).toContain(ours);
  expect(new Set(frames).size).toBe(botTypes.length);
  for (const botType of botTypes) {
    const answer = reply(newChat(), { botType, userMessage: "price?", seed: "a", ours: null });
    expect(answer).not.toMatch(/\d{3}/);
    expect(answer).toMatch(/green/);
  }
});
