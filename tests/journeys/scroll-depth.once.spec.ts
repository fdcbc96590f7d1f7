import { devices } from "@playwright/test";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { savedWords } from "./counted-visits.ts";
import { expect, hydrate, test } from "./fixtures.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent });

const depths = async () => {
  const rows = await sql()<{ page: string; views: number; half: number; whole: number }[]>`
    select word as page, views::int, half::int, whole::int from scroll_counts join visit_words on id = page`;
  return new Map(rows.map(({ page, ...depth }) => [page, depth]));
};

test("counts once how far down a page is read, of visitors who are counted", async ({
  scene,
  database: _,
}) => {
  await scene("by the router and by a page that is left", async (page) => {
    await forgetVisits();
    // A browser that only pretends to be a phone sends its own name with what leaves after a page, and counts as a bot.
    await page.addInitScript(() => {
      addEventListener(
        "pagehide",
        () => {
          navigator.sendBeacon = (address, body) => {
            localStorage.sent = `${address} ${body}`;
            return true;
          };
        },
        true,
      );
    });
    await page.goto("/terms");
    await expect.poll(savedWords).toEqual(["/terms"]);
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
    await expect(page).toHaveURL(/\/tools$/);
    await expect.poll(depths).toEqual(new Map([["/terms", { views: 1, half: 1, whole: 1 }]]));
    // The next page begins at its top, wherever the one before it ended.
    const reached = await page.evaluate(() =>
      Math.floor((4 * (innerHeight + 1)) / document.documentElement.scrollHeight),
    );
    expect(reached).toBeLessThan(2);
    await page.goto("/privacy");
    expect(await page.evaluate(() => localStorage.sent)).toBe(
      `/api/scrolls ${JSON.stringify({ page_visited: "/tools", reached })}`,
    );
  });
  await scene("not of a visitor who switched counting off", async (page) => {
    await forgetVisits();
    await page.goto("/privacy");
    await expect.poll(savedWords).toEqual(["/privacy"]);
    await hydrate(page);
    await page.getByRole("switch", { name: "Don't count me" }).check();
    const reports: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/scrolls") && reports.push(request.url()));
    await page.locator("footer").getByRole("link", { name: "Terms" }).first().click();
    await expect(page).toHaveURL(/\/terms$/);
    expect(reports).toEqual([]);
    expect(await depths()).toEqual(new Map());
  });
});
