import { sql } from "#server/platform/database.ts";
import { axe, expect, test } from "./fixtures.ts";
import { keepApplication } from "./records.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate recruitment_applications cascade`;
});

const portal = "/recruitment/admin";

for (const colorScheme of ["light", "dark"] as const) {
  test(`can be used by everybody, ${colorScheme}`, async ({ page, signedInAs }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(portal);
    await axe(page);
    await signedInAs("recruiter");
    await keepApplication({ name: "Oluwaseunfunmilayo".repeat(4) });
    await page.goto(portal);
    await axe(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
