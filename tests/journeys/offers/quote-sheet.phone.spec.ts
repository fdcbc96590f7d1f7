import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";
import { packages, shared } from "./offers.ts";
import { add, card, quoteOf } from "./quote.ts";

/** The open list; no element while it is closed. */
const list = (page: Page) => page.getByRole("link", { name: "Send this list on WhatsApp" });

test.describe("on a phone's screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the bar opens upwards, and Back closes its list first", async ({ scene }) => {
    await scene("the bar stays at the bottom, opens upwards to the list and closes", async (page) => {
      await page.goto("/whatsapp-ai-packages");
      await hydrate(page);
      await card(page, "LeadBot Basic").getByRole("button").click();
      const bar = page.locator("#quote-bar");
      await expect(bar).toBeInViewport();
      await expect(bar).toContainText("Your list · 1 item");
      await expect(bar).toContainText(`${packages[0].setup} setup + ${packages[0].monthly} per month`);
      const box = await bar.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeLessThanOrEqual(80);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(735);
      const list = page.getByRole("button", { name: "Remove: LeadBot Basic" });
      await expect(list).toBeHidden();
      await bar.click();
      await expect(list).toBeInViewport();
      await expect(page.getByRole("link", { name: "Send this list on WhatsApp" })).toBeInViewport();
      await bar.click();
      await expect(list).toBeHidden();
      await add(page, "Payment integration").click();
      await expect(bar).toContainText("Your list · 2 items");
      await expect(bar).toBeInViewport();
    });
    await scene("Back closes the list first and takes nothing out of the quote", async (page) => {
      await page.goto("/tools");
      await page.goto("/whatsapp-ai-packages");
      await hydrate(page);
      await card(page, "LeadBot Basic").getByRole("button").click();
      await add(page, "Payment integration").click();
      await page.locator("#quote-bar").click();
      await expect(list(page)).toBeInViewport();
      await page.goBack();
      await expect(list(page)).toBeHidden();
      await expect(page).toHaveURL("/whatsapp-ai-packages?package=leadbot-basic&add=payment-integration");
      await expect(page.locator("#quote-bar")).toContainText("2 items");
      await page.goForward();
      await expect(list(page)).toBeInViewport();
      await page.locator("#quote-bar").click();
      await expect(list(page)).toBeHidden();
      // The list closes at once, its history entry goes a moment later.
      await expect(page).toHaveURL("/whatsapp-ai-packages?package=leadbot-basic&add=payment-integration");
      await page.goBack();
      await expect(page).toHaveURL("/whatsapp-ai-packages?package=leadbot-basic");
    });
    await scene("a list that was opened before the script is closed by Back too", async (page) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const fetched = Promise.withResolvers<void>();
      await page.route("**/assets/entry.client-*.js", async (route) => {
        await fetched.promise;
        await route.continue();
      });
      await page.goto(shared);
      await page.locator("#quote-bar").click();
      await expect(list(page)).toBeInViewport();
      fetched.resolve();
      await expect(page).toHaveURL(`${shared}#your-quote`);
      await page.goBack();
      await expect(list(page)).toBeHidden();
      await expect(page).toHaveURL(shared);
    });
  });

  test("changes in the list are kept when it closes", async ({ scene, baseURL }) => {
    await scene("what was removed in the list stays removed when Back closes it", async (page) => {
      await page.goto(shared);
      await hydrate(page);
      await page.locator("#quote-bar").click();
      await page.getByRole("button", { name: "Remove: WhatsApp broadcast" }).click();
      await page.getByRole("button", { name: "Remove: Payment integration" }).click();
      await expect(page.locator("#quote-bar")).toContainText("2 items");
      await page.goBack();
      await expect(list(page)).toBeHidden();
      await expect(page).toHaveURL("/whatsapp-ai-packages?package=smartagent-pro&add=ai-reporting-memory");
      await expect(page.locator("#quote-bar")).toContainText("2 items");
    });
    await scene("'Clear' in the list is one step, which Back undoes as on a wide screen", async (page) => {
      await page.goto("/tools");
      await page.goto(shared);
      await hydrate(page);
      await page.locator("#quote-bar").click();
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(page).toHaveURL("/whatsapp-ai-packages");
      await page.goBack();
      await expect(page).toHaveURL(shared);
      await page.goBack();
      await expect(page).toHaveURL("/tools");
    });
    await scene(
      "the open list is there again after a reload, and a shared quote opens closed",
      async (page) => {
        await page.goto(shared);
        await hydrate(page);
        await expect(list(page)).toBeHidden();
        await page.locator("#quote-bar").click();
        await expect(list(page)).toBeInViewport();
        await page.reload();
        await hydrate(page);
        await expect(list(page)).toBeInViewport();
        await page.goBack();
        await expect(list(page)).toBeHidden();
        await expect(page).toHaveURL(shared);
      },
    );
    await scene(
      "a notice stands above the bar",
      async (page, context) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: `${baseURL}` });
        await page.goto(shared);
        await hydrate(page);
        await (await quoteOf(page)).getByRole("button", { name: "Copy link" }).click();
        await page.locator("#quote-bar").click();
        const notice = await page.getByRole("article").filter({ hasText: "Link copied" }).boundingBox();
        const bar = await page.locator("#quote-bar").boundingBox();
        expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      },
      { fresh: true },
    );
  });

  test("is shared where the phone can", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (what: ShareData) => {
          Object.assign(window, { shared: what.url });
          return Promise.resolve();
        },
      });
    });
    await page.goto(shared);
    await hydrate(page);
    await (await quoteOf(page)).getByRole("button", { name: "Share" }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "shared"))).toBe(`${baseURL}${shared}`);
  });
});
