import { appointmentForm } from "#app/content/appointment.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";

// A site of its own: these tests take the same few times and count all that is kept.
test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("the home page's sections", () => {
  for (const id of ["contact", "appointment"] as const) {
    test(`${id}: code that does not come is said, and asked for again`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      const code = `**/assets/${id}-*.js`;
      await page.goto("/");
      await hydrate(page);
      await page.route(code, (route) => route.abort());
      const section = page.locator(`#${id}`);
      await section.scrollIntoViewIfNeeded();
      const retry = section.getByRole("button", { name: "Try again" });
      await expect(retry).toBeVisible();
      await expect(section.getByRole("link", { name: /WhatsApp/ }).first()).toBeVisible();
      await page.unroute(code);
      await retry.click();
      await expect(section.getByLabel("Your name")).toBeVisible();
    });
  }

  test("free times that do not come are said, and asked for again", async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route("**/appointment.data*", (route) => route.abort());
    await page.goto("/");
    await hydrate(page);
    const section = page.locator("#appointment");
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(appointmentForm.loadFailed.title)).toBeVisible();
    await page.unroute("**/appointment.data*");
    await section.getByRole("button", { name: "Try again" }).click();
    await expect(section.getByRole("radio").first()).toBeAttached();
  });
});
