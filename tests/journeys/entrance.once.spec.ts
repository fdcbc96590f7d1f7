import type { Locator, Page } from "@playwright/test";
import { services } from "#content/home-sections.ts";
import { expect, hydrate, test } from "./fixtures.ts";

const list = (page: Page) => page.locator("#services h2 ~ ul");
const cards = (page: Page) => list(page).locator("> li");

/** How each card is moved and how opaque it is: 'none 1' in its place. */
const places = (found: Locator) =>
  found.evaluateAll((all) =>
    all.map((card) => `${getComputedStyle(card).translate} ${getComputedStyle(card).opacity}`),
  );
const delays = (found: Locator) =>
  found.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));
const moves = (found: Locator) =>
  found.evaluateAll((all) => all.flatMap((card) => card.getAnimations()).length);

/** Expects every card of the list to be visible in its place now. */
async function expectWhole(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCount(services.list.length);
  expect(new Set(await places(cards(page)))).toEqual(new Set(["none 1"]));
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a list of cards enters when it comes into view", async ({ scene }) => {
    await scene(
      "a list below the screen waits from the first scroll on, and its cards come 200 ms apart when seen",
      async (page) => {
        await page.goto("/");
        await hydrate(page);
        // Without a scroll the page is complete, for screenshots and prints.
        await expectWhole(page);
        await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
        await expect(list(page)).toHaveAttribute("data-entrance", "waiting");
        // Lower, but never invisible.
        expect(new Set(await places(cards(page)))).toEqual(new Set(["0px 16px 1"]));
        await list(page).evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
        await expect(list(page)).toHaveAttribute("data-entrance", "now");
        const last = services.list.length - 1;
        expect(await delays(cards(page))).toEqual(services.list.map((_, at) => `${(at * 200) / 1000}s`));
        await expect(cards(page).nth(last)).toHaveCSS("translate", "none");
        await expectWhole(page);
        // Only once: coming back to it plays no animation.
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await list(page).evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
        await expect.poll(() => moves(cards(page))).toBe(0);
        await expectWhole(page);
      },
    );
    await scene("a first scroll that ends at the list lets it enter", async (page) => {
      await page.goto("/");
      await hydrate(page);
      await list(page).evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
      await expect(list(page)).toHaveAttribute("data-entrance", "now");
      await expect(cards(page).first()).toBeInViewport();
      await expect(cards(page).last()).toHaveCSS("translate", "none");
    });
    await scene("a list that is jumped over is there for whoever comes back", async (page) => {
      for (const first of [0, 40]) {
        await page.goto("/");
        await hydrate(page);
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), first);
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        await list(page).evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
        await expect.poll(async () => new Set(await places(cards(page)))).toEqual(new Set(["none 1"]));
      }
    });
    await scene("a list in view at the start never moves", async (page) => {
      // The address leads to it before script starts.
      await page.goto("/#services");
      await expect(cards(page).first()).toBeInViewport();
      await hydrate(page);
      await page.mouse.wheel(0, 60);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(list(page)).not.toHaveAttribute("data-entrance");
      expect(await moves(cards(page))).toBe(0);
      await expectWhole(page);
    });
  });

  test("a list of cards is complete after Back and in print, on every page", async ({ scene }) => {
    await scene("a tab that comes back scrolled down, by reload or by Back, is whole", async (page) => {
      await page.goto("/");
      await hydrate(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await page.reload();
      await hydrate(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await expectWhole(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
      await expect(page).toHaveURL("/terms");
      await page.goBack();
      await expect(page.locator("#services")).toBeAttached();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await list(page).scrollIntoViewIfNeeded();
      await expect.poll(async () => new Set(await places(cards(page)))).toEqual(new Set(["none 1"]));
    });
    await scene("on paper nothing waits", async (page) => {
      await page.goto("/");
      await hydrate(page);
      await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
      await expect(list(page)).toHaveAttribute("data-entrance", "waiting");
      await page.emulateMedia({ media: "print" });
      await expectWhole(page);
    });
    await scene("the school's paths and a consultant's benefits come in the same way", async (page) => {
      for (const [path, selector] of [
        ["/video-courses", "#paths h2 ~ ul"],
        ["/recruitment/overview", "#why-join ul"],
      ] as const) {
        await page.setViewportSize({ width: 360, height: 400 });
        await page.goto(path);
        await hydrate(page);
        const found = page.locator(selector);
        await page.evaluate(() => scrollTo({ top: 10, behavior: "instant" }));
        await expect(found).toHaveAttribute("data-entrance", "waiting");
        await found.evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
        await expect(found).toHaveAttribute("data-entrance", "now");
        expect((await delays(found.locator("> li"))).slice(0, 3)).toEqual(["0s", "0.2s", "0.4s"]);
      }
    });
  });
});

test("with reduced motion nothing waits and nothing moves", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
  await expectWhole(page);
  await list(page).evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
  await expectWhole(page);
  expect(await moves(cards(page))).toBe(0);
  expect(new Set(await delays(cards(page)))).toEqual(new Set(["0s"]));
});
