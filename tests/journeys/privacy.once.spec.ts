import { devices, type Page } from "@playwright/test";
import { countingSwitch } from "#content/counting-switch.ts";
import { privacy } from "#content/privacy.ts";
import { terms } from "#content/terms.ts";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { expect, hydrate, test } from "./fixtures.ts";

// Headless Chromium calls itself HeadlessChrome, and bots are not counted.
test.use({ userAgent: devices["Pixel 7"].userAgent });
const forget = forgetVisits;
test.beforeEach(async ({ database: _ }) => {
  await forget();
});

const offlinePages = async () => {
  const rows = await sql()<{ page: string }[]>`
    select coalesce(clicked_element, page_visited) as page from visitor_analytics order by id`;
  return rows.map(({ page }) => page);
};
const choice = (page: Page) => page.getByRole("switch", { name: "Don't count me" });
const said = (page: Page) => page.locator("#counting").getByRole("status");
const foot = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

/** Messages that the counter sends from now on. */
function messages(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/visits")) sent.push(request.postData() ?? "");
  });
  return sent;
}

async function openCounted(page: Page): Promise<void> {
  await page.goto("/privacy");
  await expect.poll(offlinePages).toEqual(["/privacy"]);
  await hydrate(page);
}

test.describe("'Don't count me'", () => {
  test("stops the counter at once and can be undone", async ({ scene }) => {
    await scene("stops the counter at once, on every page, also after a reload", async (page) => {
      await forget();
      await openCounted(page);
      await expect(choice(page)).not.toBeChecked();
      await expect(said(page)).toHaveText(countingSwitch.states.counted);
      const sent = messages(page);
      await choice(page).check();
      await expect(said(page)).toHaveText(countingSwitch.states.uncounted);
      expect(
        await page.evaluate(() => [localStorage.length > 0, sessionStorage.getItem("mindsync-visits")]),
      ).toEqual([true, null]);
      await foot(page, "Terms").click();
      await expect(page.locator("h1")).toHaveText(terms.heading);
      await page.goBack();
      await expect(page.locator("h1")).toHaveText(privacy.heading);
      await page.reload();
      await hydrate(page);
      await expect(choice(page)).toBeChecked();
      await expect(said(page)).toHaveText(countingSwitch.states.uncounted);
      await foot(page, "Free AI Tools").click();
      await expect(page).toHaveURL("/tools");
      await page.goto("/");
      await hydrate(page);
      await page.getByRole("link", { name: "Explore", exact: true }).click();
      expect(sent).toEqual([]);
      expect(await offlinePages()).toEqual(["/privacy"]);
      expect(await page.evaluate(() => sessionStorage.getItem("mindsync-visits"))).toBeNull();
    });
    await scene("is stored for a visitor who leaves before the page's script runs", async (page) => {
      await forget();
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto("/privacy");
      await expect.poll(offlinePages).toEqual(["/privacy"]);
      const sent = messages(page);
      await page.locator("#counting").getByText("Don't count me").click();
      await page.goto("/terms");
      expect(await page.evaluate(() => localStorage.getItem("mindsync-uncounted"))).toBe("1");
      await foot(page, "Free AI Tools").click();
      await expect(page).toHaveURL("/tools");
      expect(sent).toEqual([]);
    });
    await scene("taken back, counts from the next page on, as another visit", async (page) => {
      await forget();
      await openCounted(page);
      await choice(page).check();
      await expect(said(page)).toHaveText(countingSwitch.states.uncounted);
      // An event that would have been counted, so that the counter reads the choice.
      await page.getByRole("heading", { level: 1 }).click();
      await foot(page, "Terms").click();
      await expect(page).toHaveURL("/terms");
      await foot(page, "Privacy").click();
      await expect(page).toHaveURL("/privacy");
      await choice(page).uncheck();
      await expect(said(page)).toHaveText(countingSwitch.states.counted);
      expect(await page.evaluate(() => localStorage.getItem("mindsync-uncounted"))).toBeNull();
      const sent = messages(page);
      await page.locator("header summary:visible").first().click();
      await page.keyboard.press("Escape");
      expect(sent).toEqual([]);
      await foot(page, "Terms").click();
      await expect.poll(offlinePages).toEqual(["/privacy", "/terms"]);
      const [first, second] = await sql()`select session_id from visitor_analytics order by id`;
      expect(second?.session_id).not.toBe(first?.session_id);
      await page.goto("/tools");
      await expect.poll(offlinePages).toEqual(["/privacy", "/terms", "/tools"]);
    });
  });

  test("works without a network, in other tabs and with any browser setting", async ({ scene }) => {
    await scene(
      "forgets what waited for a network",
      async (page, context) => {
        await forget();
        await openCounted(page);
        const sent = messages(page);
        await context.setOffline(true);
        await page.locator("header summary:visible").first().click();
        await page.keyboard.press("Escape");
        await choice(page).check();
        await context.setOffline(false);
        await foot(page, "Terms").click();
        await expect(page).toHaveURL("/terms");
        expect(sent).toEqual([]);
        expect(await offlinePages()).toEqual(["/privacy"]);
      },
      { fresh: true },
    );
    await scene("holds in the other tabs too", async (page, context) => {
      await forget();
      await openCounted(page);
      const other = await context.newPage();
      await openOther(other);
      const sent = messages(other);
      await choice(page).check();
      await expect(choice(other)).toBeChecked();
      await expect(said(other)).toHaveText(countingSwitch.states.uncounted);
      await foot(other, "Terms").click();
      await expect(other).toHaveURL("/terms");
      expect(sent).toEqual([]);
    });
    await scene("says so when the browser sends Global Privacy Control", async (page) => {
      await forget();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
      });
      const sent = messages(page);
      await page.goto("/privacy");
      await hydrate(page);
      await expect(said(page)).toHaveText(countingSwitch.states.refused);
      await expect(choice(page)).toBeChecked();
      await expect(choice(page)).toBeDisabled();
      await foot(page, "Terms").click();
      await expect(page).toHaveURL("/terms");
      expect(sent).toEqual([]);
    });
    await scene("says so when the browser keeps nothing for the site", async (page) => {
      await forget();
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("shut", "SecurityError");
          },
        });
      });
      await page.goto("/privacy");
      await hydrate(page);
      await choice(page).click();
      await expect(said(page)).toHaveText(countingSwitch.notSaved);
      await expect(choice(page)).not.toBeChecked();
    });
    await scene("is worked by the keyboard, and by a tap that came before the script", async (page) => {
      await forget();
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto("/privacy");
      await page.locator("#counting").getByText("Don't count me").click();
      await expect(choice(page)).toBeChecked();
      await choice(page).focus();
      await page.keyboard.press("Space");
      await expect(choice(page)).not.toBeChecked();
      await expect(said(page)).toHaveText(countingSwitch.states.counted);
    });
  });
});

async function openOther(page: Page): Promise<void> {
  await page.goto("/privacy");
  await hydrate(page);
  await expect.poll(offlinePages).toHaveLength(2);
}
