import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { password } from "./learner.ts";

// The browser also reports 4xx responses as console errors.
test.use({ expectedErrors: [/status of 422/] });
test.beforeEach(({ database: _ }) => {});

/** Another session of an account, as of a phone that was left in a bus. */
async function forgottenPhone(userId: string): Promise<void> {
  await sql()`insert into session (id, token, user_id, expires_at, user_agent) values
    (gen_random_uuid(), gen_random_uuid(), ${userId}, now() + interval '30 days', 'Opera Mini on Android')`;
}

test("a learner changes the account, signs out a lost phone and closes the account", async ({
  page,
  signedInAs,
}) => {
  const { id } = await signedInAs("learner");
  await forgottenPhone(id);
  await page.goto("/learning");
  await page.getByRole("link", { name: "Change your account" }).click();
  await hydrate(page);

  await page.getByLabel("Your name").fill("Adaeze Obi");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name is saved.")).toBeFocused();
  await expect(page.getByLabel("Your name")).toHaveValue("Adaeze Obi");

  const section = page.getByRole("region", { name: "Password" });
  const present = section.getByRole("textbox", { name: "Your current password" });
  const next = section.getByRole("textbox", { name: "New password" });
  await present.fill("wrong horse battery");
  await next.fill("a better password");
  await section.getByRole("button", { name: "Change password" }).click();
  await expect(section.getByText("This is not your current password.")).toBeVisible();
  // What was typed is still there to be corrected.
  await expect(next).toHaveValue("a better password");
  await present.fill(password);
  await expect(page.getByText("Opera Mini on Android", { exact: true })).toBeVisible();
  await section.getByRole("button", { name: "Change password" }).click();
  await expect(section.getByText("Your new password is saved.")).toBeFocused();
  await expect(present).toHaveValue("");
  await expect(page.getByText("Opera Mini on Android")).toHaveCount(0);

  await forgottenPhone(id);
  await page.reload();
  await hydrate(page);
  await page.getByText("Sign out: Opera Mini on Android").click();
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await devices.getByRole("textbox", { name: "Your current password" }).fill("a better password");
  await devices.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("That device is signed out.")).toBeFocused();
  await expect(page.getByText("You are signed in on this device only.")).toBeVisible();

  await page.evaluate(() => localStorage.setItem("mindsync-school-outbox", '[{"learner":"x"}]'));
  const close = page.getByRole("region", { name: "Close your account" });
  await close.getByRole("textbox", { name: "Your current password" }).fill("a better password");
  await close.getByRole("button", { name: "Close my account for good" }).click();
  await expect(page.getByText("Your account is closed")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("mindsync-school-outbox"))).toBeNull();
  expect(await sql()`select 1 from "user" where id = ${id}`).toEqual([]);
});
