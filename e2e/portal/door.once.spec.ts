import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createAccount } from "#app/features/accounts/accounts.server.ts";
import type { Role } from "#app/features/accounts/contract.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { keepApplication } from "../records.ts";

test.use({ ownSite: true, expectedErrors: [/status of (401|403|422).*\/recruitment\/admin/] });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate recruitment_applications cascade`;
});

const password = "correct horse battery";
const portal = "/recruitment/admin";

async function signInAs(page: Page, role: Role, secret = password): Promise<string> {
  const email = `${randomUUID()}@mindsync.example`;
  const { id } = await createAccount({ email, password, role, full_name: "Rita Bello" });
  await page.goto(portal);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
  return id;
}

const heading = (page: Page) => page.getByRole("heading", { name: "Applications", exact: true });
const refusal = (page: Page) => page.locator("form").getByRole("alert");

test("a visitor sees the sign-in, and nothing of the applications", async ({ page }) => {
  await keepApplication({ name: "Chidi Eze" });
  const answer = await page.goto(portal);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).not.toContain("Chidi");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const role of ["recruiter", "admin"] as const) {
      test(`a ${role} enters, and leaves`, async ({ page }) => {
        const id = await signInAs(page, role);
        await expect(page.getByRole("status").getByText("Login successful!")).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await page.getByRole("button", { name: "Logout" }).click();
        await expect(page.getByRole("status").getByText("Logged out successfully")).toBeVisible();
        await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
        expect(await sql()`select 1 from session where user_id = ${id}`).toHaveLength(0);
        await page.goto(portal);
        await expect(heading(page)).toHaveCount(0);
      });
    }

    test("a learner is refused and signed out again", async ({ page }) => {
      const id = await signInAs(page, "learner");
      await expect(refusal(page)).toHaveText("Invalid credentials. Please try again.");
      expect(await sql()`select 1 from session where user_id = ${id}`).toHaveLength(0);
      await page.goto(portal);
      await expect(heading(page)).toHaveCount(0);
    });

    test("a wrong password is refused in the same words, an empty form in its own", async ({ page }) => {
      await signInAs(page, "recruiter", "wrong horse battery");
      await expect(refusal(page)).toHaveText("Invalid credentials. Please try again.");
      await page.getByLabel("Email").fill("");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(refusal(page)).toHaveText("Please fill in all fields");
    });
  });
}

test("a recruiter's session does not open the dashboard", async ({ page, signedInAs }) => {
  await signedInAs("recruiter");
  await page.goto("/admin-dashboard");
  await expect(page.getByText("Access denied. Admin privileges required.")).toBeVisible();
  await page.goto(portal);
  await expect(heading(page)).toBeVisible();
});

test("leaving the portal closes the dashboard in another tab", async ({ page, context, signedInAs }) => {
  await signedInAs("admin");
  const dashboard = await context.newPage();
  await dashboard.goto("/admin-dashboard");
  await expect(dashboard.locator("html")).toHaveAttribute("data-hydrated", "");
  await dashboard.getByLabel("Auto-refresh").uncheck();
  await page.goto(portal);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(dashboard).toHaveURL(/\/admin-login/);
});

test("says when there are no applications", async ({ page, signedInAs }) => {
  await signedInAs("recruiter");
  await page.goto(portal);
  await expect(page.getByText("No applications found matching your criteria.")).toBeVisible();
});

test("lists applications, newest first", async ({ page, signedInAs }) => {
  await signedInAs("recruiter");
  await keepApplication({ name: "Second Bello", created: "2026-02-01" });
  await keepApplication({ name: "Last Eze", created: "2026-01-01" });
  await keepApplication({ name: "First Okafor", created: "2026-03-01" });
  await page.goto(portal);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "First Okafor",
    "Second Bello",
    "Last Eze",
  ]);
  await expect(page.getByRole("article").first()).toContainText("I know every shop on my street.");
});

test.describe("a reviewer who leaves", () => {
  test.beforeEach(async ({ signedInAs }) => {
    await signedInAs("recruiter");
    await keepApplication({ name: "Amaka Obi" });
  });
  const nobody = (page: Page) => expect(page.locator("body")).not.toContainText("Amaka Obi");

  test("leaves nothing to leaf back to", async ({ page }) => {
    await page.goto(portal);
    await hydrate(page);
    await page.getByRole("link", { name: "Score and notes: Amaka Obi" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Amaka Obi" })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Logged out successfully")).toBeVisible();
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
      await nobody(page);
    }
  });

  test("leaves it in the other tabs too", async ({ page, context }) => {
    const paths = ["", "/print"];
    const others = [];
    for (const path of paths) {
      const other = await context.newPage();
      await other.goto(`${portal}${path}`);
      await hydrate(other);
      await expect(other.getByText("Amaka Obi").first()).toBeVisible();
      others.push(other);
    }
    await page.goto(portal);
    await hydrate(page);
    await page.getByRole("button", { name: "Logout" }).click();
    for (const other of others) {
      await expect(other.getByRole("button", { name: "Sign In" })).toBeVisible();
      await nobody(other);
    }
  });

  test("elsewhere is asked to sign in at the next change, which is not made", async ({ page }) => {
    await page.goto(portal);
    await hydrate(page);
    await sql()`delete from session`;
    await page.getByLabel("Status of Amaka Obi").selectOption("rejected");
    await page.getByRole("button", { name: "Set status: Amaka Obi" }).click();
    await expect(page.getByRole("alert").getByText("Please sign in as a reviewer first.")).toBeVisible();
    await nobody(page);
    expect(await sql()`select status from recruitment_applications`).toEqual([{ status: "pending" }]);
  });
});

test("an admin comes from the dashboard, which says how many are pending, and goes back", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await keepApplication({ name: "Amaka Obi" });
  await page.goto("/admin-dashboard");
  await hydrate(page);
  await page.getByRole("link", { name: "Recruitment 1 pending" }).click();
  await expect(heading(page)).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin dashboard" })).toBeVisible();
});
