import type { Page, Request } from "@playwright/test";
import { devices } from "@playwright/test";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { dialogs, tryDemo, viewer } from "./demos.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent });

test.describe("the record of opened demos", () => {
  test.beforeEach(({ database: _ }) => {});

  const calls = "**/api/demo_user_sessions**";
  const session = (page: Page) => page.evaluate(() => sessionStorage.getItem("mindsync-demo-session") ?? "");
  const row = async (id: string) => {
    const [found] = await sql()<{ demos_accessed: string[]; seconds_ago: number }[]>`
      select demos_accessed, extract(epoch from now() - last_activity)::float as seconds_ago
      from demo_user_sessions where id::text = ${id}`;
    return found;
  };
  const recorded = async (page: Page) => (await row(await session(page)))?.demos_accessed;

  /** The calls of a page, by method. */
  function methods(page: Page): string[] {
    const made: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/demo_user_sessions")) made.push(request.method());
    });
    return made;
  }

  async function look(page: Page, name: string): Promise<void> {
    await tryDemo(page, name).click();
    await expect(viewer(page, name)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogs(page)).toHaveCount(0);
  }

  test("is one for a browser session, in order, and created once", async ({ scene }) => {
    await scene(
      "is one for a browser session, with each system once, in the order of first access",
      async (page, context) => {
        const made = methods(page);
        await page.goto("/business-apps");
        await hydrate(page);
        expect(made).toEqual([]);
        await look(page, "Telegram AI Bot");
        await expect.poll(() => recorded(page)).toEqual(["telegram-bot"]);
        expect(made).toEqual(["POST", "GET", "PATCH"]);
        await look(page, "Mindsync Health");
        await expect.poll(() => recorded(page)).toEqual(["telegram-bot", "healthcare"]);
        const first = await session(page);
        await sql()`update demo_user_sessions set last_activity = now() - interval '1 day' where id = ${first}`;
        await look(page, "Telegram AI Bot");
        await expect.poll(async () => (await row(first))?.seconds_ago).toBeLessThan(60);
        expect(await recorded(page)).toEqual(["telegram-bot", "healthcare"]);
        await page.goto("/business-apps?demo=hospitality");
        await expect.poll(() => recorded(page)).toEqual(["telegram-bot", "healthcare", "hospitality"]);
        expect(await session(page)).toBe(first);
        expect(made.filter((method) => method === "POST")).toHaveLength(1);

        const other = await context.newPage();
        await other.goto("/business-apps?demo=healthcare");
        await expect.poll(() => recorded(other)).toEqual(["healthcare"]);
        expect(await session(other)).not.toBe(first);
        expect(await context.cookies()).toEqual([]);
      },
    );
    await scene("is begun once by two openings that come quickly", async (page) => {
      const made = methods(page);
      const held = Promise.withResolvers<void>();
      await page.route(calls, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto("/business-apps");
      await look(page, "Mindsync Health");
      await look(page, "Mindsync Estates");
      held.resolve();
      await expect.poll(() => recorded(page)).toEqual(["healthcare", "real-estate"]);
      expect(made.filter((method) => method === "POST")).toHaveLength(1);
    });
  });

  test.describe("whose row is gone", () => {
    test.use({ expectedErrors: [/status of 404.*\/api\/demo_user_sessions\//] });

    test("is created again", async ({ page }) => {
      await page.goto("/business-apps");
      await look(page, "Mindsync Health");
      await expect.poll(() => recorded(page)).toEqual(["healthcare"]);
      const first = await session(page);
      await sql()`delete from demo_user_sessions where id = ${first}`;
      await look(page, "Mindsync Estates");
      await expect.poll(() => recorded(page)).toEqual(["real-estate"]);
      expect(await session(page)).not.toBe(first);
    });
  });

  test.describe("that cannot be saved", () => {
    test.use({ expectedErrors: [/ERR_FAILED|status of 503/] });

    test("does not stop the visitor from looking", async ({ scene }) => {
      for (const how of ["the network is gone", "503"]) {
        await scene(how, async (page) => {
          await page.route(calls, (route) =>
            how === "503" ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort(),
          );
          await page.goto("/business-apps");
          const ours = (request: Request) => request.url().includes("/api/demo_user_sessions");
          const failed =
            how === "503"
              ? page.waitForEvent("requestfinished", ours)
              : page.waitForEvent("requestfailed", ours);
          await tryDemo(page, "Mindsync Health").click();
          await failed;
          await expect(viewer(page, "Mindsync Health")).toBeVisible();
          await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
          expect(await session(page)).toBe("");
          await page.unroute(calls);
          await page.keyboard.press("Escape");
          await look(page, "Mindsync Estates");
          await expect.poll(() => recorded(page)).toEqual(["real-estate"]);
        });
      }
    });
  });

  test("is not made for a visitor who opted out", async ({ scene }) => {
    for (const [who, init] of [
      [
        "asks by Global Privacy Control",
        () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
      ],
      ["chose not to be counted", () => localStorage.setItem("mindsync-uncounted", "1")],
    ] as const) {
      await scene(who, async (page) => {
        await page.addInitScript(init);
        const made = methods(page);
        await page.goto("/business-apps");
        await look(page, "Mindsync Health");
        await page.goto("/business-apps?demo=telegram-bot");
        await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
        await page.keyboard.press("Escape");
        await expect(dialogs(page)).toHaveCount(0);
        expect(made).toEqual([]);
        expect(await session(page)).toBe("");
      });
    }
  });
});
