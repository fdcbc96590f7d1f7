/* The pages of the section as their tests read them. */
import type { Locator, Page } from "@playwright/test";

export const recruitmentLine = "https://wa.me/2347000000003";

export const main = (page: Page) => page.locator("main");
export const part = (page: Page, heading: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

export const titles = (found: Locator) => found.getByRole("heading", { level: 3 });
