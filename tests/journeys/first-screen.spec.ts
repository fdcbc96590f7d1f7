import { expect, neverHydrated, test } from "./fixtures.ts";

/** How much of the home page may have arrived when a browser first paints it. */
const ends = ["</h1>", ' aria-label="Ways to start"', "<dl", "</section>"];

test("the first screen does not move when the rest of the page arrives", async ({ page }) => {
  // Headlines must not change while they are measured, and React must not hydrate half a page.
  await neverHydrated(page);
  const place = async () => {
    await page.goto("/");
    return page.locator("h1").evaluate((title) => {
      const { x, y } = title.getBoundingClientRect();
      return { x, y };
    });
  };
  const whole = await place();
  for (const end of ends) {
    await page.route("/", async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      expect(html).toContain(end);
      await route.fulfill({ response: answer, body: html.slice(0, html.indexOf(end, html.indexOf("<h1"))) });
    });
    expect([end, await place()]).toEqual([end, whole]);
    await page.unroute("/");
  }
});
