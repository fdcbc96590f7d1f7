import { describe, expect, test } from "vitest";
import { demoPrices, naira, packagePrices } from "#content/prices.ts";
import { requestDays } from "#content/your-data.ts";
import { chat } from "#tests/support/concierge-chat.ts";

const said = async (...messages: string[]) => (await chat(...messages)).yemiResponse;
const [basic, pro, elite] = [
  packagePrices["leadbot-basic"],
  packagePrices["smartagent-pro"],
  packagePrices["fullops-elite"],
];

describe("whoever said what the business is gets a price for it, and is not asked again", () => {
  test.each([
    [["I get catfish farm for Epe, people dey call me for price every time. how much una dey charge?"]],
    [
      [
        "I sell wedding gowns in Enugu",
        "does it work at night",
        "ok so how much do I pay and when can I have it",
      ],
    ],
    [["Sannu. Ina da shagon sayar da takalma a Kaduna. Nawa ne kudin WhatsApp assistant?"]],
    [["Ndewo. Enwere m shop akpukpo ukwu na Aba. Ego ole ka o bu?"]],
    [["Bonjour, j'ai une boutique de pagnes. Combien coute votre assistant ?"]],
  ])("%j", async (messages) => {
    const answer = await said(...messages);
    expect(answer).toMatch(new RegExp([basic, pro, elite].map(({ setup }) => naira(setup)).join("|")));
    expect(answer).not.toContain("What is your business?");
  });

  test("but a list that is named keeps its prices", async () => {
    const packages = await said("I sell shoes in Aba. How much are your WhatsApp packages?");
    for (const { setup } of [basic, elite]) expect(packages).toContain(naira(setup));
    const apps = await said("I sell shoes in Aba, how much are your apps");
    expect(apps).toContain(naira(demoPrices.hospitality.amount));
    expect(apps).not.toContain(naira(pro.setup));
  });
});

describe("after fraud", () => {
  const victim = "one man wey talk say e be your agent collect 60k from me and block me";

  test("the next question is about it, and none is answered with how to buy", async () => {
    const next = await chat(victim, "so wetin I go do now");
    expect(next.intent).toBe("help_fraud");
    // Only the next steps say so, not the first help.
    expect(next.yemiResponse).toMatch(/EFCC|hold the transfer/i);
    expect((await chat(victim, "thank you", "what should I do now")).intent).toBe("help_fraud");
  });

  test("nobody is promised the money back", async () => {
    const { intent, yemiResponse } = await chat(victim, "will you people refund me the money?");
    expect(intent).toBe("help_fraud");
    expect(yemiResponse).not.toContain("Refunds are paid within");
  });

  test("a business is a business again", async () => {
    expect((await chat(victim, "how much is LeadBot Basic?")).yemiResponse).toContain(naira(basic.setup));
  });
});

test("which of our offers was meant is the one that the last answer named", async () => {
  const answer = await said(
    "we have two guest houses and keep giving one room to two people, can your system stop double booking",
    "which of your products would that be",
  );
  expect(answer).toContain(naira(demoPrices.hospitality.amount));
});

test("how long is about what was asked before", async () => {
  expect(await said("I want you to delete my number and my chat", "how many days will it take")).toContain(
    `within ${requestDays} days`,
  );
});

test("the total of the biggest package is worked out", async () => {
  expect(
    await said(
      "how much is SmartAgent Pro",
      "if I take the biggest package what is the total for the first year",
    ),
  ).toContain(naira(elite.setup + 12 * elite.monthly));
});

test("an answer is not repeated for a longer question that names nothing", async () => {
  const answer = await said("any discount for a group of tailors?", "ok what can we use free then, for now");
  expect(answer).not.toContain("Still no from me");
});

test("which costs less over a year is compared over the year", async () => {
  const answer = await said("which is cheaper for the year, LeadBot Basic or the restaurant app");
  expect(answer).toContain(naira(basic.setup + 12 * basic.monthly));
});

test("a budget for a year buys what a year costs", async () => {
  expect(await said("I sell shoes", "600k per year is my budget, which one fit me")).not.toContain(
    naira(pro.setup),
  );
});

test("two shops in a question of its own are no request for a sum", async () => {
  const { intent } = await chat(
    "I sell tyres, which package fits me",
    "for my two shops can one bot answer both",
  );
  expect(intent).not.toBe("sum");
});
