import { prerenderedPaths, renderedPages } from "#app/prerendered.ts";
import { axe, expect, test } from "./fixtures.ts";

const missing = "/no-such-page";
const rendered = renderedPages.map(({ path }) => path);

test.use({ expectedErrors: [/status of 404.*\/no-such-page/] });

for (const path of [...prerenderedPaths, ...rendered, "/admin-login", missing]) {
  test(`${path} answers whole, in one column, usable by everybody by day and by night`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === missing ? 404 : 200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).not.toBeEmpty();
    await expect(page).toHaveTitle(/\w+/);
    expect(await page.locator("html").getAttribute("lang")).toBe("en-NG");
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await axe(page);
    // By night only the colours are others.
    await page.emulateMedia({ colorScheme: "dark" });
    await axe(page, "color-contrast");
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
