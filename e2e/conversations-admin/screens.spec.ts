import { conversationsTexts } from "#app/content/conversations.ts";
import { sql } from "#server/platform/database.ts";
import { keepExchange } from "#tooling/testing/exchange.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { cards, open } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _, signedInAs }) => {
  await sql()`truncate concierge_exchanges`;
  await signedInAs("admin");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`whoever the admin is can use it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await keepExchange({
      session: "a",
      question: "a".repeat(1000),
      page: `/${"b".repeat(500)}`,
      intent: "unknown",
    });
    await keepExchange({ session: "a", question: "Ṣé ó dára?", answer: "c".repeat(4000) });
    await keepExchange({ question: "How much?" });
    await open(page);
    await cards(page).first().getByText(conversationsTexts.whole).click();
    await cards(page)
      .last()
      .getByRole("button", { name: /^Mark as handled/ })
      .click();
    await expect(page.getByText("The conversation is marked as handled.")).toBeVisible();
    await axe(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("the dashboard's header keeps its controls together on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepExchange({ intent: "unknown" });
  await page.goto("/admin-dashboard");
  await hydrate(page);
  const top = async (name: string | RegExp, role: "link" | "button" = "button") =>
    (await page.getByRole(role, { name }).first().boundingBox())?.y;
  expect(await top("Logout")).toBe(await top("Refresh"));
  expect(await top(/^Conversations/, "link")).toBe(await top(/^Leads/, "link"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
