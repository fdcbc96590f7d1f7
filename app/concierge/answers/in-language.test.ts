/** Answers in the languages in which no page is written. */
import { describe, expect, test } from "vitest";
import { offersIn } from "#content/concierge/offers-in.ts";
import { demoPrices, naira, packagePrices } from "#content/prices.ts";
import { ask } from "#tests/support/concierge-chat.ts";
import { testDatabase } from "#tests/support/database.ts";

testDatabase();
const said = async (text: string) => (await ask(text)).yemiResponse;
const { setup, monthly } = packagePrices["smartagent-pro"];

describe.each([
  ["yoruba", "Elo ni SmartAgent Pro, mo fe mo iye owo re", "Mo fe ra ebook yin, bawo ni mo se le san owo re"],
  ["hausa", "Nawa ne kudin SmartAgent Pro don Allah", "Ina son in sayi ebook naku, ta yaya zan biya"],
  ["igbo", "SmartAgent Pro bu ego ole biko", "Achoro m izu ebook unu, kedu ka m ga-esi kwuo ugwo"],
  ["french", "Combien coûte SmartAgent Pro s'il vous plaît", "Je veux acheter votre ebook, comment je paie"],
] as const)("in %s", (language, price, ebook) => {
  const says = offersIn[language];

  test("the price of a package, and what it does", async () => {
    const answer = await said(price);
    expect(answer).toContain(says?.onceAndMonthly("SmartAgent Pro", naira(setup), naira(monthly)));
    expect(answer).toContain(says?.does["smartagent-pro"]);
    expect(answer).not.toContain("per month");
  });

  test("the general answer, where the precise one is in English only", async () => {
    const { intent, yemiResponse } = await ask(ebook);
    expect(["ebook", "how_to_pay"]).toContain(intent);
    expect(yemiResponse).not.toMatch(/\b(?:the|you|your)\b/);
  });
});

test("a ready app is told with the packages beside it, as on its page", async () => {
  const answer = await said("Combien coûte le WhatsApp AI Assistant ?");
  expect(answer).toContain(naira(demoPrices["whatsapp-assistant"].amount));
  for (const price of Object.values(packagePrices)) expect(answer).toContain(naira(price.setup));
});

test("a price that begins at an amount is not told as that amount", async () => {
  expect(await said("Combien coûte Mindsync Health ?")).toMatch(
    new RegExp(`(?:from|à partir de|dès) ${naira(demoPrices.healthcare.amount)}`),
  );
});
