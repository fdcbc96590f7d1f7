import { sql } from "#server/platform/database.ts";
import { axe, expect, test } from "../fixtures.ts";
import { keepEnrolment, keepVisits } from "../records.ts";
import { openDashboard, tabs } from "./dashboard.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate visitor_analytics, course_enrollments`;
});

test.describe("lists", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  for (const [tab, label] of tabs) {
    test(`${label} can be used by everybody, by day and by night`, async ({ page }) => {
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
      await page.emulateMedia({ colorScheme: "dark" });
      await axe(page, "color-contrast");
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
});
