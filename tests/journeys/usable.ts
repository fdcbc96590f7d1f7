import type { Page } from "@playwright/test";
import { axe, expect } from "./fixtures.ts";

/** The element that a report names. */
const named = 120;

/** Elements wider than the narrowest phone; empty when the page does not scroll sideways there. */
export async function tooWide(page: Page): Promise<string[]> {
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

/** Expects axe to find nothing: on a wide screen in light colours, on a phone in dark ones. The full run looks at both. */
async function expectAccessible(page: Page): Promise<void> {
  const schemes = ["light", "dark"] as const;
  const [first, other] = (page.viewportSize()?.width ?? 0) < 600 ? schemes.toReversed() : schemes;
  await page.emulateMedia({ colorScheme: first });
  await axe(page);
  if (process.env.TEST_FULL) {
    await page.emulateMedia({ colorScheme: other });
    await axe(page, "color-contrast");
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const expectNarrow = async (page: Page) =>
  expect([page.url(), await tooWide(page)]).toEqual([page.url(), []]);

/** Expects that everybody can use the screen: it is accessible, and nothing is too wide in the narrowest window. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNarrow(page);
}

/**
 * The window of the narrow layout. A few rules ask for a coarse pointer instead of a narrow window; those are seen in the
 * tests for phones alone.
 */
const phone = { width: 360, height: 740 };

/** Does the same in the wide window of the test and in one as narrow as a phone. The page is loaded once. */
export async function inBothLayouts(page: Page, look: () => Promise<void>): Promise<void> {
  const wide = page.viewportSize();
  await look();
  await page.setViewportSize(phone);
  await look();
  if (wide) await page.setViewportSize(wide);
}

/** Expects that everybody can use the screen as it is, in both layouts. */
export async function expectUsableInBoth(page: Page): Promise<void> {
  await inBothLayouts(page, () => expectAccessible(page));
  await expectNarrow(page);
}

/** Expects every control in the page's main part to be at least 44 pixels high. */
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
