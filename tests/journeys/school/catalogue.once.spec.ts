import { expect, hydrate, test } from "../fixtures.ts";

test.slow();

const cards = "#courses article";

test("courses are found by words and by category, and the search is in the address", async ({ page }) => {
  await page.goto("/video-courses");
  await hydrate(page);
  const all = await page.locator(cards).count();
  expect(all).toBeGreaterThanOrEqual(4);
  const search = page.getByRole("searchbox", { name: "Search courses" });
  await search.pressSequentially("revenue");
  await expect(page.locator(cards)).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\?q=revenue/);
  await search.fill("");
  await page.getByRole("link", { name: "Technology", exact: true }).click();
  await expect(page.getByRole("link", { name: "Technology", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.locator(cards)).toHaveCount(2);
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(all);
  await page.goto("/video-courses?q=zzz");
  await expect(page.getByRole("heading", { name: "No course found" })).toBeVisible();
  await page.getByRole("link", { name: "Show all courses" }).click();
  await expect(page.locator(cards)).toHaveCount(all);
  await test.step("'Start Course' opens the form with the course's path, and the course's page is one tap away", async () => {
    const card = page.locator(cards).filter({ hasText: "Revenue Growth Systems" });
    await expect(card.getByText("BASIC", { exact: true })).toBeVisible();
    await expect(card.getByText(/^15 modules · (\d+h )?\d+m$/)).toBeVisible();
    await card.getByRole("link", { name: "Start Course: Revenue Growth Systems" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(/^Learning path/)).toHaveValue("revenue-growth");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await card.getByRole("link", { name: /^See the lessons/ }).click();
    await expect(page).toHaveURL("/courses/revenue-growth");
    await expect(page.getByRole("heading", { name: "Revenue Growth Systems", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for Basic on WhatsApp" })).toBeVisible();
  });
});
