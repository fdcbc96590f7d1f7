import { freeCoursePrice, naira } from "#content/prices.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";

test("the free courses on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/free-courses");
  await hydrate(page);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.locator("s")).toContainText(naira(freeCoursePrice.usual));
    await expect(card.locator("strong")).toHaveText("Price: ₦0");
    await expect(card.getByRole("link", { name: /^Download Now/ })).toHaveAttribute("target", "_blank");
    const files = card.locator("details", { hasText: /more files for this course/ });
    await files.getByText(/more files for this course$/).click();
    await expect(files.locator("li").first()).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axe(page);
});
