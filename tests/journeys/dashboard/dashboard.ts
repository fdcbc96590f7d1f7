import type { Page } from "@playwright/test";
import { tabLists } from "#app/analytics/dashboard/lists.server.ts";
import { expect } from "../fixtures.ts";

export const tabs = Object.keys(tabLists);
export const days = 24 * 60;

/** The figures of one of the cards: its own, and what it was in the days before. */
export const figuresOf = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).locator("dd");

/** The figure of one of the cards. */
export const card = (page: Page, label: string) => figuresOf(page, label).first();

export async function expectCards(
  page: Page,
  active: number,
  views: number,
  clicks: number,
  sources: number,
) {
  await expect(card(page, "Active Users")).toHaveText(String(active));
  await expect(card(page, "Total Page Views")).toHaveText(String(views));
  await expect(card(page, "Click Events")).toHaveText(String(clicks));
  await expect(card(page, "Traffic Sources")).toHaveText(String(sources));
}

export const listed = (page: Page) =>
  page.getByRole("region").locator("tbody tr td:first-child").allInnerTexts();

export async function openDashboard(page: Page, query = ""): Promise<void> {
  await page.goto(`/admin-dashboard${query}`);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
}

/** Stops this page's clock, so that it polls only when the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
