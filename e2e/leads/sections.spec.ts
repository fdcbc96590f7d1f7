import { sql } from "#server/platform/database.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";

// A site of its own: these tests take the same few times and count all that is kept.
test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("the home page's sections", () => {
  for (const id of ["contact", "appointment"] as const) {
    test(`${id}: the form comes when it is near, and nothing moves`, async ({ page }) => {
      await page.goto("/");
      await hydrate(page);
      const section = page.locator(`#${id}`);
      await expect(section.getByLabel("Your name")).toHaveCount(0);
      const size = async () => {
        const { width, height } = (await section.boundingBox()) ?? { width: 0, height: 0 };
        return { width: Math.round(width), height: Math.round(height) };
      };
      const before = await size();
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByLabel("Your name")).toBeVisible();
      expect(await size()).toEqual(before);
      await axe(page);
    });

    test(`${id}: an address leads to it`, async ({ page }) => {
      await page.goto(`/#${id}`);
      await hydrate(page);
      await expect(page.locator(`#${id}`).getByLabel("Your name")).toBeVisible();
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    });
  }
});
