/*
 * The pages of the section as their tests read them. The lists, labels and limits of specification 2 are written in the
 * tests once more by hand: these read the rendered pages and know nothing of app/content.
 */
import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const recruitmentLine = "https://wa.me/2347000000003";
export const otherLine = "https://wa.me/2347000000002";
export const applyLabel = "Apply to Become a Consultant";

export const main = (page: Page) => page.locator("main");
export const part = (page: Page, heading: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

export const titles = (found: Locator) => found.getByRole("heading", { level: 3 });

/** What a link to WhatsApp says, as the phone reads it, and on which line. */
export async function chatOf(link: Locator): Promise<{ line: string; text: string }> {
  const address = (await link.getAttribute("href")) ?? "";
  expect(address.length).toBeLessThan(2000);
  const { origin, pathname, searchParams } = new URL(address);
  return { line: origin + pathname, text: searchParams.get("text") ?? "" };
}

export async function expectApply(page: Page, count: number): Promise<void> {
  const buttons = main(page).getByRole("link", { name: applyLabel, exact: true });
  await expect(buttons).toHaveCount(count);
  for (const button of await buttons.all())
    await expect(button).toHaveAttribute("href", "/recruitment/apply");
}
