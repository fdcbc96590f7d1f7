import { devices } from "@playwright/test";
import { forgetVisits } from "#tests/support/visits.ts";
import { bodies, kept, savedWords } from "./counted-visits.ts";
import { expect, hydrate, test } from "./fixtures.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent });
test.beforeEach(({ database: _ }) => {});

test("loses nothing without a network", async ({ scene }) => {
  await scene(
    "keeps what happened without a network, and when it happened",
    async (page, context) => {
      await forgetVisits();
      await page.clock.install();
      await page.goto("/video-courses");
      await expect.poll(kept).toHaveLength(1);
      await hydrate(page);
      const sent = bodies(page);
      await context.setOffline(true);
      await page.locator("header summary:visible").first().click();
      await page.clock.fastForward(60_000);
      await page.locator("header summary:visible").first().click();
      expect(sent).toEqual([]);
      await context.setOffline(false);
      await expect.poll(kept).toHaveLength(3);
      const [, early, late] = await kept();
      expect(early?.seconds_ago).toBeGreaterThanOrEqual(60);
      expect(late?.seconds_ago).toBeLessThan((early?.seconds_ago ?? 0) - 55);
      expect(sent).toHaveLength(1);
    },
    { fresh: true },
  );
  await scene(
    "what one page could not send goes with the next",
    async (page) => {
      await forgetVisits();
      await page.addInitScript(() => {
        if (sessionStorage.getItem("full")) return;
        sessionStorage.setItem("full", "yes");
        const { fetch } = window;
        window.fetch = async (...request) =>
          request[0] === "/api/visits" ? new Response("", { status: 503 }) : fetch(...request);
      });
      await page.goto("/terms");
      const waiting = () => page.evaluate(() => sessionStorage.getItem("mindsync-visits"));
      // boot.js stores the first page's address at once, the counter its view a moment later.
      await expect.poll(waiting).toContain('"page_visited":"/terms"');
      await page.goto("/privacy");
      await expect.poll(savedWords).toEqual(["/terms", "/privacy"]);
    },
    { fresh: true },
  );
  await scene(
    "tries again by itself, after pauses that grow until the server takes it",
    async (page) => {
      await forgetVisits();
      await page.addInitScript(() => {
        const faults = ["busy", "gone", "busy"];
        const waits: number[] = [];
        const { fetch, setTimeout: later } = window;
        const faulty: typeof fetch = async (...request) => {
          const fault = request[0] === "/api/visits" && faults.shift();
          if (fault === "gone") throw new TypeError("no connection");
          return fault ? new Response("", { status: 503 }) : fetch(...request);
        };
        // On a page that nobody touches, only the counter waits this long.
        const sooner = (task: () => void, delay = 0) => {
          const waited = [5_000, 10_000, 15_000].includes(delay);
          if (waited) waits.push(delay);
          return later(task, waited ? 0 : delay);
        };
        Object.assign(window, { faults, waits, fetch: faulty, setTimeout: sooner });
      });
      await page.goto("/terms");
      await expect.poll(savedWords).toEqual(["/terms"]);
      expect(await page.evaluate("waits")).toEqual([5_000, 10_000, 15_000]);
      await page.evaluate("faults.push('busy')");
      await page.locator("header summary:visible").first().click();
      await expect.poll(kept).toHaveLength(2);
      // After a success, the pauses start from the beginning again.
      expect(await page.evaluate("waits")).toEqual([5_000, 10_000, 15_000, 5_000]);
    },
    { fresh: true },
  );
});
