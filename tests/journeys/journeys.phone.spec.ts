/**
 * Parts of screens with another layout on a phone, touched once each; the rest of these screens is tested on a wide
 * one.
 */
import { botCard } from "#content/bot-card.ts";
import { storeTexts } from "#content/ebooks.ts";
import { hero } from "#content/home.ts";
import { services } from "#content/home-sections.ts";
import { cardNames, dialogs, tryDemo, viewer } from "./demos/demos.ts";
import { expect, hydrate, test } from "./fixtures.ts";
import { first } from "./journal/journal.ts";
import { messages } from "./playground/playground.ts";

test("the home page: its first screen, a dialog, a section and a bot", async ({ scene }) => {
  await scene("a dialog fits and gives the focus back", async (page) => {
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Ways to start" }).getByRole("link")).toHaveText(
      hero.destinations.map(({ label }) => label),
    );
    for (const figure of await page.locator("main section").first().locator("dl > div").all())
      await expect(figure).toBeInViewport({ ratio: 1 });
    const explore = page.getByRole("link", { name: "Explore", exact: true });
    await explore.tap();
    const dialog = page.getByRole("dialog", { name: "Choose What to Explore" });
    await expect(dialog.getByRole("link").first()).toBeInViewport();
    await dialog.getByRole("button", { name: "Close" }).tap();
    await expect(dialog).toBeHidden();
    await expect(explore).toBeFocused();
    // Parts that are not laid out yet have a supposed height.
    await expect(page.locator(".later")).toHaveCount(0);
    // Eleven screens of 770 pixels, by which the page once had 26.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(11 * 770);
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(520);
  });
  await scene("an address leads to a section", async (page) => {
    await page.goto("/#services");
    await expect(page.locator("#services h2")).toBeInViewport();
    await hydrate(page);
    await page.getByRole("contentinfo").getByText("Dark", { exact: true }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
  await scene("the card's bot answers", async (page) => {
    await page.goto("/");
    await hydrate(page);
    const field = page.getByRole("region", { name: botCard.heading }).getByRole("textbox");
    await field.fill("I run a small restaurant in Ibadan");
    await field.press("Enter");
    await expect(messages(page)).toHaveCount(2);
  });
  await scene(
    "nothing moves while the headlines change",
    async (page) => {
      await page.addInitScript(() => localStorage.setItem("heading", "1"));
      await page.clock.install({ time: new Date("2026-01-05T09:00:00Z") });
      await page.clock.pauseAt(new Date("2026-01-05T09:00:01Z"));
      await page.goto("/");
      await hydrate(page);
      const place = () => page.getByRole("navigation", { name: "Ways to start" }).boundingBox();
      const before = await place();
      const headlines = hero.headlines.map(({ headline }) => headline);
      for (const headline of [...headlines.slice(1), ...headlines.slice(0, 1)]) {
        // React sets the next timer some time after it has rendered, so that the clock goes on until the next headline.
        await expect(async () => {
          await page.clock.runFor(300);
          expect(await page.locator("h1").textContent()).toBe(headline);
        }).toPass({ intervals: [0] });
        expect(await place()).toEqual(before);
      }
    },
    { fresh: true },
  );
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the home page's cards enter when they come into view", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    const list = page.locator("#services h2 ~ ul");
    await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
    await expect(list).toHaveAttribute("data-entrance", "waiting");
    await list.evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
    await expect(list).toHaveAttribute("data-entrance", "now");
    await expect(list.locator("> li")).toHaveCount(services.list.length);
    for (const card of await list.locator("> li").all()) await expect(card).toHaveCSS("translate", "none");
  });
});

test("the demos and the store", async ({ scene }) => {
  await scene("a demo is opened and closed by taps", async (page) => {
    await page.goto("/business-apps");
    await hydrate(page);
    await page.getByRole("tab", { name: "AI Bots" }).tap();
    await expect(cardNames(page)).toHaveText(["Telegram AI Bot", "WhatsApp AI Assistant"]);
    await tryDemo(page, "Telegram AI Bot").tap();
    await expect(viewer(page, "Telegram AI Bot")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL("/business-apps?category=ai-bots");
  });
  await scene("a card of the store leads to its ebook and back", async (page) => {
    await page.goto("/#store");
    await hydrate(page);
    await expect(page.locator("#store h2")).toBeInViewport();
    const card = page.getByRole("link", { name: `${storeTexts.insideLabel}: ${first.title}` });
    await card.tap();
    await expect(page).toHaveURL(first.path);
    await page.goBack();
    // Back returns to the position of the pressed card, which is below the heading.
    await expect(card).toBeInViewport();
  });
});
