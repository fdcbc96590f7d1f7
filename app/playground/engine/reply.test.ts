import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { botCard } from "#content/bot-card.ts";
import { type BotType, botTypes } from "#content/bot-demo.ts";
import { botKinds } from "#content/bots/kinds.ts";
import { naira } from "#content/prices.ts";
import firstTalks from "#tests/exams/playground/2026-11-23.json" with { type: "json" };
import moreTalks from "#tests/exams/playground/2026-11-25-practice.json" with { type: "json" };
import ownersTalks from "#tests/exams/playground/2026-11-26-practice.json" with { type: "json" };
import shopTalks from "#tests/exams/playground/2026-11-27-practice.json" with { type: "json" };
import { traps } from "#tests/exams/playground/messages.ts";
import { cases } from "#tests/support/budget.ts";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { practise, type Said, sumIn } from "#tests/support/practice-chat.ts";
import { isAboutUs } from "./ours.ts";
import { reply, voices } from "./reply.ts";
import { newChat } from "./shop.ts";

const chatWith = async (botType: BotType, messages: readonly Said[]) =>
  (await practise(botType, messages)).answers;

interface Talk {
  readonly id: string;
  readonly bot: string;
  readonly turns: readonly {
    readonly say: string;
    readonly has: readonly string[];
    readonly not?: readonly string[];
  }[];
}

describe("talks", () => {
  test.each<Talk>([...firstTalks, ...moreTalks, ...ownersTalks, ...shopTalks])(
    "$id",
    async ({ bot, turns }) => {
      const answers = await chatWith(
        bot as BotType,
        turns.map(({ say }) => say),
      );
      for (const [at, { say, has, not = [] }] of turns.entries()) {
        const answer = answers[at]?.toLowerCase() ?? "";
        for (const part of has) expect(answer, say).toContain(part.toLowerCase());
        for (const part of not) expect(answer, say).not.toContain(part.toLowerCase());
      }
    },
  );
});

test.each(botTypes)(
  "whoever asks %s for less gets an answer, before anything is for sale too",
  async (botType) => {
    for (const say of ["last price?", "abeg last price", "Abeg, what is your last price?"])
      expect((await chatWith(botType, [say]))[0], say).not.toBe("");
  },
);

test("sums are plain arithmetic, whatever is sold and ordered", async () => {
  const names = ["rice", "beans", "garri", "yam", "fish", "oil"];
  const product = fc.record({
    price: fc.integer({ min: 50, max: 900_000 }),
    count: fc.integer({ min: 1, max: 300 }),
  });
  const shop = fc.record({
    products: fc.array(product, { minLength: 1, maxLength: names.length }),
    fee: fc.option(fc.integer({ min: 1, max: 20_000 })),
    percent: fc.option(fc.integer({ min: 1, max: 90 })),
    from: fc.integer({ min: 2, max: 400 }),
  });
  await fc.assert(
    fc.asyncProperty(
      shop,
      fc.constantFrom(...botTypes),
      async ({ products, fee, percent, from }, botType) => {
        const sold = products.map(({ price, count }, at) => ({ name: names[at] ?? "", price, count }));
        const answers = await chatWith(botType, [
          ...sold.map(({ name, price }) => [`${name} is ${naira(price)} per bag`, "teach"] as const),
          ...(fee ? [[`delivery to Yaba is ${naira(fee)}`, "teach"] as const] : []),
          ...(percent ? [[`${from} bags and above get ${percent}% off`, "teach"] as const] : []),
          [
            `I want ${sold.map(({ name, count }) => `${count} bags of ${name}`).join(", ")} delivered to Yaba`,
            "order",
          ],
          ["what is my total?", "total"],
        ]);
        const goods = sold.reduce((sum, { price, count }) => sum + price * count, 0);
        const all = sold.reduce((sum, { count }) => sum + count, 0);
        const saving = percent && all >= from ? Math.round((goods * percent) / 100) : 0;
        const told = answers.at(-1) ?? "";
        expect(sumIn(told), told).toBe(goods - saving + (fee ?? 0));
      },
    ),
    { numRuns: cases(40) },
  );
});

/** Expects what must be true of every answer, whatever the message. */
function expectSound(answer: string): void {
  expect(answer.trim()).not.toBe("");
  expect(answer).not.toMatch(/[{}<>]|undefined|NaN|https?:|!/);
  if (/₦/.test(answer)) expect(isAboutUs(answer.toLowerCase()), answer).toBe(false);
}

test("any input of any kind gets a valid answer", async () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.string({ unit: "binary", maxLength: 120 }),
    fc
      .array(
        fc.constantFrom(
          ...traps,
          ...botKinds,
          "₦5k",
          "order 1042",
          "3",
          "per bag",
          "10% off",
          "{price}",
          "Yaba",
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(" ").slice(0, 1000)),
  );
  const said = fc.tuple(text, fc.constantFrom(...botKinds));
  await fc.assert(
    fc.asyncProperty(
      fc.array(said, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...botTypes),
      async (messages, botType) => {
        for (const answer of await chatWith(botType, messages)) expectSound(answer.replaceAll("!", ""));
      },
    ),
    { numRuns: cases(120) },
  );
});

test("a long message is read without delay", async () => {
  const taken = await cpuTime(async () => {
    for (const trap of traps)
      for (const kind of ["teach", "order", "question"] as const)
        await chatWith("sales", [[trap.repeat(Math.ceil(1000 / trap.length)).slice(0, 1000), kind]]);
  });
  expect(taken).toBeLessThan(2000);
});

test("the same messages make the same chat, so that another process can go on with it", async () => {
  const messages = ["I sell eggs at 4,500 a crate", "how much for 3 crates?", "deliver to Yaba", "yes"];
  expect(await chatWith("sales", messages)).toEqual(await chatWith("sales", messages));
});

test("the home card's sample is a shop of its own, until the visitor tells of theirs", async () => {
  const own = await chatWith("friendly", [botCard.sample.says, "15k a pair", "how much for 2 pairs?"]);
  expect(own[1]).toContain("₦15,000");
  expect(own[2]).toContain("₦30,000");
  const [, , listed = ""] = await chatWith("friendly", [
    botCard.sample.says,
    "I sell cakes in Ibadan, 12k each",
    "what do you sell?",
  ]);
  expect(listed).toContain("cakes");
  expect(listed).not.toContain("shoes");
});

test("each personality does its own: an upsell, steps, a question for the order number, few words", async () => {
  const shop = "rice is 70k a bag, beans 60k a bag";
  const to = async (botType: BotType, ...messages: string[]) =>
    (await chatWith(botType, [shop, ...messages])).at(-1) ?? "";
  expect(await to("sales", "I want 2 bags of rice")).toContain("beans");
  for (const other of ["friendly", "support", "customer_service"] as const)
    expect(await to(other, "I want 2 bags of rice")).not.toContain("beans");
  expect(await to("support", "the machine is not coming on")).toMatch(/1\. .+\n2\. .+\n3\. /);
  expect(await to("customer_service", "the bag came torn")).toMatch(/sorry/i);
  expect(await to("customer_service", "the bag came torn")).toMatch(/order number/i);
  const lengths = await Promise.all(
    botTypes.map(
      async (botType) =>
        (await to(botType, "do you give receipts?", "the bag came torn")).split(/\s+/).length,
    ),
  );
  expect(Math.min(...lengths)).toBe(lengths[botTypes.indexOf("friendly")]);
});

test("no text is used by two personalities", () => {
  const every = Object.values(voices).flatMap(({ say, ask }) =>
    [...Object.values(say), ...Object.values(ask)].flat(),
  );
  const shared = every.filter((text, at) => every.indexOf(text) !== at && !/^\{\w+\}\.$/.test(text));
  expect(shared).toEqual([]);
  for (const { say } of Object.values(voices))
    for (const [act, texts] of Object.entries(say)) expect([act, texts.length > 0]).toEqual([act, true]);
});

test("the site's answer is repeated, framed by each personality", () => {
  const frames = botTypes.map((botType) =>
    reply(newChat(), {
      botType,
      userMessage: "price?",
      sentences: [],
      seed: "a",
      ours: "SmartAgent Pro: ₦1.",
    }),
  );
  for (const frame of frames) expect(frame).toContain("SmartAgent Pro: ₦1.");
  expect(new Set(frames).size).toBe(botTypes.length);
  for (const botType of botTypes) {
    const answer = reply(newChat(), { botType, userMessage: "price?", sentences: [], seed: "a", ours: null });
    expect(answer).not.toMatch(/\d{3}/);
    expect(answer).toMatch(/green/);
  }
});
