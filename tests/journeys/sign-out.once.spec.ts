import type { Page } from "@playwright/test";
import { networkTexts } from "#content/network.ts";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { expect, test } from "./fixtures.ts";
import { keepEnrollment } from "./records.ts";

test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate course_enrollments cascade`;
  await forgetVisits();
});

async function openEnrollments(page: Page): Promise<void> {
  await page.goto("/admin-dashboard?tab=enrollments");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  await expect(page.getByRole("heading", { name: "Amaka Okafor" })).toBeVisible();
}

const logout = (page: Page) => page.getByRole("button", { name: "Logout" }).click();

test.beforeEach(() => keepEnrollment({ firstName: "Amaka" }));

test("logging out ends the session in every tab, and Back shows nothing of it", async ({
  scene,
  signedInAs,
}) => {
  await scene("logging out leads to the sign-in screen, which says so", async (page) => {
    await signedInAs("admin");
    await openEnrollments(page);
    await logout(page);
    await expect(page).toHaveURL(/\/admin-login/);
    await expect(page.getByRole("status").getByText("Logged out successfully")).toBeVisible();
    await page.goto("/admin-dashboard");
    await expect(page).toHaveURL(/\/admin-login$/);
  });
  await scene("the browser's other tabs follow at once", async (page, context) => {
    await signedInAs("admin");
    const other = await context.newPage();
    await openEnrollments(other);
    // A poll must not be what ended it.
    await other.getByLabel("Auto-refresh").uncheck();
    await openEnrollments(page);
    await logout(page);
    await expect(other).toHaveURL(/\/admin-login/);
    await expect(other.getByText("Amaka Okafor")).toHaveCount(0);
  });
  await scene("leafing back shows nothing of the dashboard", async (page) => {
    await signedInAs("admin");
    await page.goto("/admin-login");
    await openEnrollments(page);
    await logout(page);
    await expect(page).toHaveURL(/\/admin-login\?notice=signed-out/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.getByText("Amaka Okafor")).toHaveCount(0);
  });
});

test("other devices of the account follow at their next poll", async ({
  signedInAs,
  page,
  context,
  browser,
}) => {
  await signedInAs("admin");
  const device = await browser.newContext({ storageState: await context.storageState() });
  const elsewhere = await device.newPage();
  await elsewhere.clock.install();
  await openEnrollments(elsewhere);
  await openEnrollments(page);
  await logout(page);
  await expect(page).toHaveURL(/\/admin-login/);
  await elsewhere.clock.fastForward(10_000);
  await expect(elsewhere).toHaveURL(/\/admin-login/);
  await expect(elsewhere.getByText("Amaka Okafor")).toHaveCount(0);
  await device.close();
});

test.describe("without a network", () => {
  test.use({ ownContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("Back shows nothing of the dashboard either", async ({ signedInAs, page, context }) => {
    await signedInAs("admin");
    await openEnrollments(page);
    await logout(page);
    await expect(page).toHaveURL(/\/admin-login\?notice=signed-out/);
    await context.setOffline(true);
    const asked = page.waitForEvent("requestfailed");
    await page.evaluate(() => history.back());
    await asked;
    await expect(page.getByText(networkTexts.notOpened.title)).toBeVisible();
    await expect(page.getByText("Amaka Okafor")).toHaveCount(0);
  });
});
