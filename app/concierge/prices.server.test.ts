import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoNames } from "#content/demo-names.ts";
import { enterpriseDemos, enterpriseTitles } from "#content/enterprise-names.ts";
import { assistantPricePath } from "#content/price-path.ts";
import {
  addOnPrices,
  demoPrices,
  type EnterpriseId,
  enterprisePrices,
  naira,
  type PackageId,
  packagePrices,
  type SinglePrice,
} from "#content/prices.ts";
import { amountsOf, contentAmounts } from "#tests/exams/concierge/amounts.ts";
import { cases, fullRun } from "#tests/support/budget.ts";
import { amountsIn, ask, exam } from "#tests/support/concierge-chat.ts";
import { inBatches } from "#tests/support/in-batches.ts";
import type { KnowledgeDocument } from "./knowledge/document.ts";
import { knowledge } from "./knowledge.server.ts";
import { checkPrices } from "./model/priced.ts";

const asked = new Map<string, ReturnType<typeof ask>>();

/** The answer to a question of an exam, which several tests look at. */
function askOnce(question: string) {
  const answer = asked.get(question) ?? ask(question);
  asked.set(question, answer);
  return answer;
}

const priced = () =>
  knowledge().documents.filter(({ parts, group, kind }) => parts && !group && kind !== "flagship");

describe("prices", () => {
  test("everything sold is told with its own price", async () => {
    await inBatches(priced(), async ({ name, price }) => {
      const { yemiResponse, intent } = await ask(`How much is ${name}?`);
      expect([name, intent, yemiResponse]).toEqual([name, "price", expect.stringContaining(price ?? "")]);
    });
  });

  test("whoever asks for one of two prices hears the other, and what the difference is", async () => {
    for (const [demo, id] of Object.entries(enterpriseDemos).map(([id, demo]) => [demo, id] as const)) {
      const { setup, monthly } = enterprisePrices[id as EnterpriseId];
      const app = demoPrices[demo].amount;
      const ofApp = (await ask(`How much is ${demoNames[demo]}?`)).yemiResponse;
      const ofSystem = (await ask(`How much is ${enterpriseTitles[id as EnterpriseId]}?`)).yemiResponse;
      for (const said of [ofApp, ofSystem]) {
        expect(amountsIn(said)).toEqual(expect.arrayContaining([app, setup, monthly]));
        expect(said).toMatch(/ready app/);
        expect(said).toMatch(/custom build/);
      }
    }
  });

  test("whoever asks for the ready assistant or for the packages hears both prices too", async () => {
    const { ready, custom } = assistantPricePath;
    const from = Math.min(...Object.values(packagePrices).map(({ setup }) => setup));
    for (const name of [ready.name, custom.name]) {
      const said = (await ask(`How much is ${name}?`)).yemiResponse;
      expect([name, amountsIn(said)]).toEqual([
        name,
        expect.arrayContaining([demoPrices["whatsapp-assistant"].amount, from]),
      ]);
    }
  });

  test("the exam of 2026-11-21: nearly all figures that were asked for are told", async () => {
    const answers = await inBatches(exam.prices, async ({ ask: question, prices }) => {
      const said = amountsIn((await askOnce(question)).yemiResponse);
      return { question, told: prices.flatMap(amountsOf).every((figure) => said.includes(figure)) };
    });
    const missing = answers.filter(({ told }) => !told).map(({ question }) => question);
    expect(missing.length, missing.join("\n")).toBeLessThanOrEqual(exam.prices.length * 0.15);
  });

  test("of several things are added up", async () => {
    const packages = Object.entries(packagePrices);
    const extras: [string, SinglePrice][] = Object.entries(addOnPrices);
    const nameOf = (id: string) => knowledge().documents.find((one) => one.id === id)?.name ?? id;
    const ofId = <Priced>(all: [string, Priced][], id: string) =>
      all.find((one) => one[0] === id) as [string, Priced];
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
      {
        numRuns: cases(12),
        // The recogniser is unsure about the first, and takes the second for a comparison.
        examples: [
          ["ai-reporting-memory", "web-chat-widget", "payment-integration"],
          ["web-chat-widget", "ai-reporting-memory", "whatsapp-crm", "payment-integration"],
        ].map((ids) => [ofId(packages, "fullops-elite"), ids.map((id) => ofId(extras, id))]),
      },
    );
  });

  test("of a package and add-ons named by one word are added up", async () => {
    const { yemiResponse } = await ask("SmartAgent Pro plus broadcast and payment, how much in all?");
    const { setup, monthly } = packagePrices["smartagent-pro"];
    const once = setup + addOnPrices["whatsapp-broadcast"].amount + addOnPrices["payment-integration"].amount;
    expect(amountsIn(yemiResponse)).toEqual(
      expect.arrayContaining([once, once + monthly, once + 12 * monthly]),
    );
  });

  const toBegin = (id: PackageId) => packagePrices[id].setup + packagePrices[id].monthly;
  const [basic, pro] = [toBegin("leadbot-basic"), toBegin("smartagent-pro")];
  test.each([
    [`I have ${(basic - 1_000) / 1_000}k, what can I get?`, "less than a WhatsApp package"],
    [`I have ${naira(basic)}, what can I get?`, "you can begin LeadBot Basic"],
    [`My budget is ${naira(pro - 1).slice(1)} naira. What fits?`, "you can begin LeadBot Basic"],
    [`My budget is ${naira(pro).slice(1)} naira. What fits?`, "you can begin SmartAgent Pro"],
    [
      `we get ${toBegin("fullops-elite") / 1_000}k budget, wetin e fit buy`,
      "you can begin FullOps Assistant Elite",
    ],
  ])("a budget: %s", async (question, begins) => {
    const { yemiResponse, intent } = await ask(question);
    expect([intent, yemiResponse]).toEqual(["budget", expect.stringContaining(begins)]);
  });

  const setups = [packagePrices["leadbot-basic"].setup, packagePrices["smartagent-pro"].setup] as const;
  test.each([
    ["so LeadBot is 10k abi?", "No, that is not the price."],
    ["They told me SmartAgent Pro costs ₦45,000 setup, is it true?", "No, that is not the price."],
    [`so SmartAgent Pro is ${setups[1] / 1_000}k setup abi`, `${naira(setups[1])} is right.`],
  ])("a price that somebody heard: %s", async (question, verdict) => {
    const { yemiResponse } = await ask(question);
    expect(yemiResponse).toContain(verdict);
    expect(setups.some((setup) => yemiResponse.includes(`${naira(setup)} one-time setup`))).toBe(true);
  });

  test("always come from the content, and belong to the thing that is named with them", async () => {
    const { documents } = knowledge();
    await inBatches([...exam.prices.map((one) => one.ask), ...exam.others], async (question) => {
      const { yemiResponse, intent } = await askOnce(question);
      if (intent === "sum" || intent === "budget") return;
      const foreign = amountsIn(yemiResponse).filter((amount) => !contentAmounts.has(amount));
      expect(foreign, `${question}: ${yemiResponse}`).toEqual([]);
      if (!/price|claim_price|compare|business|about_thing/.test(intent)) return;
      let subject: KnowledgeDocument | undefined;
      for (const sentence of yemiResponse.split(/(?<=[.?])\s+/)) {
        if (
          documents.some(({ about }) => about.includes(sentence)) ||
          /^Price:|: from ₦|: ₦[\d,]+ to ₦|is right\.$|at handover when/.test(sentence)
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
        .slice(0, fullRun ? 12 : 3)
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
