import type { Locator, Page } from "@playwright/test";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { ask, basicSetup, chat, chatButton, field, nextSteps, openChat, send } from "./panel.ts";

/** Expects an element to be fully inside the part of the screen that the keyboard leaves free. */
async function expectWithin(page: Page, element: Locator, height: number): Promise<void> {
  const box = await element.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

test("a link in the chat shows the page that it opens", async ({ page }) => {
  await openChat(page);
  await ask(page, "What does LeadBot Basic cost?");
  await nextSteps(page).getByRole("link", { name: "Get a quote" }).click();
  await expect(page).toHaveURL("/#contact");
  await expect(chat(page)).toBeHidden();
  await page.getByRole("button", { name: texts.restoreLabel }).click();
  await expect(chat(page)).toContainText(basicSetup);
});

test.describe("on the narrowest screen", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("the field stays above the keyboard", async ({ page }) => {
    await openChat(page, "/tools");
    await ask(page, "What does LeadBot Basic cost?");
    await expect(nextSteps(page)).toBeVisible();
    await axe(page);
    // A keyboard hides a part of the screen without changing the size of the page.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, "height", { value: 300 });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    for (const part of [field(page), send(page), chat(page)]) await expectWithin(page, part, 300);
    const answer = chat(page).getByRole("region", { name: texts.talkLabel });
    expect((await answer.boundingBox())?.height).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("the button is above the quote bar, and does not cover the last links", async ({ page }) => {
  await page.goto("/whatsapp-ai-packages?package=leadbot-basic");
  await hydrate(page);
  const bar = await page.locator("#quote-bar").boundingBox();
  const button = await chatButton(page).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.goto("/terms");
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Recruitment admin portal" }).click();
  await expect(page).toHaveURL("/recruitment/admin");
});
