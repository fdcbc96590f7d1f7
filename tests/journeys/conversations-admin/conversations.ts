/** The owner's list of conversations. */
import type { Page } from "@playwright/test";
import { conversationsTexts } from "#content/conversations.ts";
import { hydrate } from "../fixtures.ts";

export const address = "/admin-dashboard/conversations";

export const cards = (page: Page) =>
  page.getByRole("region", { name: conversationsTexts.listHeading }).getByRole("article");
/** The highlighted parts of the cards, which are closed. */
export const questions = (page: Page) => cards(page).locator("> ul p");
export const figure = (page: Page, label: string) =>
  page
    .locator("dl > div", { has: page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();

export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`${address}${query}`);
  await hydrate(page);
}

export async function show(page: Page): Promise<void> {
  await page.getByRole("search").getByRole("button", { name: "Show" }).click();
}
