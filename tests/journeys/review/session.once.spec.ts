import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createAccount } from "#app/accounts/accounts.server.ts";
import { reviewSignIn } from "#content/back-office.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { emptyReview, open, portal, setStatus, signIn, statuses } from "./review.ts";

test.slow();
test.use({ expectedErrors: [/status of (401|422).*\/recruitment\/admin/] });
test.beforeEach(async ({ database: _ }) => {
  await emptyReview();
  await savedApplication({ full_name: "Amaka Obi" });
});

const signedOut = (page: Page) =>
  expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
const nobody = (page: Page) => expect(page.locator("body")).not.toContainText("Amaka Obi");

test("an admin signs in, works in several tabs, and signs out of them all", async ({ page, context }) => {
  const account = { email: `${randomUUID()}@mindsync.example`, password: "correct horse battery" };
  const { id } = await createAccount({ ...account, role: "admin", full_name: "Rita Bello" });
  await test.step("a wrong password and an empty form are refused", async () => {
    await open(page);
    await nobody(page);
    const refusal = page.locator("form").getByRole("alert");
    await signIn(page, { ...account, password: "wrong horse battery" });
    await expect(refusal).toHaveText(reviewSignIn.invalid);
    await signIn(page, { ...account, email: "" });
    await expect(refusal).toHaveText("Please fill in all fields");
    await signIn(page, account);
    await expect(page.getByRole("status").getByText(reviewSignIn.welcome)).toBeVisible();
  });
  await test.step("the dashboard shows how many are pending, and has links here and back", async () => {
    await page.getByRole("link", { name: texts.dashboard }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Admin dashboard" })).toBeVisible();
    await page.getByRole("link", { name: "Recruitment 1 pending" }).click();
    await page.getByRole("link", { name: texts.openOf("Amaka Obi") }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Amaka Obi" })).toBeVisible();
  });
  await test.step("signing out closes the other tabs, and Back shows nothing", async () => {
    const dashboard = await context.newPage();
    await dashboard.goto("/admin-dashboard");
    await hydrate(dashboard);
    // The other tab's own requests must not be what ends it.
    await dashboard.getByLabel("Auto-refresh").uncheck();
    const others: Page[] = [];
    for (const path of ["", "/print"]) {
      const other = await context.newPage();
      await open(other, path);
      await expect(other.getByText("Amaka Obi").first()).toBeVisible();
      others.push(other);
    }
    await page.getByRole("button", { name: reviewSignIn.logout }).click();
    await expect(page.getByRole("status").getByText(reviewSignIn.signedOut)).toBeVisible();
    expect(await sql()`select 1 from session where user_id = ${id}`).toHaveLength(0);
    await expect(dashboard).toHaveURL(/\/admin-login/);
    for (const other of others) {
      await signedOut(other);
      await nobody(other);
    }
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await nobody(page);
    }
    await page.goto(portal);
    await signedOut(page);
  });
});

test("a session that ended elsewhere asks to sign in, and changes nothing", async ({ page, signedInAs }) => {
  await signedInAs("recruiter");
  await open(page);
  await sql()`delete from session`;
  await setStatus(page, "Amaka Obi", "rejected");
  await expect(page.getByRole("alert").getByText(reviewSignIn.signIn)).toBeVisible();
  await nobody(page);
  expect(await statuses()).toEqual(["pending"]);
});
