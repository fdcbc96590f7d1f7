import { expect, test } from "vitest";
import { enterpriseDemos } from "./enterprise-names.ts";
import { offerTerms, stages } from "./offer-terms.ts";
import { longestEarnBack, pathOfDemo, systemPaths } from "./price-path.ts";
import {
  type DemoId,
  demoPrices,
  type EnterpriseId,
  enterprisePrices,
  firstYearTotal,
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

test("the custom build is called cheaper by the month only where it is and the setup is soon earned back", () => {
  for (const id of systems) {
    const less = demoPrices[enterpriseDemos[id]].amount - enterprisePrices[id].monthly;
    const months = Math.ceil(enterprisePrices[id].setup / less);
    const isSaid = less > 0 && months <= longestEarnBack;
    expect([id, /less per month/.test(systemPaths[id].sentence)]).toEqual([id, isSaid]);
    if (isSaid) expect(systemPaths[id].sentence).toMatch(`${naira(less)} less per month`);
    if (isSaid) expect(systemPaths[id].sentence).toContain(`in ${months} months`);
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

test("one package costs less than the ready assistant in the first year, as the advice says", () => {
  const year = 12 * demoPrices["whatsapp-assistant"].amount;
  const cheaper = Object.entries(packagePrices).filter(([, price]) => firstYearTotal(price) < year);
  expect(cheaper.map(([id]) => id)).toEqual(["leadbot-basic"]);
  expect(pathOfDemo("whatsapp-assistant")?.advice).toContain(
    "In the first year LeadBot Basic costs less than the ready app, and the other two packages cost more.",
  );
});
