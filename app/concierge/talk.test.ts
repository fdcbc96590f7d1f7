import { describe, expect, test } from "vitest";
import {
  addOnPrices,
  demoPrices,
  enterprisePrices,
  naira,
  packagePrices,
  type SetupAndMonthly,
} from "#content/prices.ts";
import { ask, chat } from "#tests/support/concierge-chat.ts";

const said = async (...messages: string[]) => (await chat(...messages)).yemiResponse;
const [basic, pro] = [packagePrices["leadbot-basic"], packagePrices["smartagent-pro"]];
const thousands = ({ setup, monthly }: SetupAndMonthly) => [
  setup / 1000,
  monthly / 1000,
  (setup + monthly) / 1000,
];

describe("a follow-up stays in its talk", () => {
  test.each([
    [["do you sell ebooks?", "which is good for a starter"], "Your WhatsApp Shop in Seven Days"],
    [["do you sell ebooks?", "does it open without network"], "ordinary PDF"],
    [["what are the tiers in your school", "can I upgrade later and pay the difference"], "another tier"],
    [["do you work on saturdays", "and christmas?"], "public holidays"],
  ])("%j", async (messages, says) => {
    expect(await said(...messages)).toContain(says);
  });
});

describe("what a visitor considers is added up", () => {
  const total = (count: number, months: number, { setup, monthly }: SetupAndMonthly = pro) =>
    naira(count * (setup + months * monthly));

  test("for several branches, which our pages give no price for", async () => {
    const answer = await said("how much is SmartAgent Pro", "how much for two branches");
    expect(answer).toContain(total(2, 12));
    expect(answer).toContain("no price for several branches");
  });

  test("without what is left out, over the time that is named", async () => {
    const answer = await said(
      "SmartAgent Pro and payment integration, total?",
      "remove the payment and total it for 3 months",
    );
    expect(answer).toContain(total(1, 3));
    expect(answer).not.toContain("Payment integration");
  });

  test("with the add-on that the chat is about, if it is joined to a package", async () => {
    const extra = addOnPrices["ai-reporting-memory"].amount;
    const joined = "if i carry am join SmartAgent Pro, na how much every month";
    const first = "AI reporting and memory na how much";
    expect(await said(first, joined)).toContain(`${naira(pro.monthly + extra)} per month`);
    expect(await said(first, "how much is SmartAgent Pro for one year?")).toContain(total(1, 12));
  });

  test("without an add-on that is only a word of the question", async () => {
    const answer = await said(
      "FullOps setup plus one year monthly, how much total? and is it one payment or i can spread it",
    );
    expect(answer).toContain(total(1, 12, packagePrices["fullops-elite"]));
    expect(answer).not.toContain("Payment integration");
  });

  test("with an add-on behind a plus sign", async () => {
    const answer = await said("smartagent pro for 18 months + payments add-on, total?");
    expect(answer).toContain(naira(pro.setup + 18 * pro.monthly + addOnPrices["payment-integration"].amount));
  });

  test("and what is no add-on is said", async () => {
    expect(await said("LeadBot Basic plus voice notes, total for the year?")).toContain(
      "Voice notes: no add-on of ours",
    );
  });

  test("a budget is for the time that is named", async () => {
    expect(await said("I have 300k for the first 3 months, what can I get")).toContain(
      `LeadBot Basic is ${total(1, 3, basic)} in 3 months`,
    );
  });

  test("a number is a count of messages only alone", async () => {
    expect(await said("I am a tailor", "2 branches")).not.toContain("messages a day");
  });
});

describe("a price that somebody heard is compared part by part", () => {
  const [setup, monthly] = thousands(pro);
  const [basicSetup, basicMonthly, together] = thousands(basic);
  const year = naira(basic.setup + 12 * basic.monthly);
  const app = demoPrices["whatsapp-assistant"].amount;
  test.each([
    [`isn't smartagent pro ${monthly}k one-off and ${setup}k per month?`, "No, that is not the price."],
    [`smartagent pro is ${setup}k setup and ${monthly}k monthly right?`, "is right."],
    [
      `basic is ${basicSetup} setup and ${basicMonthly} monthly so ${together} for the whole year?`,
      `the first year is ${year}`,
    ],
  ])("%s", async (question, says) => {
    expect(await said(question)).toContain(says);
  });

  test.each([
    [
      `i paid LeadBot setup ${basicSetup}k on friday, my first monthly ${basicMonthly}k is due when?`,
      `${naira(basic.monthly)} per month from that day`,
    ],
    [
      `difference between the whatsapp assistant of ${naira(app)} on business apps page and the ${basicSetup}k own`,
      "Answers questions and records who wants to buy",
    ],
    [`whatsapp assistant is ${naira(app)} and ${basicSetup}k setup?`, `${naira(basic.setup)} is a price of`],
  ])("and a true one is not denied: %s", async (question, says) => {
    const answer = await said(question);
    expect(answer).toContain(says);
    expect(answer).not.toContain("that is not the price");
  });
});

test("both questions of a message are answered", async () => {
  const answer = await said("what does the Real Estate AI System do and how much is it");
  expect(answer).toContain("viewing");
  expect(answer).toContain(naira(enterprisePrices["real-estate-system"].setup));
});

test("a secret is never read for what it says", async () => {
  expect((await ask("my card number is 5399 4100 0000 1230 pin 4411, take the money")).intent).toBe("secret");
});

test("a figure of speech is read for what it wants", async () => {
  const { intent } = await ask("this una price go kill person, 450k for one bot");
  expect(intent).not.toMatch(/^help_/);
});
