import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { address, keep, open } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("the door", () => {
  test("sends a visitor to the sign-in screen", async ({ page }) => {
    await keep();
    await page.goto(`${address}?q=amaka`);
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.locator("body")).not.toContainText("amaka@");
  });

  for (const role of ["learner", "recruiter"] as const) {
    test(`refuses a ${role}`, async ({ page, signedInAs }) => {
      await keep();
      await signedInAs(role);
      await page.goto(address);
      await expect(page).toHaveURL(/\/admin-login/);
      await expect(
        page.getByRole("alert").getByText("Access denied. Admin privileges required."),
      ).toBeVisible();
    });
  }
});

test.describe("an admin", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("comes from the dashboard, which says how many are new, and goes back", async ({ page }) => {
    await keep();
    await keep();
    await page.goto("/admin-dashboard");
    await hydrate(page);
    await page.getByRole("link", { name: "Leads 2 new" }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/admin-dashboard");
    await sql()`update contact_submissions set status = 'handled'`;
    await page.reload();
    await expect(page.getByRole("link", { name: "Leads", exact: true })).toBeVisible();
  });

  test("leaves, and nobody leafs back to it", async ({ page }) => {
    await keep();
    await open(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin-login/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin-login/);
    await expect(page.locator("body")).not.toContainText("amaka@");
  });
});
