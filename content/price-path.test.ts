import { expect, test } from "vitest";
import { enterpriseDemos } from "./enterprise-names.ts";
import { offerTerms, stages } from "./offer-terms.ts";
import { pathOfDemo, systemPaths } from "./price-path.ts";
import {
  type DemoId,
  demoPrices,
  type EnterpriseId,
  enterprisePrices,
  naira,
  packagePrices,
} from "./prices.ts";

const systems = Object.keys(enterprisePrices) as EnterpriseId[];

test.each(systems)("%s: one sentence has the prices of the ready app and of the custom build", (id) => {
  const path = systemPaths[id];
  const { setup, monthly } = enterprisePrices[id];
  for (const amount of [demoPrices[enterpriseDemos[id]].amount, setup, monthly])
    expect(path.sentence).toContain(naira(amount));
  expect(pathOfDemo(enterpriseDemos[id])).toBe(path);
  expect(new Set([...path.ready.includes, ...path.custom.includes]).size).toBe(
    path.ready.includes.length + path.custom.includes.length,
  );
});

test("the custom build is called cheaper by the month only where it is", () => {
  for (const id of systems) {
    const less = demoPrices[enterpriseDemos[id]].amount - enterprisePrices[id].monthly;
    expect([id, /less per month/.test(systemPaths[id].sentence)]).toEqual([id, less > 0]);
    if (less > 0) expect(systemPaths[id].sentence).toContain(`${naira(less)} less per month`);
  }
});

test("every demo has both ways, or none where it comes as a ready app only", () => {
  const alone = (Object.keys(demoPrices) as DemoId[]).filter((id) => !pathOfDemo(id));
  expect(alone).toEqual(["telegram-bot", "ai-sales-website"]);
  expect(pathOfDemo("whatsapp-assistant")?.sentence).toContain(naira(packagePrices["leadbot-basic"].setup));
});

test("the stages come to the whole setup price, and no term is empty or said twice", () => {
  expect(stages.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(new Set(offerTerms.map(({ text }) => text)).size).toBe(offerTerms.length);
  for (const { id, text } of offerTerms) expect([id, text.length > 60]).toEqual([id, true]);
});

test("two packages cost less per month than the ready assistant, as the advice says", () => {
  const monthly = demoPrices["whatsapp-assistant"].amount;
  const cheaper = Object.entries(packagePrices).filter(([, price]) => price.monthly < monthly);
  expect(cheaper.map(([id]) => id)).toEqual(["leadbot-basic", "smartagent-pro"]);
  expect(pathOfDemo("whatsapp-assistant")?.advice).toContain(
    "LeadBot Basic and SmartAgent Pro cost less per month",
  );
});
