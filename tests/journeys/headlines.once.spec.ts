import type { Page } from "@playwright/test";
import { hero } from "#content/home.ts";
import { expect, hydrate, test } from "./fixtures.ts";

const pairs = [...hero.headlines, ...hero.headlines.slice(0, 2)];

/** How long a pair is shown before it fades: a fade starts every 4,000 ms, and the next pair appears 300 ms later. */
const untilFade = (at: number) => (at ? 3700 : 4000);

/** Opens the home page with a clock that only this test moves. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-01-05T09:00:00Z") });
  await page.clock.pauseAt(new Date("2026-01-05T09:00:01Z"));
  await page.goto("/");
  await hydrate(page);
}

async function expectShown(page: Page, at: number): Promise<void> {
  await expect(page.locator("h1")).toHaveText(pairs[at]?.headline ?? "");
  await expect(page.locator("h1 + p")).toHaveText(pairs[at]?.subheadline ?? "");
}

test.describe("moving", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, ownContext: true });

  test("a pair fades every 4,000 ms, for 300 ms, and the first follows the last", async ({ page }) => {
    expect(hero.headlines).toHaveLength(5);
    await openStopped(page);
    const shown = page.locator(".headline:has(h1)");
    for (const at of pairs.keys()) {
      await expectShown(page, at);
      await expect(shown).toHaveCSS("opacity", "1");
      await page.clock.runFor(untilFade(at) - 1);
      await expect(shown).not.toHaveAttribute("data-fading");
      await page.clock.runFor(1);
      await expect(shown).toHaveCSS("opacity", "0");
      await page.clock.runFor(299);
      await expectShown(page, at);
      await page.clock.runFor(1);
    }
    await expect(shown).toHaveCSS("transition-duration", "0.3s");
  });
});

test("they can be paused, and nothing moves with them", async ({ scene }) => {
  await scene(
    "with reduced motion the pairs change without fading",
    async (page) => {
      await openStopped(page);
      const shown = page.locator(".headline:has(h1)");
      for (const at of hero.headlines.keys()) {
        await expectShown(page, at);
        await page.clock.runFor(untilFade(at));
        await expect(shown).toHaveCSS("transition-duration", "0s");
        await expect(shown).toHaveCSS("opacity", "1");
        await page.clock.runFor(300);
      }
      await expectShown(page, 5);
    },
    { fresh: true },
  );
  await scene(
    "the headlines can be held still",
    async (page) => {
      await openStopped(page);
      await page.getByRole("button", { name: "Pause headlines" }).click();
      const play = page.getByRole("button", { name: "Play headlines" });
      await expect(play).toBeVisible();
      await page.clock.runFor(60_000);
      await expectShown(page, 0);
      await play.click();
      await expect(page.getByRole("button", { name: "Pause headlines" })).toBeVisible();
      await page.clock.runFor(4000);
      await expect(page.locator(".headline[data-fading]")).toHaveCount(1);
      await page.clock.runFor(300);
      await expectShown(page, 1);
    },
    { fresh: true },
  );
  await scene(
    "nothing moves while the headlines change",
    async (page) => {
      // As on every page but a visitor's first: the heading face is there from the start.
      await page.addInitScript(() => localStorage.setItem("heading", "1"));
      await openStopped(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(() => {
        const shifts: number[] = [];
        const add = (entries: PerformanceEntryList) =>
          shifts.push(...entries.map((entry) => (entry as PerformanceEntry & { value: number }).value));
        new PerformanceObserver((list) => add(list.getEntries())).observe({ type: "layout-shift" });
        Object.assign(window, { shifts });
      });
      const places = () =>
        page
          .locator("main section")
          .first()
          .locator("nav, dl, button")
          .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
      const before = await places();
      expect(before).toHaveLength(3);
      for (const at of hero.headlines.keys()) {
        await page.clock.runFor(untilFade(at));
        await expect(page.locator(".headline[data-fading]")).toHaveCount(1);
        await page.clock.runFor(300);
        await expectShown(page, at + 1);
        // A screenshot is a drawn frame, so layout shifts are measured by then.
        await page.screenshot();
        expect(await places()).toEqual(before);
      }
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    },
    { fresh: true },
  );
  await scene(
    "the place is as high as the tallest pair, however wide the screen",
    async (page) => {
      await openStopped(page);
      for (let width = 280; width <= 1400; width += 40) {
        await page.setViewportSize({ width, height: 800 });
        const heights = await page.evaluate((pairs) => {
          const place = document.querySelector(".headlines");
          const [title, text] = document.querySelectorAll(".headlines h1, .headlines h1 + p");
          if (!place || !title || !text) throw new Error("The headlines are gone.");
          return pairs.map(({ headline, subheadline }) => {
            title.textContent = headline;
            text.textContent = subheadline;
            return place.getBoundingClientRect().height;
          });
        }, hero.headlines);
        expect([width, new Set(heights).size]).toEqual([width, 1]);
      }
    },
    { fresh: true },
  );
});
