/** The reviewers' list of applications, in the browser. */
import type { Page } from "@playwright/test";
import { reviewTexts as texts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate } from "../fixtures.ts";

export const portal = "/recruitment/admin";

export async function emptyReview(): Promise<void> {
  await sql()`truncate recruitment_applications cascade`;
}

/** Opens a page of the portal; where script runs, waits until it does. */
export async function open(page: Page, path = "", script = true): Promise<void> {
  await page.goto(`${portal}${path}`);
  if (script) await hydrate(page);
}

export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export const cards = (page: Page) => page.getByRole("article");
export const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
export const expectNames = (page: Page, names: readonly string[]) =>
  expect(cards(page).getByRole("heading")).toHaveText(names);

/** Sets the status of one application in its card. */
export async function setStatus(page: Page, name: string, status: string): Promise<void> {
  await page.getByLabel(texts.statusOf(name)).selectOption(status);
  await page.getByRole("button", { name: texts.setOf(name) }).click();
}

/** The statuses in the table, by name. */
export const statuses = async () =>
  (await sql()`select status from recruitment_applications order by full_name`).map(({ status }) => status);
