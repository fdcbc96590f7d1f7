import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createAccount } from "#app/accounts/accounts.server.ts";
import type { Role } from "#app/accounts/contract.ts";
import { inboxTexts } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "./fixtures.ts";

const password = "correct horse battery";

/** An account that is not signed in anywhere yet. */
function account(role: Role) {
  const email = `${randomUUID()}@mindsync.example`;
  return createAccount({ email, password, role, full_name: "Amaka Okafor" });
}

async function open(page: Page): Promise<void> {
  await page.goto("/admin-login");
  await hydrate(page);
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

const refusal = (page: Page) => page.locator("form").getByRole("alert");

async function signedInSomewhere(page: Page, userId: string): Promise<boolean> {
  const rows = await sql()`select 1 from session where user_id = ${userId}`;
  const cookies = await page.context().cookies();
  return rows.length > 0 || cookies.some(({ name }) => name.includes("session_token"));
}

test.use({ expectedErrors: [/status of (401|403|422).*\/admin-login/] });
// The tests create accounts in the database of the site.
test.beforeEach(({ database: _ }) => {});

test("an admin is told what is missing or wrong, and comes to the dashboard", async ({
  page,
  scene,
  signedInAs,
}) => {
  const { id, email } = await account("admin");
  await open(page);
  await test.step("both fields are needed, and the right password", async () => {
    for (const [typed, secret] of [
      ["", ""],
      ["   ", password],
    ] as const) {
      await signIn(page, typed, secret);
      await expect(refusal(page)).toHaveText("Please fill in all fields");
    }
    await signIn(page, email, "wrong horse battery");
    await expect(refusal(page)).toHaveText("Invalid email or password");
    expect(new URL(page.url()).pathname).toBe("/admin-login");
    expect(await signedInSomewhere(page, id)).toBe(false);
  });
  await test.step("the password can be made visible", async () => {
    const field = page.getByRole("textbox", { name: "Password" });
    await field.fill(password);
    await expect(field).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveValue(password);
  });
  await test.step("the inbox welcomes by name", async () => {
    await signIn(page, ` ${email.toUpperCase()} `, password);
    await expect(page.getByRole("status").getByText("Welcome back, Amaka Okafor!")).toBeVisible();
    await expect(page.getByRole("heading", { name: inboxTexts.heading, level: 1 })).toBeVisible();
    expect(await signedInSomewhere(page, id)).toBe(true);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes("session_token"));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  });
  await scene("a recruiter is refused and signed out again", async (other) => {
    const recruiter = await account("recruiter");
    await open(other);
    await signIn(other, recruiter.email, password);
    await expect(refusal(other)).toHaveText("Access denied. Admin privileges required.");
    expect(await signedInSomewhere(other, recruiter.id)).toBe(false);
  });
  await scene("an admin who is signed in goes straight on", async (other) => {
    await signedInAs("admin");
    await other.goto("/admin-login");
    await expect(other).toHaveURL(/\/admin-dashboard$/);
  });
});

test.describe("when the network is gone", () => {
  test.use({ ownContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("a message says so and what was typed stays", async ({ page, context }) => {
    const { email } = await account("admin");
    await open(page);
    await context.setOffline(true);
    await signIn(page, email, password);
    await expect(refusal(page)).toHaveText("An unexpected error occurred");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue(password);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Welcome back, Amaka Okafor!")).toBeVisible();
  });
});
