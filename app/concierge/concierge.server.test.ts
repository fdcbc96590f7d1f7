import { beforeAll, describe, expect, test } from "vitest";
import { labelNames, labels } from "#content/concierge/labels.ts";
import { conciergeIfMeant, conciergeUnclear } from "#content/concierge.ts";
import { enterprisePrices, naira, packagePrices, priceInWords } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { amountsIn, ask, chat, exam } from "#tests/support/concierge-chat.ts";
import { inBatches } from "#tests/support/in-batches.ts";
import { withFacts } from "./answers/facts.ts";
import { conciergeAnswer } from "./contract.ts";
import { knowledge } from "./knowledge.server.ts";
import { builtForConcierge } from "./understand/labels.server.ts";

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

  test.each([
    ["I sell baby clothes in Aba, I have 2 helpers and one old Android phone", "baby and children"],
    ["I sell baby clothes, not phones", "baby and children"],
    ["I dey sell shoe for Balogun, I get one phone wey don spoil", "shoe sellers"],
  ])("by what is sold, not by what is mentioned with it: %s", async (business, trade) => {
    const { yemiResponse, intent } = await ask(business);
    expect([intent, yemiResponse]).toEqual(["business", expect.stringContaining(trade)]);
  });

  test("several branches get a system, two shops do not", async () => {
    expect((await ask("we have 5 pharmacies in Aba and Owerri")).yemiResponse).toContain(
      priceInWords(enterprisePrices["healthcare-system"]),
    );
    // 'Wetin una fit do' sounds like a question about the tools.
    expect((await ask("my business na poultry farm for Ibadan, wetin una fit do for me")).intent).toBe(
      "business",
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
    [["What is SmartAgent Pro?", "How much is it?"], naira(packagePrices["smartagent-pro"].setup)],
    [["How much is SmartAgent Pro?", "and LeadBot?"], naira(packagePrices["leadbot-basic"].setup)],
    [["What are your WhatsApp packages?", "the second one"], "SmartAgent Pro"],
    [["compare leadbot and fullops", "which one is cheaper?"], "The least expensive is LeadBot Basic"],
    // Without its kind, the answer would claim that the dearest app costs more than every system.
    [
      ["which of your business apps is the most expensive?"],
      "Of our ready apps, the one with the highest price is",
    ],
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
  const unclearQuestion = "can you do it for my boss";

  test("with the likelier answer in short, and the names of others", async () => {
    const { choices, yemiResponse, intent } = await ask(unclearQuestion);
    expect(intent).toBe("unknown");
    const beginnings = [
      conciergeUnclear.english,
      ...Object.values(labelNames).map((name) => conciergeIfMeant.english(name)),
    ];
    expect(beginnings.filter((beginning) => yemiResponse.startsWith(beginning))).toHaveLength(1);
    expect(choices?.length).toBeGreaterThan(1);
    expect(Object.values(labelNames)).toEqual(expect.arrayContaining(choices ?? []));
  });

  test("as many labels are offered where the likeliest is doubtful", async () => {
    expect((await ask("I want cake ordering bot")).choices).toHaveLength(3);
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
    expect(amountsIn(yemiResponse)).not.toContain(7777);
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
