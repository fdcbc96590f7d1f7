import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { classLists } from "#packages/page-finish/short-names.ts";
import { expect, idleAtOnce, test } from "./fixtures.ts";
import { inWholeBrowser } from "./whole-browser.ts";

test.use(inWholeBrowser());

/** Pages of each kind that does something by itself, once they are hydrated. */
const lively = [
  "/",
  "/whatsapp-ai-packages",
  "/business-apps",
  "/tools/sop-writer",
  "/tools/bot-playground",
  "/blog/one-page-profit-record",
  "/appointment",
  "/enroll",
  "/video-courses",
];

test("an untouched page shows nothing by itself that needs more rules", async ({ page }) => {
  await idleAtOnce(page);
  for (const path of lively) {
    await test.step(path, async () => {
      const served = (await (await page.goto(path))?.text()) ?? "";
      // Long names in the page are for later states: a field with an error.
      const brought = new Set(classLists(served).flat());
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const asking = await page.evaluate(
        (utilities) =>
          Array.from(document.querySelectorAll("body [class]"), (element) => element.outerHTML)
            .filter((html) => {
              const classes = /^<[^>]*? class="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
              return classes.split(/\s+/).some((name) => utilities.includes(name));
            })
            .map((html) => html.slice(0, 200)),
        Object.keys(readFinishedPages().shortNames).filter((name) => !brought.has(name)),
      );
      await expect.soft(page.locator('link[rel="stylesheet"]'), path).toHaveCount(0);
      expect.soft(asking, path).toEqual([]);
    });
  }
});
