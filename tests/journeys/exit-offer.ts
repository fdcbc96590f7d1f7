import type { Page } from "@playwright/test";
import { expect, hydrate } from "./fixtures.ts";

export const offer = (page: Page) => page.getByRole("dialog", { name: "Before you go…", exact: true });

/** Out through the top, like a hand that moves to the tabs or the address bar. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  await page.mouse.move(300, 120);
  await page.mouse.move(300, -2);
}

/** Requests for the dialog's code, from now on. */
export function fetches(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/exit-dialog-")) asked.push(request.url());
  });
  return asked;
}

/** Leaves and comes back; nothing may have been offered or requested. */
export async function leaveInVain(page: Page): Promise<void> {
  const asked = fetches(page);
  const before = await page.getByRole("dialog").count();
  await leave(page);
  await page.mouse.move(300, 400);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toEqual([]);
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(before);
}

/** The same where the test moves the clock. */
export async function leaveInVainTimed(page: Page): Promise<void> {
  await leave(page);
  await page.mouse.move(300, 400);
  await page.clock.runFor(5000);
  await expect(offer(page)).toHaveCount(0);
}

export async function open(page: Page, path = "/terms"): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  // The heading's face moves the bar when it comes.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
