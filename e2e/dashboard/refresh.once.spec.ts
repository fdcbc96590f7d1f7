import { sql } from "#server/platform/database.ts";
import { expect, test } from "../fixtures.ts";
import { keepVisits } from "../records.ts";
import { card, expectCards, listed, openDashboard, stopClock } from "./dashboard.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate visitor_analytics, course_enrollments`;
});

test.describe("auto-refresh", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("asks for active users every ten seconds and for clicks every fifteen, until it is switched off", async ({
    page,
  }) => {
    const asked = { "active-users": 0, "recent-clicks": 0 };
    page.on("request", (request) => {
      for (const name of ["active-users", "recent-clicks"] as const)
        if (request.url().includes(`/admin-dashboard/${name}`)) asked[name] += 1;
    });
    await stopClock(page);
    await openDashboard(page, "?tab=clicks");
    const badge = page.getByRole("status").filter({ hasText: /^(Live|Static)$/ });
    await expect(badge).toHaveText("Live");
    await expect(page.getByLabel("Auto-refresh")).toBeChecked();

    const pass = async (ms: number, active: number, clicks: number) => {
      await page.clock.runFor(ms);
      await expect.poll(() => asked).toEqual({ "active-users": active, "recent-clicks": clicks });
    };
    await pass(9_999, 0, 0);
    await pass(1, 1, 0);
    await pass(4_999, 1, 0);
    await pass(1, 1, 1);
    await pass(5_000, 2, 1);
    await pass(10_000, 3, 2);

    await page.getByLabel("Auto-refresh").uncheck();
    await expect(badge).toHaveText("Static");
    await pass(120_000, 3, 2);
    await page.getByLabel("Auto-refresh").check();
    await expect(badge).toHaveText("Live");
    await pass(10_000, 4, 2);
  });

  test("shows what it is told", async ({ page }) => {
    await page.clock.install();
    await openDashboard(page, "?tab=clicks");
    await expectCards(page, 0, 0, 0, 0);
    await keepVisits([{ page_visited: "/" }, { clicked_element: "Button: New" }]);
    await page.clock.fastForward(10_000);
    await expect(card(page, "Active Users")).toHaveText("2");
    await page.clock.fastForward(5_000);
    await expect(page.getByRole("table").getByText("Button: New")).toBeVisible();
  });

  test("loses nothing that is shown when the network is gone, and goes on when it is back", async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await keepVisits([{ page_visited: "/" }]);
    await stopClock(page);
    await openDashboard(page);
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await page.clock.runFor(15_000);
    await failed;
    await expectCards(page, 1, 1, 0, 1);
    await keepVisits([{ page_visited: "/" }]);
    await context.setOffline(false);
    await page.clock.runFor(10_000);
    await expect(card(page, "Active Users")).toHaveText("2");
  });
});

test.describe("refresh", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("reads everything again and says so", async ({ page }) => {
    await openDashboard(page);
    await expectCards(page, 0, 0, 0, 0);
    await keepVisits([{ page_visited: "/" }, { clicked_element: "Button: New" }]);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Dashboard refreshed successfully")).toBeVisible();
    await expectCards(page, 2, 1, 1, 1);
    expect(await listed(page)).toEqual(["Home Page"]);
  });

  test("fails without a network, and keeps the figures", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await keepVisits([{ page_visited: "/" }]);
    await openDashboard(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Failed to refresh dashboard")).toBeVisible();
    await expectCards(page, 1, 1, 0, 1);
    expect(await listed(page)).toEqual(["Home Page"]);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Dashboard refreshed successfully")).toBeVisible();
  });
});
