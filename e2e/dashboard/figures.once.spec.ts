import { randomUUID } from "node:crypto";
import { sql } from "#server/platform/database.ts";
import { expect, test } from "../fixtures.ts";
import { keepVisits } from "../records.ts";
import { days, expectCards, listed, openDashboard, tabs } from "./dashboard.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate visitor_analytics, course_enrollments`;
});

test.describe("the door", () => {
  test("sends a visitor to the sign-in screen", async ({ page }) => {
    await page.goto("/admin-dashboard?tab=enrollments");
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  });

  for (const role of ["learner", "recruiter"] as const) {
    test(`refuses a ${role}`, async ({ page, signedInAs }) => {
      await signedInAs(role);
      await page.goto("/admin-dashboard");
      await expect(page).toHaveURL(/\/admin-login/);
      await expect(
        page.getByRole("alert").getByText("Access denied. Admin privileges required."),
      ).toBeVisible();
    });
  }
});

test.describe("figures", () => {
  test.beforeEach(async ({ signedInAs }) => {
    await signedInAs("admin");
    const [one, two] = [randomUUID(), randomUUID()];
    await keepVisits([
      { session_id: one, page_visited: "/", referrer_source: "Google" },
      { session_id: one, page_visited: "/", clicked_element: "Link: Tools", referrer_source: "Google" },
      { session_id: two, page_visited: "/", minutesAgo: 4, referrer_source: "TikTok" },
      { page_visited: "/", minutesAgo: 6, referrer_source: "Direct" },
      { page_visited: "/tools", minutesAgo: 3 * days, referrer_source: "nairaland.com" },
      { page_visited: "/tools", minutesAgo: 3 * days, clicked_element: "Button: A" },
      { page_visited: "/free-courses", minutesAgo: 20 * days, referrer_source: "Google" },
      { page_visited: "/video-courses", minutesAgo: 40 * days, referrer_source: "Bing" },
    ]);
  });

  test("are of the last seven days, unless another range is chosen, each at its own address", async ({
    page,
  }) => {
    await openDashboard(page);
    const range = page.getByRole("navigation", { name: "Time range" });
    await expect(range.locator("[aria-current]")).toHaveText("7d");
    await expectCards(page, 2, 4, 2, 4);
    expect(await listed(page)).toEqual(["Home Page", "Free AI Tools"]);

    await range.getByText("24h").click();
    await expect(page).toHaveURL(/[?&]range=1$/);
    await expectCards(page, 2, 3, 1, 3);
    expect(await listed(page)).toEqual(["Home Page"]);

    await range.getByText("30d").click();
    await expect(page).toHaveURL(/[?&]range=30$/);
    await expectCards(page, 2, 5, 2, 4);
    expect(await listed(page)).toEqual(["Home Page", "Free Courses", "Free AI Tools"]);

    await page.goBack();
    await expect(page).toHaveURL(/[?&]range=1$/);
    await expect(range.locator("[aria-current]")).toHaveText("24h");
    await expectCards(page, 2, 3, 1, 3);
    await page.reload();
    await expectCards(page, 2, 3, 1, 3);
  });

  test("are listed in four tabs, which keep the range", async ({ page }) => {
    await openDashboard(page, "?range=1");
    const lists = page.getByRole("navigation", { name: "Lists" });
    await expect(lists.getByRole("link")).toHaveText([
      "Top Pages",
      "School Enrollments",
      "Click Events",
      "Traffic Sources",
    ]);
    await expect(lists.locator("[aria-current=page]")).toHaveText("Top Pages");
    for (const [tab, label] of tabs) {
      await lists.getByRole("link", { name: label }).click();
      await expect(page.getByRole("heading", { level: 2, name: label })).toBeVisible();
      await expect(lists.locator("[aria-current=page]")).toHaveText(label);
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual({ range: "1", tab });
    }
    expect((await listed(page)).sort()).toEqual(["Direct", "Google", "TikTok"]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: "Click Events" })).toBeVisible();
  });
});
