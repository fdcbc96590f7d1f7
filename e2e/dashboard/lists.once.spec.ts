import { sql } from "#server/platform/database.ts";
import { expect, test } from "../fixtures.ts";
import { keepEnrolment, keepVisits } from "../records.ts";
import { card, expectCards, listed, openDashboard } from "./dashboard.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate visitor_analytics, course_enrollments`;
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
});
