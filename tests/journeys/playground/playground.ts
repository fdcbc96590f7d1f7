import type { Locator, Page } from "@playwright/test";
import { playgroundPath } from "#content/bot-card.ts";
import { playgroundTexts } from "#content/bot-demo.ts";
import { expect, hydrate } from "../fixtures.ts";

export const call = "**/api/functions/bot-demo-chat";

/** Opens the playground, ready for use. */
export async function openPlayground(page: Page): Promise<void> {
  await page.goto(playgroundPath);
  await hydrate(page);
}

export function log(page: Page): Locator {
  return page.getByRole("log", { name: playgroundTexts.logLabel });
}

export function field(page: Page): Locator {
  return page.getByLabel(playgroundTexts.inputLabel, { exact: true });
}

/** The messages of the conversation, without notices. */
export function messages(page: Page): Locator {
  return log(page).locator("> div");
}

/** Sends a message with Enter; resolves when it is answered. */
export async function say(page: Page, text: string): Promise<void> {
  const before = await messages(page).count();
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(messages(page)).toHaveCount(before + 2);
}
