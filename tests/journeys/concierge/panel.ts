import type { Page, Route } from "@playwright/test";
import { conciergeButton } from "#content/concierge-button.ts";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { naira, packagePrices } from "#content/prices.ts";
import { expect, hydrate } from "../fixtures.ts";

/** The round button, which is a link until script runs. */
export const chatButton = (page: Page) => page.locator(`.chat-button[aria-label="${conciergeButton.label}"]`);

/** Amounts in answers about the packages. */
export const basicSetup = naira(packagePrices["leadbot-basic"].setup);
export const proSetup = naira(packagePrices["smartagent-pro"].setup);

export const chat = (page: Page) => page.getByRole("dialog", { name: texts.name, exact: true });

export const field = (page: Page) => chat(page).getByLabel(texts.field.label);

export const send = (page: Page) => chat(page).getByRole("button", { name: texts.field.sendLabel });

export const nextSteps = (page: Page) => chat(page).getByRole("list", { name: texts.nextLabel });

/** What screen readers announce. */
export const spoken = (page: Page) => chat(page).getByRole("status");

/** Opens a page, and the chat on it. */
export async function openChat(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await chatButton(page).click();
  await expect(chat(page)).toBeVisible();
}

/** Sends a question by keyboard; does not wait for the answer. */
export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
}

const call = "**/api/functions/yemi-chat";

/** Answers the next questions in place of the server. */
export async function answerWith(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(call, answer);
}

/** Lets the server answer again. */
export async function answerTruly(page: Page): Promise<void> {
  await page.unroute(call);
}
