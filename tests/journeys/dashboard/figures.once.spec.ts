import { dashboardTexts as texts } from "#content/back-office.ts";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { expect, test } from "../fixtures.ts";
import { keepVisits } from "../records.ts";
import { card, days, expectCards, listed, openDashboard, stopClock, tabs } from "./dashboard.ts";

test.use({ ownContext: true });

/** The specified tabs in their order; others may follow. */
const specified = ["Top Pages", "School Enrollments", "Click Events", "Traffic Sources"];
const [, , clicks = "", sources = ""] = specified;

test.slow();
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
  await sql()`truncate course_enrollments cascade`;
  await forgetVisits();
});

test("an admin looks through ranges and lists, each at its own address", async ({ page }) => {
  const named = ["TikTok", "Instagram", "Facebook", "Google", "LinkedIn", "Twitter", "YouTube", "Direct"];
  await keepVisits([
    ...[...named, "nairaland.com", "bing.com"].map((referrer_source) => ({ referrer_source })),
    { page_visited: "/tools", clicked_element: "Link: Tools", minutesAgo: 3 * days },
    { page_visited: "/tools", minutesAgo: 3 * days },
  ]);
  await openDashboard(page);
  const range = page.getByRole("navigation", { name: "Time range" });
  await test.step("another range has its own figures, and Back returns to the one before", async () => {
    await expect(range.locator("[aria-current]")).toHaveText(texts.ranges[7]);
    await expectCards(page, 10, 11, 1, 10);
    expect(await listed(page)).toEqual(["Home Page", "Free AI Tools"]);
    await range.getByText(texts.ranges[30]).click();
    await expect(page).toHaveURL(/[?&]range=30$/);
    await range.getByText(texts.ranges[1]).click();
    await expect(page).toHaveURL(/[?&]range=1$/);
    await expectCards(page, 10, 10, 0, 10);
    await page.goBack();
    await expect(page).toHaveURL(/[?&]range=30$/);
    await expect(range.locator("[aria-current]")).toHaveText(texts.ranges[30]);
    await expectCards(page, 10, 11, 1, 10);
    await page.goForward();
    await expectCards(page, 10, 10, 0, 10);
    await page.reload();
    await expectCards(page, 10, 10, 0, 10);
  });
  const lists = page.getByRole("navigation", { name: "Lists" });
  await test.step("the lists follow each other and stay in the same range", async () => {
    const labels = await lists.getByRole("link").allInnerTexts();
    expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
    await expect(lists.locator("[aria-current=page]")).toHaveText(specified[0] ?? "");
    const opened: string[] = [];
    for (const label of labels) {
      await lists.getByRole("link", { name: label }).click();
      await expect(page.getByRole("heading", { level: 2, name: label })).toBeVisible();
      await expect(lists.locator("[aria-current=page]")).toHaveText(label);
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual({ range: "1", tab: expect.any(String) });
      opened.push(new URL(page.url()).searchParams.get("tab") ?? "");
    }
    expect(opened.toSorted()).toEqual(tabs.toSorted());
  });
  await test.step("each named source has its own colour, the others share one", async () => {
    await lists.getByRole("link", { name: sources }).click();
    await expect(page.getByRole("heading", { level: 2, name: sources })).toBeVisible();
    const colour = (name: string) =>
      page
        .getByRole("table")
        .getByText(name, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    const colours = await Promise.all(named.map(colour));
    const other = await colour("nairaland.com");
    expect(await colour("bing.com")).toBe(other);
    expect(new Set([...colours, other]).size).toBe(9);
  });
  await lists.getByRole("link", { name: clicks }).click();
  await expect(page.getByRole("heading", { level: 2, name: clicks })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: sources })).toBeVisible();
});

test("active users are polled every ten seconds and clicks every fifteen, until that is switched off", async ({
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
  await expect(badge).toHaveText(texts.live);
  await expect(page.getByLabel(texts.autoRefresh)).toBeChecked();
  await expectCards(page, 0, 0, 0, 0);
  await keepVisits([{ page_visited: "/" }, { clicked_element: "Button: New" }]);

  const pass = async (ms: number, active: number, clicks: number) => {
    await page.clock.runFor(ms);
    await expect.poll(() => asked).toEqual({ "active-users": active, "recent-clicks": clicks });
  };
  await pass(9_999, 0, 0);
  await pass(1, 1, 0);
  await pass(4_999, 1, 0);
  await expect(card(page, texts.cards.active.label)).toHaveText("2");
  await pass(1, 1, 1);
  await pass(5_000, 2, 1);
  await expect(page.getByRole("table").getByText("Button: New")).toBeVisible();
  await pass(10_000, 3, 2);

  await page.getByLabel(texts.autoRefresh).uncheck();
  await expect(badge).toHaveText(texts.static);
  await pass(120_000, 3, 2);
  await page.getByLabel(texts.autoRefresh).check();
  await expect(badge).toHaveText(texts.live);
  await pass(10_000, 4, 2);
});

test("without a network the figures stay, and are loaded again when it is back", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await keepVisits([{ page_visited: "/" }]);
  await stopClock(page);
  await openDashboard(page);
  await test.step("automatically", async () => {
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await page.clock.runFor(15_000);
    await failed;
    await expectCards(page, 1, 1, 0, 1);
    await keepVisits([{ page_visited: "/" }]);
    await context.setOffline(false);
    await page.clock.runFor(10_000);
    await expect(card(page, texts.cards.active.label)).toHaveText("2");
  });
  await test.step("by the button", async () => {
    await context.setOffline(true);
    await page.getByRole("button", { name: texts.refresh }).click();
    await expect(page.getByText(texts.refreshFailed)).toBeVisible();
    await expectCards(page, 2, 1, 0, 1);
    expect(await listed(page)).toEqual(["Home Page"]);
    await context.setOffline(false);
    await keepVisits([{ page_visited: "/tools" }, { clicked_element: "Button: New" }]);
    await page.getByRole("button", { name: texts.refresh }).click();
    await expect(page.getByText(texts.refreshed)).toBeVisible();
    await expectCards(page, 4, 3, 1, 1);
    expect(await listed(page)).toEqual(["Home Page", "Free AI Tools"]);
  });
});
