import { sql } from "#server/platform/database.ts";
import { freeSlots } from "#tooling/testing/lead.ts";
import { axe, expect, test } from "../fixtures.ts";
import { appointment, cards, keep, open, upcoming } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("an admin", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  for (const colorScheme of ["light", "dark"] as const) {
    test(`can use it whoever he is, ${colorScheme}`, async ({ page }) => {
      const [slot = ""] = await freeSlots();
      await page.emulateMedia({ colorScheme });
      await appointment(slot, { name: "Oluwaseunfunmilayo".repeat(5), topic: "a".repeat(1000) });
      await keep({ name: "a".repeat(200), message: "b".repeat(5000), company: "c".repeat(200) });
      await open(page);
      await cards(page)
        .first()
        .getByRole("button", { name: /^Mark as handled/ })
        .click();
      await expect(page.getByText(/is marked as handled/)).toBeVisible();
      await upcoming(page).first().getByText("Cancel appointment").click();
      await axe(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});
