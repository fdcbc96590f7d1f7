/** A visit to a page counts as one view, even if its form is really sent or its script has not hydrated yet. */
import { devices } from "@playwright/test";
import { sql } from "#server/platform/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { kept, savedWords } from "./counted-visits.ts";
import { tryDemo, viewer } from "./demos/demos.ts";
import { expect, hydrate, neverHydrated, test } from "./fixtures.ts";
import { fillContact, send } from "./leads/forms.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent });
test.beforeEach(async ({ database: _ }) => {
  await forgetVisits();
});

const views = async () => (await savedWords()).filter((word) => word.startsWith("/"));
const flyer = "/contact?utm_source=flyer";

test("a message that is sent leaves one view of the form, with its script and without", async ({ scene }) => {
  for (const script of [true, false])
    await scene(script ? "by the page's script" : "by the browser alone", async (page) => {
      await forgetVisits();
      await forgetLeads();
      await page.addInitScript(() => {
        window.open = () => null;
      });
      if (!script) await neverHydrated(page);
      await page.goto(flyer);
      await expect.poll(views).toEqual([flyer]);
      if (script) await hydrate(page);
      const form = page.locator("form", { has: page.getByLabel("Your name") });
      await fillContact(form);
      if (script) await send(form);
      else await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expect.poll(() => sql()`select landing, form_page from leads`).toHaveLength(1);
      await expect(page.getByRole("link", { name: "Open WhatsApp" })).toBeVisible();
      await page.goto("/terms");
      await expect.poll(views).toEqual([flyer, "/terms"]);
    });
});

test.describe("before the script is awake", () => {
  // After 700 ms, a press works as a plain link or form, as it does for visitors.
  test.use({ patient: false });

  test("a demo that is opened and closed leaves one view of its page", async ({ scene }) => {
    await scene("by its links", async (page) => {
      await page.route("**/assets/entry.client-*.js", () => {});
      await page.goto("/business-apps");
      await expect.poll(views).toEqual(["/business-apps"]);
      await tryDemo(page, "AI Sales Website").click();
      await expect(page).toHaveURL("/business-apps?demo=ai-sales-website");
      const dialog = viewer(page, "AI Sales Website");
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/business-apps");
      await page.goto("/terms");
      await expect.poll(views).toEqual(["/business-apps", "/terms"]);
    });
  });
});

test("what happens in a duplicated tab is counted, though it has the same session", async ({ scene }) => {
  await scene(
    "counts what happens in a duplicated tab, which has the same session",
    async (page, context) => {
      await forgetVisits();
      await page.goto("/terms");
      await expect.poll(savedWords).toEqual(["/terms"]);
      const session = await page.evaluate(() => sessionStorage["mindsync-visits"]);
      const copy = await context.newPage();
      await copy.addInitScript((saved) => {
        sessionStorage["mindsync-visits"] ??= saved;
      }, session);
      await copy.goto("/tools");
      await expect.poll(savedWords).toEqual(["/terms", "/tools"]);
      await page.goto("/privacy");
      await expect.poll(savedWords).toEqual(["/terms", "/tools", "/privacy"]);
      expect(new Set((await kept()).map(({ session_id }) => session_id)).size).toBe(1);
    },
  );
});
