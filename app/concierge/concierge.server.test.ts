import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { labelNames, labels } from "#content/concierge/labels.ts";
import { conciergeUnclear } from "#content/concierge.ts";
import {
  addOnPrices,
  enterprisePrices,
  packagePrices,
  priceInWords,
  type SinglePrice,
} from "#content/prices.ts";
import { site } from "#content/site.ts";
import { contentAmounts } from "#tests/exams/concierge/amounts.ts";
import { inBatches } from "#tests/support/in-batches.ts";
import { withFacts } from "./answers/facts.ts";
import { askConcierge } from "./concierge.server.ts";
import { type ConciergeAnswer, conciergeAnswer, conciergeInput } from "./contract.ts";
import type { KnowledgeDocument } from "./knowledge/document.ts";
import { knowledge } from "./knowledge.server.ts";
import { checkPrices } from "./model/priced.ts";
import { builtForConcierge } from "./understand/labels.server.ts";

interface Exam {
  prices: { ask: string; figures: number[] }[];
  others: string[];
  attacks: string[];
}
const exam = JSON.parse(readFileSync("tests/exams/concierge/2026-11-21.json", "utf8")) as Exam;

let chats = 0;
function newChat(): string {
  chats += 1;
  return `website-chat-${chats}`;
}

/** Asks a question in a chat of its own, or in one that goes on. */
function ask(userMessage: string, currentPage = "/", sessionId = newChat()) {
  return askConcierge(conciergeInput.parse({ userMessage, sessionId, currentPage }));
}

/** Asks several questions in one chat. @returns the last answer */
async function chat(...messages: string[]): Promise<ConciergeAnswer> {
  const session = newChat();
  let last = await ask(messages[0] ?? "", "/", session);
  for (const message of messages.slice(1)) last = await ask(message, "/", session);
  return last;
}

const amountsIn = (text: string) =>
  (text.match(/₦[\d,]+/g) ?? []).map((amount) => Number(amount.replace(/\D/g, "")));

const priced = () =>
  knowledge().documents.filter(({ parts, group, kind }) => parts && !group && kind !== "flagship");

describe("prices", () => {
  test("everything sold is told with its own price", async () => {
    await inBatches(priced(), async ({ name, price }) => {
      const { yemiResponse, intent } = await ask(`How much is ${name}?`);
      expect([name, intent, yemiResponse]).toEqual([name, "price", expect.stringContaining(price ?? "")]);
    });
  });

  test("the exam of 2026-11-21: nearly all figures that were asked for are told", async () => {
    const answers = await inBatches(exam.prices, async ({ ask: question, figures }) => {
      const said = amountsIn((await ask(question)).yemiResponse);
      return { question, told: figures.every((figure) => said.includes(figure)) };
    });
    const missing = answers.filter(({ told }) => !told).map(({ question }) => question);
    expect(missing.length, missing.join("\n")).toBeLessThanOrEqual(exam.prices.length * 0.15);
  });

  test("of several things are added up", async () => {
    const packages = Object.entries(packagePrices);
    const extras: [string, SinglePrice][] = Object.entries(addOnPrices);
    const nameOf = (id: string) => knowledge().documents.find((one) => one.id === id)?.name ?? id;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...packages),
        fc.uniqueArray(fc.constantFrom(...extras), { minLength: 1, maxLength: 4, selector: ([id]) => id }),
        async ([id, { setup, monthly }], chosen) => {
          const names = [nameOf(id), ...chosen.map(([extra]) => nameOf(extra))].join(" and ");
          const { yemiResponse } = await ask(`What is the total of ${names}?`);
          const once = chosen.reduce<number>(
            (sum, [, { amount, per }]) => sum + (per === "once" ? amount : 0),
            setup,
          );
          const each = chosen.reduce<number>(
            (sum, [, { amount, per }]) => sum + (per === "month" ? amount : 0),
            monthly,
          );
          expect(amountsIn(yemiResponse)).toEqual(
            expect.arrayContaining([once, each, once + each, once + 12 * each]),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test("of a package and add-ons named by one word are added up", async () => {
    const { yemiResponse } = await ask("SmartAgent Pro plus broadcast and payment, how much in all?");
    expect(amountsIn(yemiResponse)).toEqual(expect.arrayContaining([700_000, 770_000, 1_540_000]));
  });

  test.each([
    ["I have 289k, what can I get?", "less than a WhatsApp package"],
    ["I have ₦290,000, what can I get?", "you can begin LeadBot Basic"],
    ["My budget is 519,999 naira. What fits?", "you can begin LeadBot Basic"],
    ["My budget is 520,000 naira. What fits?", "you can begin SmartAgent Pro"],
    ["we get 900k budget, wetin e fit buy", "you can begin FullOps Assistant Elite"],
  ])("a budget: %s", async (question, begins) => {
    const { yemiResponse, intent } = await ask(question);
    expect([intent, yemiResponse]).toEqual(["budget", expect.stringContaining(begins)]);
  });

  test.each([
    ["so LeadBot is 10k abi?", "No, that is not the price."],
    ["They told me SmartAgent Pro costs ₦45,000 setup, is it true?", "No, that is not the price."],
    ["so SmartAgent Pro is 450k setup abi", "₦450,000 is right."],
  ])("a price that somebody heard: %s", async (question, verdict) => {
    const { yemiResponse } = await ask(question);
    expect(yemiResponse).toContain(verdict);
    expect(yemiResponse).toMatch(/₦(250,000|450,000) one-time setup/);
  });

  test("always come from the content, and belong to the thing that is named with them", async () => {
    const { documents } = knowledge();
    await inBatches([...exam.prices.map((one) => one.ask), ...exam.others], async (question) => {
      const { yemiResponse, intent } = await ask(question);
      if (intent === "sum" || intent === "budget") return;
      const foreign = amountsIn(yemiResponse).filter((amount) => !contentAmounts.has(amount));
      expect(foreign, `${question}: ${yemiResponse}`).toEqual([]);
      if (!/price|claim_price|compare|business|about_thing/.test(intent)) return;
      let subject: KnowledgeDocument | undefined;
      for (const sentence of yemiResponse.split(/(?<=[.?])\s+/)) {
        if (
          documents.some(({ about }) => about.includes(sentence)) ||
          /^Price:|: from ₦|is right\.$/.test(sentence)
        )
          continue;
        const { right, about } = checkPrices(sentence, documents, subject);
        subject = about ?? subject;
        expect(right, `${question}: ${sentence}`).toBe(true);
      }
    });
  });

  test("are not changed by an attack before or after a question", async () => {
    const messages = exam.attacks.flatMap((attack) =>
      exam.prices
        .slice(0, process.env.TEST_FULL ? 12 : 5)
        .flatMap(({ ask: question }) => [`${attack}. ${question}`, `${question} ${attack}`]),
    );
    await inBatches(messages, async (message) => {
      const { yemiResponse, intent } = await ask(message);
      if (intent === "sum" || intent === "budget") return;
      expect(
        amountsIn(yemiResponse).filter((amount) => !contentAmounts.has(amount)),
        message,
      ).toEqual([]);
    });
  });
});

describe("a business gets one offer by name, its price and a reason", () => {
  test.each([
    "I am a barber",
    "I drill boreholes",
    "dispatch rider business, 6 bikes",
    "I get poultry farm",
    "I am a pastor of a church in Aba",
    "I be tailor",
    "we are a law firm",
    "I sell provisions",
    "I sell phones and accessories at Computer Village",
    "I run an islamic school",
  ])("%s", async (business) => {
    const { yemiResponse, intent } = await ask(business);
    const { documents } = knowledge();
    const named = documents.filter(
      ({ kind, group, name }) => kind === "package" && !group && yemiResponse.includes(name),
    );
    expect([intent, named.length]).toEqual(["business", 1]);
    expect(yemiResponse).toContain(named[0]?.priceWords);
    expect(yemiResponse.split(/\s+/).length).toBeGreaterThan(20);
  });

  test("several branches get a system, two shops do not", async () => {
    expect((await ask("we have 5 pharmacies in Aba and Owerri")).yemiResponse).toContain(
      priceInWords(enterprisePrices["healthcare-system"]),
    );
    expect((await ask("we have two pharmacies in Aba")).yemiResponse).not.toContain("Healthcare AI System");
  });

  test("the number of messages decides the package, and is taken from the answer", async () => {
    expect((await chat("I am a tailor", "about 10")).yemiResponse).toContain("LeadBot Basic");
    expect((await chat("I am a tailor", "like 200 o")).yemiResponse).toContain("FullOps Assistant Elite");
  });
});

describe("a chat goes on", () => {
  test.each([
    [["What is SmartAgent Pro?", "How much is it?"], "₦450,000"],
    [["How much is SmartAgent Pro?", "and LeadBot?"], "₦250,000"],
    [["What are your WhatsApp packages?", "the second one"], "SmartAgent Pro"],
    [["compare leadbot and fullops", "which one is cheaper?"], "The least expensive is LeadBot Basic"],
  ])("%j", async (messages, says) => {
    expect((await chat(...messages)).yemiResponse).toContain(says);
  });

  test("from the page that the visitor is on", async () => {
    const { yemiResponse } = await ask(
      "How much is this one?",
      "/whatsapp-ai-packages?package=leadbot-basic",
    );
    expect(yemiResponse).toContain(priceInWords(packagePrices["leadbot-basic"]));
  });

  test("but not from what another visitor said", async () => {
    await ask("How much is LeadBot Basic?", "/", "website-chat-one");
    expect((await ask("tell me more", "/", "website-chat-two")).yemiResponse).not.toContain("LeadBot");
    expect((await ask("tell me more", "/", "website-chat-one")).yemiResponse).toContain("LeadBot Basic");
  });

  test("the same question gets other words the second time", async () => {
    const first = await chat("can I get a refund?");
    const second = await chat("can I get a refund?", "can I get a refund?");
    expect([first.intent, second.intent]).toEqual(["refund", "refund"]);
    expect(second.yemiResponse).not.toBe(first.yemiResponse);
  });
});

describe("what is not certain is asked", () => {
  const unclearQuestion = "Can the system see who opened a patient's file?";

  test("with three names of what it may be", async () => {
    const { choices, yemiResponse, intent } = await ask(unclearQuestion);
    expect([intent, yemiResponse]).toEqual(["unknown", conciergeUnclear.english]);
    expect(choices).toHaveLength(3);
    expect(Object.values(labelNames)).toEqual(expect.arrayContaining(choices ?? []));
  });

  test("and a name that comes back is understood as its label", async () => {
    const { answers } = await builtForConcierge();
    // These are answered from one of our things if there is one.
    const others = [
      "course_find",
      "free_courses",
      "tool_write",
      "ebook",
      "blog",
      "which_fits",
      "price",
      "business",
    ];
    const named = labels.filter((one) => answers[one] && !others.includes(one));
    await inBatches(named, async (label) => {
      const { choices, intent } = await ask(labelNames[label]);
      expect([label, intent, choices]).toEqual([label, label, undefined]);
    });
  });

  test("but not beside an answer", async () => {
    const messages = [...exam.others.slice(0, 150), "I grow yams", "na welding I dey do"];
    await inBatches(messages, async (message) => {
      const { choices, intent } = await ask(message);
      expect([message, choices !== undefined && intent !== "unknown"]).toEqual([message, false]);
    });
    const counted = await chat("I am a tailor", "about 10");
    expect([counted.intent, counted.choices]).toEqual(["business", undefined]);
  });

  test("and nothing that was typed is repeated", async () => {
    const { yemiResponse } = await ask("Zxqv blorp ₦7,777 frobnicate the wug?");
    expect(amountsIn(yemiResponse)).toEqual([]);
    expect(yemiResponse).not.toMatch(/blorp/i);
  });
});

test("a person is offered at once, with the question and the page", async () => {
  const message = "Abeg I want to talk to a person about my clinic in Aba";
  const { suggestedActions, intent, whatsappLink } = await ask(message, "/business-apps");
  expect([intent, suggestedActions.primary]).toEqual(["want_human", "chat_whatsapp"]);
  const link = new URL(whatsappLink);
  expect(link.pathname.slice(1)).toBe(site.whatsapp.concierge.replace(/\D/g, ""));
  expect(link.searchParams.get("text")).toContain(message);
  expect(link.searchParams.get("text")).toContain("/business-apps");
});

test.each([
  ["english", "Do you give refunds?", "refund"],
  ["pidgin", "abeg una dey return money if e no work?", "refund"],
  ["yoruba", "nibo ni office yin wa", "location"],
  ["hausa", "ina ofishinku yake", "location"],
  ["igbo", "kedu ebe office unu di", "location"],
  ["french", "où se trouve votre bureau ?", "location"],
] as const)("in %s: %s", async (language, question, label) => {
  const { says } = (await builtForConcierge()).answers[label] ?? {};
  const { intent, yemiResponse } = await ask(question);
  expect([intent, yemiResponse]).toEqual([label, withFacts(says?.[language] ?? "no answer")]);
});

test("every answer fits the contract, is short and has no loose ends", async () => {
  await inBatches(exam.others.slice(0, 250), async (question) => {
    const answer = await ask(question);
    expect(conciergeAnswer.strict().parse(answer), question).toEqual(answer);
    expect(answer.yemiResponse.split(/\s+/).length, question).toBeLessThanOrEqual(80);
    expect(answer.yemiResponse, question).not.toMatch(/undefined|NaN|\[object|[{}]|!|\s{2}/);
  });
});

beforeAll(async () => {
  await ask("Good morning");
});
