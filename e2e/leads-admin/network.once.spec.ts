import { deskTexts } from "#app/content/back-office.ts";
import { leadsTexts } from "#app/content/leads.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { cards, keep, open, statuses } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("an admin", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("whose network is gone keeps the list, and is told", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await keep();
    await open(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText(deskTexts.changeFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(await statuses()).toMatchObject([{ status: "new" }]);
    await context.setOffline(false);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText(/is marked as handled/)).toBeVisible();
    expect(await statuses()).toMatchObject([{ status: "handled" }]);
  });

  test("who cannot be given the list is told so, with the way back", async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503|ERR_FAILED/);
    await page.goto("/admin-dashboard");
    await hydrate(page);
    await page.route("**/admin-dashboard/leads.data*", (route) => route.abort());
    await page.getByRole("link", { name: /^Leads/ }).click();
    await expect(page.getByRole("heading", { name: leadsTexts.unread.title })).toBeVisible();
    await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: leadsTexts.empty.title })).toBeVisible();
  });
});
