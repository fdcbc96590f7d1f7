import { packagePrices } from "#content/prices.ts";
import { quoteTexts } from "#content/quote.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { addOns, chatOf, expectChat, sales, shared, totals, written } from "./offers.ts";
import { add, card, expectTotals, quoteOf } from "./quote.ts";

test.describe("the quote", () => {
  test("has one package or none, and can be built by keyboard", async ({ scene }) => {
    await scene("holds one package: another takes its place", async (page) => {
      await page.goto("/whatsapp-ai-packages?package=leadbot-basic");
      await hydrate(page);
      await card(page, "FullOps Assistant Elite").getByRole("button").click();
      await expect(page).toHaveURL("/whatsapp-ai-packages?package=fullops-elite");
      await expect(card(page, "LeadBot Basic").getByRole("button")).toHaveAttribute("aria-pressed", "false");
      await expectTotals(await quoteOf(page), ...totals("fullops-elite"));
    });
    await scene("without a package is one too", async (page) => {
      await page.goto("/whatsapp-ai-packages?add=ai-reporting-memory");
      const quote = await quoteOf(page);
      await expect(quote).toContainText("No package chosen.");
      await expectTotals(quote, ...totals(null, "ai-reporting-memory"));
      await expectChat(
        quote.getByRole("link", { name: "Send this list on WhatsApp" }),
        "Good day. I have an assistant on my WhatsApp and want to add this:",
      );
    });
    await scene("is built by the keyboard", async (page) => {
      await page.goto("/whatsapp-ai-packages");
      await hydrate(page);
      const widget = add(page, "Web chat widget");
      await widget.focus();
      await page.keyboard.press("Space");
      await expect(widget).toHaveAttribute("aria-pressed", "true");
      await expect(widget).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(widget).toHaveAttribute("aria-pressed", "false");
    });
  });

  test("is sent, copied and shared as an address", async ({ scene, baseURL }) => {
    await scene("is sent whole", async (page) => {
      await page.goto(shared);
      const quote = await quoteOf(page);
      const { line, text } = await chatOf(quote.getByRole("link", { name: "Send this list on WhatsApp" }));
      expect(line).toBe(sales);
      const lines = text.split("\n");
      const pro = written(packagePrices["smartagent-pro"]);
      const [setup, monthly, firstMonth] = totals(
        "smartagent-pro",
        "whatsapp-broadcast",
        "ai-reporting-memory",
        "payment-integration",
      );
      expect(lines.slice(1, 8)).toEqual([
        `Package: SmartAgent Pro, ${pro.setup} one-time setup, ${pro.monthly} per month`,
        ...addOns
          .filter(([name]) => !/widget|CRM/.test(name))
          .map(([name, price]) => `Add-on: ${name}, ${price}`),
        `Setup total: ${setup}`,
        `Monthly total: ${monthly}`,
        `${quoteTexts.firstMonthTotal}: ${firstMonth}`,
      ]);
      expect(lines[8]?.endsWith(shared)).toBe(true);
    });
    await scene(
      "can be copied as a link",
      async (page, context) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: `${baseURL}` });
        await page.goto(shared);
        await hydrate(page);
        await (await quoteOf(page)).getByRole("button", { name: "Copy link" }).click();
        await expect(page.getByText("Link copied")).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${shared}`);
      },
      { fresh: true },
    );
    await scene("ignores what is not sold, and search engines see one page", async (page) => {
      await page.goto("/whatsapp-ai-packages?package=goldbot&add=yacht,web-chat-widget,web-chat-widget");
      await expectTotals(await quoteOf(page), ...totals(null, "web-chat-widget"));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/whatsapp-ai-packages$/);
      for (const link of await page.locator('main a[href*="?add="], main a[href*="?package="]').all()) {
        await expect(link).toHaveAttribute("rel", /nofollow/);
      }
    });
    await scene("fits the narrowest screen, opened too", async (page) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(shared);
      await hydrate(page);
      await quoteOf(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
});
