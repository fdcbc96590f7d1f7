import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./fixtures.ts";

declare global {
  interface Window {
    /** The scroll position after each frame in which it changed. */
    stood: number[];
  }
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    window.stood = [];
    document.addEventListener("scroll", () => window.stood.push(scrollY));
  });

/** The scroll positions since the last call. */
const stood = (page: Page) => page.evaluate(() => window.stood.splice(0));

// With reduced motion there would be no smooth scrolling to see.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a page has the right scroll position at once", async ({ scene }) => {
  await scene("another page begins at its top at once, and Back is at once where it was", async (page) => {
    await watch(page);
    await page.goto("/");
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000);
    const left = await page.evaluate(() => scrollY);
    await stood(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // The end of the longer page is beyond the end of this one.
    expect((await stood(page)).filter((y) => y > 0).length).toBeLessThan(3);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 1000);
    expect((await stood(page)).filter((y) => y > 0 && y < left - 1000)).toEqual([]);
  });
  await scene("an address that leads to a part of a page is there at once", async (page) => {
    await watch(page);
    await page.goto("/#services");
    await expect(page.locator("#services")).toBeInViewport();
    await hydrate(page);
    expect((await stood(page)).length).toBeLessThan(3);
  });
});
