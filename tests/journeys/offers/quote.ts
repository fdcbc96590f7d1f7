import type { Locator, Page } from "@playwright/test";
import { naira } from "#content/prices.ts";
import { quoteTexts } from "#content/quote.ts";
import { expect } from "../fixtures.ts";

export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
export const card = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
export const add = (page: Page, name: string) => card(page, name).locator('[rel="nofollow"]');
export const status = (page: Page) => page.locator("main > [role=status]");

/** The element that shows the whole quote: the slip on wide screens, the open bar on narrow ones. */
export async function quoteOf(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole("complementary", { name: "Your list" });
  const bar = page.locator("details", { has: page.locator("#quote-bar") });
  if (!(await bar.evaluate((details: HTMLDetailsElement) => details.open)))
    await page.locator("#quote-bar").click();
  return bar;
}

/** A total of the quote by its name. */
const total = (quote: Locator, label: string) =>
  quote.locator("dl > div").filter({ hasText: label }).locator("dd");

export async function expectTotals(
  quote: Locator,
  setup: string,
  monthly: string,
  first: string,
): Promise<void> {
  const nothing = naira(0);
  // A part that costs nothing is not there, and then the first month needs no total of its own.
  const bothParts = setup !== nothing && monthly !== nothing;
  await expect(total(quote, "Setup total")).toHaveText(setup === nothing ? [] : [setup]);
  await expect(total(quote, "Monthly total")).toHaveText(monthly === nothing ? [] : [monthly]);
  await expect(total(quote, quoteTexts.firstMonthTotal)).toHaveText(bothParts ? [first] : []);
}
