import { aliases, prerenderedPaths, renderedPages } from "#app/prerendered.ts";
import { expect, hydrate, test } from "./fixtures.ts";
import { expectUsableInBoth, tooWide } from "./usable.ts";

const missing = "/no-such-page";
const paths = [...prerenderedPaths, ...renderedPages.map(({ path }) => path), "/admin-login", missing];

/** The pages by section of the site. */
const parts = Map.groupBy(paths, (path) => {
  const [, part = ""] = /^\/(tools|blog|store|recruitment|courses)(?=\/|$)/.exec(path) ?? [];
  return part || "the rest";
});

/** Pages of one template, such as the posts of the blog. */
const templates = ["/tools/", "/blog/", "/store/", "/courses/", "/quote-examples/"];

/** Whether a page is examined by axe: in the full run each is, otherwise the first of each template, at one address. */
function isExamined(path: string): boolean {
  if (path in aliases && !process.env.TEST_FULL) return false;
  const template = templates.find((one) => path.startsWith(one));
  return (
    !template || Boolean(process.env.TEST_FULL) || path === paths.find((one) => one.startsWith(template))
  );
}

test.use({ expectedErrors: [/status of 404.*\/no-such-page/] });

for (const [part, found] of parts) {
  test(`pages of ${part}: each loads completely, in one column, and is accessible`, async ({ page }) => {
    test.setTimeout(20_000 + found.length * 10_000);
    const size = page.viewportSize();
    for (const path of found) {
      await test.step(path, async () => {
        if (size) await page.setViewportSize(size);
        const answer = await page.goto(path);
        expect.soft(answer?.status(), path).toBe(path === missing ? 404 : 200);
        await expect.soft(page.locator("h1"), path).not.toBeEmpty();
        if (isExamined(path)) {
          await hydrate(page);
          await expectUsableInBoth(page);
        } else expect.soft(await tooWide(page), path).toEqual([]);
      });
    }
  });
}
