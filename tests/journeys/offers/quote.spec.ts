import { quoteTexts } from "#content/quote.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { shared, totals } from "./offers.ts";
import { add, card, expectTotals, isWide, quoteOf, status } from "./quote.ts";

test.describe("the quote", () => {
  test("grows and shrinks, and Back undoes one step", async ({ scene }) => {
    await scene("grows with each press, and a second press takes it back", async (page) => {
      await page.goto("/whatsapp-ai-packages");
      await hydrate(page);
      if (isWide(page)) await expect(await quoteOf(page)).toContainText("Nothing chosen yet");
      await expect(page.locator("#quote-bar")).toHaveCount(0);

      const choose = card(page, "SmartAgent Pro").getByRole("button", { name: /SmartAgent Pro$/ });
      await expect(choose).toHaveText(new RegExp(`^${quoteTexts.chooseLabel}`));
      await expect(choose).toHaveAttribute("aria-pressed", "false");
      await choose.click();
      await expect(page).toHaveURL("/whatsapp-ai-packages?package=smartagent-pro");
      await expect(choose).toHaveText(new RegExp(`^${quoteTexts.selectedLabel}`));
      await expect(choose).toHaveAttribute("aria-pressed", "true");

      await add(page, "Payment integration").click();
      await add(page, "WhatsApp broadcast").click();
      await add(page, "AI reporting and memory").click();
      await expect(page).toHaveURL(shared);
      await expect(add(page, "WhatsApp broadcast")).toHaveText(/^Added/);
      await expect(add(page, "Web chat widget")).toHaveText(/^Add This/);
      const [setup, monthly, firstMonth] = totals(
        "smartagent-pro",
        "whatsapp-broadcast",
        "ai-reporting-memory",
        "payment-integration",
      );
      await expectTotals(await quoteOf(page), setup, monthly, firstMonth);
      await expect(status(page)).toContainText(
        `Setup total ${setup}, Monthly total ${monthly}, ${quoteTexts.firstMonthTotal} ${firstMonth}`,
      );

      if (!isWide(page)) await page.locator("#quote-bar").click();
      await add(page, "WhatsApp broadcast").click();
      await expect(add(page, "WhatsApp broadcast")).toHaveAttribute("aria-pressed", "false");
      await expectTotals(
        await quoteOf(page),
        ...totals("smartagent-pro", "ai-reporting-memory", "payment-integration"),
      );
    });
    await scene("Back undoes one item, and the quote is there again after the menu", async (page) => {
      await page.goto("/tools");
      await page.goto("/whatsapp-ai-packages");
      await hydrate(page);
      await add(page, "Web chat widget").click();
      await add(page, "WhatsApp CRM integration").click();
      await expect(page).toHaveURL("/whatsapp-ai-packages?add=web-chat-widget,whatsapp-crm");
      await expect(add(page, "WhatsApp CRM integration")).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL("/whatsapp-ai-packages?add=web-chat-widget");
      await expect(add(page, "WhatsApp CRM integration")).toHaveText(/^Add This/);
      await page.goForward();
      await expect(page).toHaveURL("/whatsapp-ai-packages?add=web-chat-widget,whatsapp-crm");
      // The address changes before the page does.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("mindsync-quote")))
        .toContain("whatsapp-crm");
      await page.goto("/tools");
      await page.goto("/whatsapp-ai-packages");
      await hydrate(page);
      await expect(page).toHaveURL("/whatsapp-ai-packages?add=web-chat-widget,whatsapp-crm");
      await expectTotals(await quoteOf(page), ...totals(null, "web-chat-widget", "whatsapp-crm"));
      // On a phone the open list is a step of its own.
      if (!isWide(page)) await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL("/tools");
    });
    await scene(
      "loses a line by its own control and all by 'Clear', and the focus is not lost",
      async (page) => {
        await page.goto(shared);
        await hydrate(page);
        const quote = await quoteOf(page);
        await quote.getByRole("button", { name: "Remove: SmartAgent Pro" }).click();
        const [, kept] = shared.split("package=smartagent-pro&");
        await expect.poll(() => new URL(page.url()).search).toBe(`?${kept}`);
        await expectTotals(
          quote,
          ...totals(null, "whatsapp-broadcast", "ai-reporting-memory", "payment-integration"),
        );
        await expect(page.locator(isWide(page) ? "#quote-heading" : "#quote-bar")).toBeFocused();
        await quote.getByRole("button", { name: "Clear" }).click();
        await expect(page).toHaveURL("/whatsapp-ai-packages");
        await expect(page.locator(isWide(page) ? "#quote-heading" : "#add-ons-heading")).toBeFocused();
        await expect(page.locator("#quote-bar")).toHaveCount(0);
      },
    );
  });

  test("is accessible, closed and open", async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
    await page.goto(shared);
    await hydrate(page);
    await axe(page);
    await quoteOf(page);
    if (isMobile) await axe(page);
  });
});
