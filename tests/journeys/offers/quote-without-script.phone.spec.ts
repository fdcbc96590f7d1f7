import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { expectChat, shared, totals } from "./offers.ts";
import { card, expectTotals, isWide } from "./quote.ts";

test.describe("the quote without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the quote without script", async ({ scene }) => {
    await scene("is built by links, one page after the other", async (page) => {
      await page.goto("/whatsapp-ai-packages");
      await card(page, "SmartAgent Pro").getByRole("link", { name: "Choose SmartAgent Pro" }).click();
      await expect(page).toHaveURL("/whatsapp-ai-packages?package=smartagent-pro#smartagent-pro");
      await expect(
        card(page, "SmartAgent Pro").getByRole("link", { name: /^Chosen SmartAgent Pro/ }),
      ).toBeVisible();
      await page.getByRole("link", { name: "Add This WhatsApp broadcast" }).click();
      await expect(page).toHaveURL(/\?package=smartagent-pro&add=whatsapp-broadcast#whatsapp-broadcast$/);
      await expect(page.getByRole("heading", { name: "WhatsApp broadcast" })).toBeInViewport();
      await page.getByRole("link", { name: "Add This AI reporting and memory" }).click();
      const quote = await openedWithoutScript(page);
      await expectTotals(quote, ...totals("smartagent-pro", "whatsapp-broadcast", "ai-reporting-memory"));
      await expectChat(quote.getByRole("link", { name: "Send this list on WhatsApp" }), "Good day.");
      await expect(quote.getByText("Copy link")).toBeHidden();
      await quote.getByRole("link", { name: "Remove: WhatsApp broadcast" }).click();
      await expect(page).toHaveURL(/\?package=smartagent-pro&add=ai-reporting-memory#/);
      await page.getByRole("link", { name: /^Added AI reporting and memory/ }).click();
      await expect(page).toHaveURL(/\?package=smartagent-pro#/);
      await (await openedWithoutScript(page)).getByRole("link", { name: "Clear" }).click();
      await expect(page).toHaveURL(/\/whatsapp-ai-packages#/);
      await expect(page.getByText("Chosen", { exact: true })).toHaveCount(0);
    });
    await scene("opens filled in from a shared link", async (page) => {
      await page.goto(shared);
      const quote = await openedWithoutScript(page);
      for (const name of [
        "SmartAgent Pro",
        "WhatsApp broadcast",
        "AI reporting and memory",
        "Payment integration",
      ]) {
        await expect(quote.getByText(name, { exact: true })).toBeVisible();
      }
      await expectTotals(
        quote,
        ...totals("smartagent-pro", "whatsapp-broadcast", "ai-reporting-memory", "payment-integration"),
      );
    });
  });
});

/** Without script nothing can be evaluated: the bar is opened by its attribute alone. */
async function openedWithoutScript(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole("complementary", { name: "Your list" });
  const bar = page.locator("details", { has: page.locator("#quote-bar") });
  await page.locator("#quote-bar").click();
  await expect(bar).toHaveAttribute("open", "");
  return bar;
}
