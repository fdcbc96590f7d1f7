import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dashboardTexts } from "#app/content/back-office.ts";
import { sql } from "#server/platform/database.ts";
import { axe, expect, test } from "./fixtures.ts";
import { keepEnrolment, keepVisits } from "./records.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate visitor_analytics, course_enrollments`;
});

const tabs = Object.entries(dashboardTexts.tabs);
const days = 24 * 60;

/** The figure of one of the four cards. */
const card = (page: Page, label: string) =>
  page
    .locator("dl > div", { has: page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();

async function expectCards(page: Page, active: number, views: number, clicks: number, sources: number) {
  await expect(card(page, "Active Users")).toHaveText(String(active));
  await expect(card(page, "Total Page Views")).toHaveText(String(views));
  await expect(card(page, "Click Events")).toHaveText(String(clicks));
  await expect(card(page, "Traffic Sources")).toHaveText(String(sources));
}

const listed = (page: Page) => page.getByRole("region").locator("tbody tr td:first-child").allInnerTexts();

async function openDashboard(page: Page, query = ""): Promise<void> {
  await page.goto(`/admin-dashboard${query}`);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
}

/** Stops this page's clock, so that its beats come only when the test lets time pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

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

test.describe("lists", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("say what will be there while there is nothing", async ({ page }) => {
    for (const [tab, words] of [
      ["pages", "No page views in this time"],
      ["enrollments", "No enrollments yet"],
      ["clicks", "No clicks yet"],
      ["sources", "No visits in this time"],
    ]) {
      await openDashboard(page, `?tab=${tab}`);
      await expect(page.getByRole("heading", { name: words })).toBeVisible();
      await expectCards(page, 0, 0, 0, 0);
    }
  });

  test("call pages by their names", async ({ page }) => {
    const pages = {
      "/": "Home Page",
      "/tools": "Free AI Tools",
      "/free-courses": "Free Courses",
      "/video-courses": "Video Courses",
      "/business-apps": "Business Apps Demo",
      "/tools/faq-generator": "Tool: FAQ Generator",
      "/tools/something-new": "Tool: something new",
      "/ai-enterprise-systems": "/ai-enterprise-systems",
      "/?utm_source=flyer": "Home Page (?utm_source=flyer)",
    };
    await keepVisits(Object.keys(pages).map((page_visited) => ({ page_visited })));
    await openDashboard(page);
    expect((await listed(page)).sort()).toEqual(Object.values(pages).sort());
  });

  test("give each named source a colour of its own, and the others one together", async ({ page }) => {
    const named = ["TikTok", "Instagram", "Facebook", "Google", "LinkedIn", "Twitter", "YouTube", "Direct"];
    await keepVisits([...named, "nairaland.com", "bing.com"].map((referrer_source) => ({ referrer_source })));
    await openDashboard(page, "?tab=sources");
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

  test("show the newest twenty clicks", async ({ page }) => {
    await keepVisits(
      Array.from({ length: 60 }, (_, index) => ({ clicked_element: `Button: ${index}`, minutesAgo: index })),
    );
    await openDashboard(page, "?tab=clicks");
    expect((await listed(page)).map((text) => text.split("\n")[0])).toEqual(
      Array.from({ length: 20 }, (_, index) => `Button: ${index}`),
    );
    await expect(card(page, "Click Events")).toHaveText("60");
  });

  test("show an enrolment whole, newest first", async ({ page }) => {
    await keepEnrolment({ firstName: "Bola", created: "2026-01-01" });
    await keepEnrolment({ firstName: "Amaka" });
    await openDashboard(page, "?tab=enrollments");
    await expect(page.getByText("2 enrollments, newest first")).toBeVisible();
    const newest = page.getByRole("article").first();
    for (const words of [
      "Amaka Okafor",
      "amaka@mindsync.example",
      "+2348031234567",
      "Okafor Foods",
      "Growing (3-5 years)",
      "Beginner",
      "AI Integration for Business",
      "My orders should stop getting lost.",
    ]) {
      await expect(newest).toContainText(words);
    }
    await expect(page.getByRole("link", { name: "Chat on WhatsApp with Amaka Okafor" })).toHaveAttribute(
      "href",
      "https://wa.me/2348031234567",
    );
  });

  for (const [tab, label] of tabs) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`${label} can be used by everybody, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await keepVisits(
          [
            "TikTok",
            "Instagram",
            "Facebook",
            "Google",
            "LinkedIn",
            "Twitter",
            "YouTube",
            "Direct",
            "a.ng",
          ].flatMap((referrer_source) => [
            { referrer_source, page_visited: `/?from=${referrer_source}${"0".repeat(80)}` },
            { referrer_source, clicked_element: `Link: ${"a long name ".repeat(8)}` },
          ]),
        );
        await keepEnrolment({ firstName: "Oluwaseunfunmilayo".repeat(3) });
        await openDashboard(page, `?tab=${tab}`);
        await axe(page);
        await page.setViewportSize({ width: 320, height: 640 });
        const tooWide = await page.evaluate(() =>
          document.documentElement.scrollWidth > 320
            ? [...document.querySelectorAll("*")]
                .filter((element) => element.getBoundingClientRect().right > 320)
                .map(({ outerHTML }) => outerHTML.slice(0, 120))
            : [],
        );
        expect(tooWide).toEqual([]);
      });
    }
  }
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
