import { prerenderedPaths } from "#app/prerendered.ts";
import { axe, expect, test } from "./fixtures.ts";

const missing = "/no-such-page";

test.use({ expectedErrors: [/status of 404.*\/no-such-page/] });

for (const path of [...prerenderedPaths, "/enroll", "/contact", "/appointment", "/admin-login", missing]) {
  test(`${path} answers whole, in one column, without an error`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === missing ? 404 : 200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).not.toBeEmpty();
    await expect(page).toHaveTitle(/\w+/);
    expect(await page.locator("html").getAttribute("lang")).toBe("en-NG");
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  test(`${path} can be used by everybody, by day and by night`, async ({ page }) => {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page);
    }
  });
}
