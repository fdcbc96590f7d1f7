import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createAccount } from "#app/accounts/accounts.server.ts";
import type { Role } from "#app/accounts/contract.ts";
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    const opened = (page: Page) => (javaScriptEnabled ? open(page) : page.goto("/admin-login"));

    test("missing or wrong input is refused", async ({ scene }) => {
      await scene("both fields are needed", async (page) => {
        await opened(page);
        for (const [email, secret] of [
          ["", ""],
          ["amaka@mindsync.example", ""],
          ["", password],
          ["   ", password],
        ] as const) {
          await signIn(page, email, secret);
          await expect(refusal(page)).toHaveText("Please fill in all fields");
        }
      });
      await scene("a wrong password is refused in the words of the accounts library", async (page) => {
        const { id, email } = await account("admin");
        await opened(page);
        await signIn(page, email, "wrong horse battery");
        await expect(refusal(page)).toHaveText("Invalid email or password");
        expect(new URL(page.url()).pathname).toBe("/admin-login");
        expect(await signedInSomewhere(page, id)).toBe(false);
      });
      await scene("there is a way back to the website", async (page) => {
        await opened(page);
        await page.getByRole("link", { name: "Back to Website" }).click();
        await expect(page).toHaveURL(/\/$/);
      });
    });

    test("a learner and a recruiter are refused and signed out again", async ({ scene }) => {
      for (const role of ["learner", "recruiter"] as const) {
        await scene(role, async (page) => {
          const { id, email } = await account(role);
          await opened(page);
          await signIn(page, email, password);
          await expect(refusal(page)).toHaveText("Access denied. Admin privileges required.");
          expect(await signedInSomewhere(page, id)).toBe(false);
          await page.goto("/admin-dashboard");
          await expect(page).toHaveURL(/\/admin-login$/);
        });
      }
    });

    test("an admin reaches the dashboard, directly when signed in", async ({ scene, signedInAs }) => {
      await scene("an admin comes to the dashboard and is welcomed by name", async (page) => {
        const { id, email } = await account("admin");
        await opened(page);
        await signIn(page, ` ${email.toUpperCase()} `, password);
        await expect(page.getByRole("status").getByText("Welcome back, Amaka Okafor!")).toBeVisible();
        await expect(page.getByRole("heading", { name: "Admin dashboard" })).toBeVisible();
        expect(await signedInSomewhere(page, id)).toBe(true);
        const [cookie] = (await page.context().cookies()).filter(({ name }) =>
          name.includes("session_token"),
        );
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
      });
      await scene("an admin who is signed in goes straight on", async (page) => {
        await signedInAs("admin");
        await page.goto("/admin-login");
        await expect(page).toHaveURL(/\/admin-dashboard$/);
      });
    });
  });
}

test("the password can be made visible", async ({ page }) => {
  await open(page);
  const field = page.getByRole("textbox", { name: "Password" });
  await field.fill(password);
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveValue(password);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there are no controls that would not work", async ({ page }) => {
    await page.goto("/admin-login");
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Show password" })).toBeHidden();
  });
});

test.describe("when the network is gone", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

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
