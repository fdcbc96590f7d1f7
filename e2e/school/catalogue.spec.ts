import { makeCourse } from "#tooling/testing/course.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";

test.use({ ownSite: true });
test.beforeEach(({ database: _ }) => {});

const cards = "#courses article";

test("the courses are there, found by words and by category, and the address says it", async ({ page }) => {
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
  await expect(page.getByRole("heading", { name: "No course fits" })).toBeVisible();
  await page.getByRole("link", { name: "Show all courses" }).click();
  await expect(page.locator(cards)).toHaveCount(all);
});

test("'Start Course' opens the enrolment with the course's path, and its page is one tap away", async ({
  page,
}) => {
  await page.goto("/video-courses");
  await hydrate(page);
  const card = page.locator(cards).filter({ hasText: "Revenue Growth Systems" });
  await expect(card.getByText("BASIC", { exact: true })).toBeVisible();
  await expect(card.getByText(/^15 modules · (\d+h )?\d+m$/)).toBeVisible();
  await card.getByRole("link", { name: "Start Course: Revenue Growth Systems" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(/^Learning path/)).toHaveValue("revenue-growth");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole("link", { name: /^See what is taught/ }).click();
  await expect(page).toHaveURL("/courses/revenue-growth");
  await expect(page.getByRole("heading", { name: "Revenue Growth Systems", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for Basic on WhatsApp" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("search, categories and the ways on work as they stand", async ({ page }) => {
    await page.goto("/video-courses");
    await page.getByRole("searchbox", { name: "Search courses" }).fill("AI assistant");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(cards)).toHaveCount(1);
    await page.getByRole("link", { name: "Finance", exact: true }).click();
    await expect(page.getByRole("heading", { name: "No course fits" })).toBeVisible();
    await page.goto("/video-courses");
    await page.getByRole("link", { name: "Start Course: Revenue Growth Systems" }).first().click();
    await expect(page).toHaveURL("/enroll?path=revenue-growth");
  });
});

test("no screen of the school has anything for axe to mend, and none scrolls sideways", async ({
  page,
  signedInAs,
}) => {
  test.slow();
  const { slug } = await makeCourse();
  const look = async (path: string) => {
    await page.goto(path);
    await hydrate(page);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  };
  for (const path of [
    "/video-courses",
    "/courses/business-automation",
    "/sign-in",
    "/sign-up",
    "/forgotten-password",
    "/reset-password?token=abcdefghijklmnop",
    "/confirm-email?token=abcdefghijklmnop",
  ])
    await look(path);
  const { email } = await signedInAs("learner");
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    "/learning",
    `/courses/${slug}`,
    `/courses/${slug}/the-scale`,
    `/courses/${slug}/buying/quiz`,
    "/courses/business-automation/four-rungs",
  ])
    await look(path);
  await expect(page.getByText(email)).toHaveCount(0);
  await signedInAs("admin");
  await look("/admin-dashboard/mails");
});
