import { sql } from "#server/platform/database.ts";
import { keepExchange } from "#tooling/testing/exchange.ts";
import { expect, test } from "../fixtures.ts";
import { address, open } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate concierge_exchanges`;
  await keepExchange({ question: "My number is 0803 471 1471", intent: "unknown" });
});

test.describe("the door", () => {
  test("sends a visitor to the sign-in screen", async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.locator("body")).not.toContainText("1471");
  });

  for (const role of ["learner", "recruiter"] as const) {
    test(`refuses a ${role}`, async ({ page, signedInAs }) => {
      await signedInAs(role);
      await page.goto(address);
      await expect(page).toHaveURL(/\/admin-login/);
      await expect(
        page.getByRole("alert").getByText("Access denied. Admin privileges required."),
      ).toBeVisible();
    });
  }

  test("closes behind an admin who leaves, and nobody leafs back", async ({ page, signedInAs }) => {
    await signedInAs("admin");
    await open(page);
    await expect(page.locator("body")).toContainText("1471");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin-login/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin-login/);
    await expect(page.locator("body")).not.toContainText("1471");
  });
});
