import { expect, hydrate, test } from "./fixtures.ts";

test.use({ ownContext: true });

test("on a phone's screen a visitor who leaves gets no offer", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrate(page);
  // Out through the top, and up to it.
  for (const [x, y] of [
    [300, 400],
    [300, 120],
    [300, -2],
    [300, 400],
  ] as const) {
    await page.mouse.move(x, y);
  }
  await page.clock.runFor(5000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.move(100, 400);
  await page.mouse.move(100, 20);
  await page.clock.runFor(60_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
