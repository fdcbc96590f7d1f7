import type { Locator } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";
import { chatButton } from "./panel.ts";

/** Scrolls so that an element is as high on the screen as another. */
async function scrollUnder(element: Locator, fixed: Locator): Promise<void> {
  const middle = async (one: Locator) => {
    const box = await one.boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  const by = (await middle(element)) - (await middle(fixed));
  await element.evaluate((_, by) => scrollBy({ top: by, behavior: "instant" }), by);
}

test("the button gives way to a field, and returns", async ({ page }) => {
  await page.goto("/tools/marketing-generator");
  await hydrate(page);
  const button = chatButton(page);
  await scrollUnder(page.getByRole("textbox").nth(1), button);
  await expect(button).toHaveCSS("opacity", "0");
  await expect(button).toHaveCSS("pointer-events", "none");
  await button.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(button).toHaveCSS("opacity", "1");
  await button.blur();
  await scrollUnder(page.getByRole("contentinfo"), button);
  await expect(button).toHaveCSS("opacity", "1");
});

test("the button gives way to a price", async ({ page }) => {
  await page.goto("/ai-enterprise-systems");
  await hydrate(page);
  const button = chatButton(page);
  // Prices at the left edge are beside the button.
  const place = await page
    .getByRole("main")
    .getByText(/₦/)
    .evaluateAll((all) => all.findIndex((one) => one.getBoundingClientRect().right > innerWidth - 40));
  expect(place).toBeGreaterThanOrEqual(0);
  await scrollUnder(page.getByRole("main").getByText(/₦/).nth(place), button);
  await expect(button).toHaveCSS("opacity", "0");
});
