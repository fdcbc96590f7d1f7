import type { Page } from "@playwright/test";
import { passkeyTexts, twoStepTexts } from "#content/second-factor.ts";
import { staffTexts } from "#content/staff.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { expectUsable } from "../usable.ts";

const password = "correct horse battery";

test.use({
  // Passkeys belong to a name, and an address of numbers is none.
  baseURL: async ({ site }, use) => use(site.address.replace("127.0.0.1", "localhost")),
  expectedErrors: [/status of 401.*\/two-step-sign-in\/passkeys/],
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** A phone's screen lock that says yes to everything. */
async function screenLock(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const passwordIn = (page: Page, form: string) => page.locator(`[id^=${form}][id$=-password]`);

test("a passkey is added, signs in, and is removed", async ({ page, context, signedInAs }) => {
  await signedInAs("admin");
  await screenLock(page);
  await open(page, "/two-step-sign-in");
  await page.getByLabel(passkeyTexts.name.label).fill("Office laptop");
  await passwordIn(page, "passkey").fill("wrong horse battery");
  await page.getByRole("button", { name: passkeyTexts.add }).click();
  await expect(page.getByText(twoStepTexts.wrongPassword)).toBeVisible();
  await passwordIn(page, "passkey").fill(password);
  await page.getByRole("button", { name: passkeyTexts.add }).click();
  await expect(page.getByText(passkeyTexts.saved("Office laptop"))).toBeVisible();
  await expect(page.getByText(passkeyTexts.removeOf("Office laptop"))).toBeVisible();

  const signIn = async (path: string) => {
    await context.clearCookies();
    await open(page, path);
    await page.getByRole("button", { name: passkeyTexts.signIn }).click();
  };
  await signIn("/admin-login");
  await expect(page.getByText("Welcome back, Amaka Okafor!")).toBeVisible();
  await signIn("/recruitment/admin");
  await expect(page.getByText("Login successful!")).toBeVisible();
  await signIn("/sign-in");
  await expect(page).toHaveURL(/\/learning$/);

  await open(page, "/two-step-sign-in");
  await page.getByText(passkeyTexts.removeOf("Office laptop")).click();
  await passwordIn(page, "remove").fill(password);
  await page.getByRole("button", { name: passkeyTexts.remove, exact: true }).click();
  await expect(page.getByText(passkeyTexts.removed)).toBeVisible();
  await signIn("/admin-login");
  await expect(page.getByText(passkeyTexts.unknown)).toBeVisible();
});

test("two-step sign-in is turned on and used", async ({ page, context, signedInAs }) => {
  const { email } = await signedInAs("admin");
  await open(page, "/two-step-sign-in");
  await expectUsable(page);
  await passwordIn(page, "begin").fill(password);
  await page.getByRole("button", { name: twoStepTexts.begin.submit }).click();
  await expect(page.getByRole("img", { name: twoStepTexts.scan.picture })).toBeVisible();
  await expectUsable(page);
  const key = (await page.locator("code").innerText()).replace(/\s/g, "");
  const codes = page.getByRole("list", { name: twoStepTexts.codes.list }).getByRole("listitem");
  const wrong = page.getByText(twoStepTexts.wrongCode);
  // The app may show the next code by the time that this one arrives.
  do {
    await page.locator("#confirm-code").fill(appCode(key));
    await page.getByRole("button", { name: twoStepTexts.scan.submit }).click();
    await expect(codes.or(wrong).first()).toBeVisible();
  } while (await wrong.isVisible());
  await expect(codes).toHaveCount(10);
  await expectUsable(page);
  const [recovery = "", another = ""] = await codes.allInnerTexts();
  await page.getByRole("link", { name: twoStepTexts.codes.done }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);

  await context.clearCookies();
  await open(page, "/admin-login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/admin-login\?code$/);
  await expectUsable(page);
  await page.getByLabel("Code").fill(recovery);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Welcome back, Amaka Okafor!")).toBeVisible();

  await screenLock(page);
  await open(page, "/two-step-sign-in");
  await page.getByLabel(passkeyTexts.name.label).fill("Office laptop");
  await passwordIn(page, "passkey").fill(password);
  await page.locator("#passkey-code").fill(another);
  await page.getByRole("button", { name: passkeyTexts.add }).click();
  await expect(page.getByText(passkeyTexts.saved("Office laptop"))).toBeVisible();
});

test("an admin adds a recruiter, passes on the link and sees it in the history", async ({
  page,
  signedInAs,
}) => {
  const { email } = await signedInAs("admin");
  await open(page, "/admin-dashboard/staff");
  await page.getByText(staffTexts.add.heading).click();
  await page.getByLabel(staffTexts.add.fields.name.label).fill("Bola Ade");
  await page.getByLabel(staffTexts.add.fields.email.label).fill(`bola-${email}`);
  await page.getByRole("button", { name: staffTexts.add.submit, exact: true }).click();
  await expect(page.getByText(staffTexts.changed.added("Bola Ade"))).toBeVisible();
  await expect(page.getByText(/\/reset-password\?token=/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: `bola-${email}` })).toContainText(email);
  await page.getByRole("button", { name: `${staffTexts.actions.disabled}: Bola Ade` }).click();
  await expect(page.getByText(staffTexts.changed.disabled("Bola Ade"))).toBeVisible();
  await expectUsable(page);
});
