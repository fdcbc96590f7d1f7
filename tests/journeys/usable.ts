import type { Page } from "@playwright/test";
import { axe, expect } from "./fixtures.ts";

/** The part of an element that a report names. */
const named = 120;

/** What reaches beyond the narrowest phone; empty when the page does not scroll sideways there. */
async function tooWide(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(
    (named) =>
      document.documentElement.scrollWidth > 320
        ? [...document.querySelectorAll("*")]
            .filter((element) => element.getBoundingClientRect().right > 320)
            .map(({ outerHTML }) => outerHTML.slice(0, named))
        : [],
    named,
  );
  if (size) await page.setViewportSize(size);
  return wide;
}

/** Expects that everybody can use the screen, by day, by night, and on the narrowest phone. */
export async function expectUsable(page: Page): Promise<void> {
  await axe(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await axe(page, "color-contrast");
  await page.emulateMedia({ colorScheme: "light" });
  expect([page.url(), await tooWide(page)]).toEqual([page.url(), []]);
}

/** Expects that everything a thumb presses in the page's main part is at least 44 pixels high. */
export async function expectLargeEnough(page: Page): Promise<void> {
  const small = await page
    .locator("main")
    .evaluate(
      (main, named) =>
        [...main.querySelectorAll("button, select, summary, label:has(input), a[class*='min-h']")]
          .filter((element) => element.getClientRects().length && element.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML.slice(0, named)),
      named,
    );
  expect(small).toEqual([]);
}
