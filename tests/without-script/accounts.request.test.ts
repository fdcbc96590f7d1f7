/** Accounts in a browser without script: signing in, signing up, a second factor, another address. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firstScreen } from "#app/accounts/staff/first-screen.ts";
import { inboxTexts } from "#content/inbox.ts";
import { twoStepTexts } from "#content/second-factor.ts";
import { sql } from "#server/platform/database.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { makeCourse } from "#tests/support/course.ts";
import { testDatabase } from "#tests/support/database.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { openSession } from "#tests/support/session.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";

testDatabase();
mailFolder();
let site: WholeSite;
let browser: PlainBrowser;
beforeAll(async () => {
  site = await wholeSite();
});
afterAll(() => site.close());
beforeEach(() => {
  browser = new PlainBrowser(site.fetch);
});

const password = "correct horse battery";
const hasSession = () => [...browser.cookies.keys()].some((name) => name.includes("session_token"));
const sessionsOf = (userId: string) => sql()`select 1 from session where user_id = ${userId}`;

async function signIn(email: string, secret: string): Promise<void> {
  browser.fill("Email", email);
  browser.fill("Password", secret);
  await browser.press("Sign In");
}

/** An account that is signed in nowhere. */
async function account(role: "admin" | "learner" | "recruiter") {
  const { profile } = await openSession({ role });
  await sql()`delete from session where user_id = ${profile.id}`;
  return profile;
}

describe("the sign-in of the back office", () => {
  test("needs both fields and the right password, and leads back to the website", async () => {
    const { id, email } = await account("admin");
    await browser.open("/admin-login");
    for (const [typed, secret] of [
      ["", ""],
      ["amaka@mindsync.example", ""],
      ["", password],
      ["   ", password],
    ] as const) {
      await signIn(typed, secret);
      expect(browser.status).toBe(422);
      expect(browser.text(browser.document.one("main form"))).toContain("Please fill in all fields");
    }
    await signIn(email, "wrong horse battery");
    expect(browser.status).toBe(401);
    expect(browser.text()).toContain("Invalid email or password");
    expect(browser.address).toBe("/admin-login");
    expect([hasSession(), await sessionsOf(id)]).toEqual([false, []]);
    await browser.follow("Back to Website");
    expect(browser.address).toBe("/");
  });

  test.each(["learner", "recruiter"] as const)("refuses a %s, who is signed out again", async (role) => {
    const { id, email } = await account(role);
    await browser.open("/admin-login");
    await signIn(email, password);
    expect(browser.status).toBe(403);
    expect(browser.text()).toContain("Access denied. Admin privileges required.");
    expect([hasSession(), await sessionsOf(id)]).toEqual([false, []]);
    await browser.open("/admin-dashboard");
    expect(browser.address).toBe("/admin-login");
  });

  test("welcomes an admin by name, and leads on directly while the session lasts", async () => {
    const { id, email } = await account("admin");
    await browser.open("/admin-login");
    await signIn(` ${email.toUpperCase()} `, password);
    expect(browser.address).toBe(firstScreen.admin);
    expect(browser.text()).toContain("Welcome back, Amaka Okafor!");
    expect(browser.document.one("h1").text).toBe(inboxTexts.heading);
    expect([hasSession(), await sessionsOf(id)]).toMatchObject([true, [{}]]);
    await browser.open("/admin-login");
    expect(browser.address).toBe("/admin-dashboard");
  });
});

test("two-step sign-in is turned on and used", async () => {
  const { profile, headers } = await openSession();
  browser = new PlainBrowser(site.fetch, headers.cookie);
  await browser.open("/two-step-sign-in");
  browser.type(browser.document.one('[id^="begin"][id$="-password"]'), password);
  await browser.press(twoStepTexts.begin.submit);
  expect(
    browser.document
      .all('[role="img"], img, svg[aria-label]')
      .map((one) => one.attribute("alt") ?? one.attribute("aria-label")),
  ).toContain(twoStepTexts.scan.picture);
  const key = browser.document.one("code").text.replace(/\s/g, "");
  // The app may show the next code by the time that this one arrives.
  do {
    browser.type(browser.document.one("#confirm-code"), appCode(key));
    await browser.press(twoStepTexts.scan.submit);
  } while (browser.document.text.includes(twoStepTexts.wrongCode));
  const codes = browser.document
    .all(`[aria-label="${twoStepTexts.codes.list}"] > li`)
    .map(({ text }) => text);
  expect(codes).toHaveLength(10);
  await browser.follow(twoStepTexts.codes.done);
  expect(browser.address).toBe("/admin-dashboard");

  browser.cookies.clear();
  await browser.open("/admin-login");
  await signIn(profile.email, password);
  expect(browser.address).toBe("/admin-login?code");
  browser.fill("Code", codes[0] ?? "");
  await browser.press("Sign In");
  expect(browser.text()).toContain("Welcome back, Amaka Okafor!");
});

test("a learner signs up, takes a lesson and passes the quiz", async () => {
  const { slug } = await makeCourse();
  await browser.open(`/sign-up?next=/courses/${slug}`);
  browser.fill("Your name", "Amaka Okafor");
  browser.fill("Email", `${randomUUID()}@mindsync.example`);
  browser.fill("Password", password);
  await browser.press("Create account");
  browser.fill("Password", password);
  await browser.press("Sign in");
  await browser.follow("Start the first lesson");
  await browser.press("Mark as done");
  for (const said of ["This lesson is done", "1 of 2 lessons done"]) expect(browser.text()).toContain(said);
  await browser.open(`/courses/${slug}/buying/quiz`);
  for (const question of browser.document.all("#main fieldset")) browser.check("Yes", true, question);
  await browser.press("Check my answers");
  expect(browser.text()).toContain("Passed: 5 of 5 right");
  await browser.open("/learning");
  await browser.press("Sign out");
  expect(browser.text()).toContain("You are signed out.");
});

test("a recruiter changes the address and opens its link", async () => {
  const { headers } = await openSession({ role: "recruiter" });
  browser = new PlainBrowser(site.fetch, headers.cookie);
  const email = `${randomUUID()}@mindsync.example`;
  await browser.open("/recruitment/admin");
  await browser.follow("Your account");
  const form = () => {
    const found = browser.field("New email address").closest("form");
    if (!found) throw new Error("The field has no form.");
    return found;
  };
  browser.fill("New email address", email);
  browser.fill("Your current password", "wrong horse battery", form());
  await browser.press("Change email address");
  expect(browser.text(form())).toContain("This is not your current password.");
  expect(browser.value("New email address")).toBe(email);
  browser.fill("Your current password", password, form());
  await browser.press("Change email address");
  expect(browser.text()).toContain("We have written to the new address.");

  const office = new PlainBrowser(site.fetch, (await openSession()).headers.cookie);
  await office.open("/admin-dashboard/mails");
  const mail = office.document.all("article").find(({ textContent }) => textContent.includes(email));
  const [link = ""] = /\/confirm-email\/new-address\?token=[\w-]+/.exec(mail?.textContent ?? "") ?? [];
  await browser.open(link);
  await browser.press("Yes, use this address");
  expect(browser.text()).toContain("Your account now uses the new email address.");
  expect(browser.text()).toContain(email);
});
