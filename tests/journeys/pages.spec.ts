import type { Page } from "@playwright/test";
import { prerenderedPaths, renderedPages } from "#app/prerendered.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";

const missing = "/no-such-page";
const paths = [...prerenderedPaths, ...renderedPages.map(({ path }) => path), "/admin-login", missing];

/** The pages by section of the site. */
const parts = Map.groupBy(paths, (path) => {
  const [, part = ""] = /^\/(tools|blog|store|recruitment|courses)(?=\/|$)/.exec(path) ?? [];
  return part || "the rest";
});

/** Pages of one template, such as the posts of the blog. */
const templates = ["/tools/", "/blog/", "/store/", "/courses/"];

/**
 * Whether a page is examined on both screens, by axe too: in the full run each is, otherwise the first of each template.
 * The others are loaded on the phone, which also measures them in the narrowest window.
 */
function isExamined(path: string): boolean {
  const template = templates.find((one) => path.startsWith(one));
  return (
    !template || Boolean(process.env.TEST_FULL) || path === paths.find((one) => one.startsWith(template))
  );
}

test.use({ expectedErrors: [/status of 404.*\/no-such-page/] });

/** Every axe rule in one of the two colour schemes; in the other only those about colours. */
async function expectUsable(page: Page, isMobile: boolean): Promise<void> {
  const schemes = ["light", "dark"] as const;
  // The light scheme on a wide screen and the dark one on a phone; the full run does all four combinations.
  const [whole, other] = isMobile ? schemes.toReversed() : schemes;
  await page.emulateMedia({ colorScheme: whole });
  await axe(page);
  if (!process.env.TEST_FULL) return;
  await page.emulateMedia({ colorScheme: other });
  await axe(page, "color-contrast");
}

for (const [part, found] of parts) {
  test(`pages of ${part}: each loads completely, in one column, and is accessible`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(20_000 + found.length * 10_000);
    const size = page.viewportSize();
    for (const path of isMobile ? found : found.filter(isExamined)) {
      await test.step(path, async () => {
        if (size) await page.setViewportSize(size);
        const answer = await page.goto(path);
        expect.soft(answer?.status(), path).toBe(path === missing ? 404 : 200);
        await expect.soft(page.locator("h1"), path).not.toBeEmpty();
        if (isExamined(path)) {
          await hydrate(page);
          await expectUsable(page, isMobile);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, path).toBeLessThanOrEqual(320);
      });
    }
  });
}
