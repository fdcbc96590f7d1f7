import { expect, test } from "vitest";
import { addOns, botPackages } from "#content/bot-packages.ts";
import { abilities } from "#content/concierge/abilities.ts";
import { ask } from "#tests/support/concierge-chat.ts";

test("every ability is one of a package or of an add-on", () => {
  const packages = botPackages.map(({ id }) => id);
  const extras = addOns.map(({ id }) => id);
  for (const one of abilities)
    expect([
      one.does,
      packages.includes(one.package as never) !== extras.includes(one.addOn as never),
    ]).toEqual([one.does, true]);
});

test.each([
  [
    "does SmartAgent Pro take orders?",
    "No, SmartAgent Pro does not. FullOps Assistant Elite takes complete orders.",
  ],
  ["can leadbot basic book appointments?", "SmartAgent Pro books appointments and reminds."],
  ["please does LeadBot Basic send invoices", "FullOps Assistant Elite sends invoices and receipts."],
])("%s: a larger package does", async (question, answer) => {
  expect((await ask(question)).yemiResponse).toContain(answer);
});

test.each(["does FullOps Assistant Elite take orders?", "does SmartAgent Pro book appointments?"])(
  "%s: yes",
  async (question) => {
    expect((await ask(question)).yemiResponse).not.toMatch(/\bdoes not\b/);
  },
);

test.each([
  ["cheapest package that can take orders and tell stock", "FullOps Assistant Elite", "₦750,000"],
  [
    "which of your packages books appointments and collects deposit",
    "SmartAgent Pro with Payment",
    "₦620,000",
  ],
])("%s", async (question, name, price) => {
  const { yemiResponse } = await ask(question);
  expect(yemiResponse).toContain(name);
  expect(yemiResponse).toContain(price);
});
