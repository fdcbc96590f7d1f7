/** The admins' list of staff, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { firstScreen } from "#app/accounts/staff/first-screen.ts";
import { site as texts } from "#content/site.ts";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { plain } from "#tests/support/admin-site.ts";
import { testDatabase } from "#tests/support/database.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { cookiesOf, password, poster, withTwoStep } from "#tests/support/two-step.ts";
import type { Profile } from "../contract.ts";
import { staffLinkHours } from "./contract.ts";
import {
  changeStaff,
  eraseOldStaffChanges,
  readChanges,
  removeSecondFactorOf,
} from "./staff-accounts.server.ts";

testDatabase();
const { mailBy } = mailFolder();
let site: TestSite;
let post: ReturnType<typeof poster>;
let admin: { profile: Profile; headers: { cookie: string } };
beforeAll(async () => {
  site = await testSite();
  post = poster(site);
});
beforeEach(async () => {
  await sql()`delete from "user"`;
  await sql()`delete from staff_changes`;
  admin = await site.signIn({ full_name: "The Owner" });
});

const list = "/admin-dashboard/staff";
const wrong = "Invalid email or password";
const change = (fields: Record<string, string>, cookie = admin.headers.cookie) => post(list, fields, cookie);
const page = async (path = list, cookie = admin.headers.cookie) =>
  (await site.fetch(path, { headers: { cookie } })).text();
const signIn = (email: string, secret = password) => post("/recruitment/admin", { email, password: secret });
const history = async () => (await readChanges()).map(({ by, kind, account }) => [by, kind, account]);
const linkIn = (text: string) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? "";

test("lists staff with role, second factor and last sign-in, and no learners", async () => {
  await site.signIn({ role: "learner", full_name: "Hidden Person" });
  const { profile } = await withTwoStep(site, "recruiter");
  await sql()`update user_profiles set full_name = 'Rita Eze', last_sign_in_at = '2026-03-04T10:00:00Z'
    where id = ${profile.id}`;
  const shown = await page();
  for (const word of [
    "The Owner",
    "Rita Eze",
    profile.email,
    "2 people",
    "Never signed in",
    "2026-03-04T10:00:00",
  ]) {
    expect(shown).toContain(word);
  }
  expect(shown.match(/>Two-step sign-in</g)?.length).toBeGreaterThan(0);
  expect(shown).not.toContain("Hidden Person");
  expect(await page(`${list}?role=admin`)).not.toContain("Rita Eze");
});

test("only admins can see and change the list", async () => {
  const { profile } = await site.signIn({ role: "recruiter" });
  for (const role of ["learner", "recruiter"] as const) {
    const { headers } = await site.signIn({ role });
    expect(await page(list, headers.cookie)).not.toContain("The Owner");
    const refused = await change({ change: "disabled", id: profile.id }, headers.cookie);
    expect(refused.headers.get("location")).toBe("/admin-login?notice=denied");
  }
  expect(await history()).toEqual([]);
});

test("adds a staff member, who sets a password with a link that is shown once", async () => {
  const email = "bola@mindsync.example";
  const added = await (
    await change({ change: "add", name: "Bola Ade", email: "Bola@mindsync.example", role: "recruiter" })
  ).text();
  expect(added).toContain("Bola Ade added");
  const token = linkIn(added);
  expect(linkIn(await page())).toBe("");
  const set = await post("/reset-password", { token, password });
  expect(set.headers.get("location")).toBe("/recruitment/admin?notice=new-password");
  expect((await signIn(email)).headers.get("location")).toBe("/recruitment/admin?notice=welcome");
  expect((await post("/reset-password", { token, password })).status).toBe(422);
  expect(await history()).toEqual([[admin.profile.email, "added", email]]);
  expect(
    await sql()`select last_sign_in_at is not null as noted from user_profiles where email = ${email}`,
  ).toEqual([{ noted: true }]);
});

test("emails the link instead of showing it if a mail server is set", async () => {
  const server = await mailServer();
  mailBy(server.url);
  try {
    const email = "bola@mindsync.example";
    const added = await (await change({ change: "add", name: "Bola Ade", email, role: "recruiter" })).text();
    expect(added).toContain("The link was sent by email.");
    expect(linkIn(added)).toBe("");
    await mailsDelivered();
    expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
    const [mail] = server.mails;
    expect(mail?.text).toContain(`within ${staffLinkHours} hours`);
    const set = await post("/reset-password", { token: linkIn(mail?.text ?? ""), password });
    expect(set.headers.get("location")).toBe("/recruitment/admin?notice=new-password");
    expect((await signIn(email)).headers.get("location")).toBe("/recruitment/admin?notice=welcome");
  } finally {
    mailBy(undefined);
    await server.close();
  }
});

test("refuses invalid new staff, keeps what was typed and stores nothing", async () => {
  const form = { change: "add", name: "Bola Ade", email: "bola@mindsync.example", role: "recruiter" };
  for (const [field, value, message] of [
    ["name", " ", "Name is required"],
    ["email", "bola", "Please enter a valid email address"],
    ["role", "learner", "Choose a role"],
    ["email", admin.profile.email, "There is an account for"],
  ] as const) {
    const refused = await change({ ...form, [field]: value });
    expect([409, 422]).toContain(refused.status);
    const text = await refused.text();
    expect(text).toContain(message);
    if (field !== "name") expect(text).toContain('value="Bola Ade"');
  }
  expect(await sql()`select 1 from user_profiles`).toHaveLength(1);
});

test("disabling signs an account out at once, and its sign-in fails as with a wrong password", async () => {
  const { profile, headers } = await site.signIn({ role: "recruiter", password, full_name: "Rita Eze" });
  const disabled = await change({ change: "disabled", id: profile.id });
  expect(await disabled.text()).toContain("Rita Eze is disabled and signed out");
  expect((await site.fetch("/recruitment/admin/print", { headers })).status).toBe(302);
  expect((await site.fetch("/api/recruitment_applications", { headers })).status).toBe(401);
  const told = async (email: string, secret: string) => {
    const answer = await post("/admin-login", { email, password: secret });
    return [answer.status, (await answer.text()).includes(wrong), answer.headers.getSetCookie()];
  };
  expect(await told(profile.email, password)).toEqual(await told(profile.email, "wrong horse battery"));
  expect(await told(profile.email, password)).toEqual([401, true, []]);
  // It counts as wrong too, so that the limits tell nothing.
  expect(await sql()`select 1 from sign_in_failures where failures >= 3`).not.toEqual([]);
  expect(await sql()`select 1 from session where user_id = ${profile.id}`).toEqual([]);

  // As if it had opened at the moment of disabling.
  await sql()`insert into session (id, token, user_id, expires_at)
    values ('late', 'late', ${profile.id}, now() + interval '1 day')`;
  await change({ change: "enabled", id: profile.id });
  expect(await sql()`select 1 from session where user_id = ${profile.id}`).toEqual([]);
  expect((await signIn(profile.email)).headers.get("location")).toBe("/recruitment/admin?notice=welcome");
  expect(await history()).toEqual([
    [admin.profile.email, "enabled", profile.email],
    [admin.profile.email, "disabled", profile.email],
  ]);
});

test("a changed role takes effect at once", async () => {
  const { profile, headers } = await site.signIn({ role: "recruiter", full_name: "Rita Eze" });
  const status = async () => (await site.fetch("/admin-dashboard/learners", { headers })).status;
  const changed = await (await change({ change: "role", id: profile.id, role: "admin" })).text();
  expect(changed).toContain("Rita Eze is now admin");
  expect(await status()).toBe(200);
  await change({ change: "role", id: profile.id, role: "recruiter" });
  expect(await status()).toBe(302);
  expect((await change({ change: "role", id: profile.id, role: "learner" })).status).toBe(422);
});

test("the card with a password link says where its person signs in", async () => {
  for (const [role, address] of [
    ["recruiter", "/recruitment/admin"],
    ["admin", "/admin-login"],
  ] as const) {
    const signsIn = `signs in at <strong class="select-text">${texts.url}${address}</strong>`;
    const email = `${role}@mindsync.example`;
    const added = await (await change({ change: "add", name: "Bola Ade", email, role })).text();
    expect(plain(added)).toContain(signsIn);
    const [{ id = "" } = {}] = await sql()<
      { id: string }[]
    >`select id from user_profiles where email = ${email}`;
    expect(plain(await (await change({ change: "link", id })).text())).toContain(signsIn);
  }
});

test("a new password link replaces the earlier one, and sessions can be ended", async () => {
  const { profile, headers } = await site.signIn({ role: "recruiter" });
  const link = async () => linkIn(await (await change({ change: "link", id: profile.id })).text());
  const [first, second] = [await link(), await link()];
  expect((await post("/reset-password", { token: first, password })).status).toBe(422);
  expect((await post("/reset-password", { token: second, password })).status).toBe(302);
  const other = await site.signIn({ role: "recruiter" });
  expect((await site.fetch("/recruitment/admin/print", { headers })).status).toBe(302);
  await change({ change: "sessions", id: other.profile.id });
  expect((await site.fetch("/recruitment/admin/print", { headers: other.headers })).status).toBe(302);
});

test("removes the second factor, the passkeys and the sessions", async () => {
  const { profile, cookie } = await withTwoStep(site, "recruiter");
  await sql()`insert into passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
    values (${randomUUID()}, 'Phone', 'k', ${profile.id}, ${randomUUID()}, 0, 'singleDevice', false)`;
  await change({ change: "second-factor", id: profile.id });
  expect((await site.fetch("/two-step-sign-in", { headers: { cookie } })).status).toBe(302);
  expect(await sql()`select id from two_factor union all select id from passkey`).toEqual([]);
  const back = await signIn(profile.email);
  expect(back.headers.get("location")).toBe("/recruitment/admin?notice=welcome");
  expect((await site.fetch("/two-step-sign-in", { headers: { cookie: cookiesOf(back) } })).status).toBe(200);
});

test("the terminal can remove the second factor too, and the history shows it", async () => {
  const { profile } = await withTwoStep(site);
  await removeSecondFactorOf(profile.email.toUpperCase());
  expect(await history()).toEqual([[null, "second-factor", profile.email]]);
  expect((await post("/admin-login", { email: profile.email, password })).headers.get("location")).toBe(
    firstScreen.admin,
  );
  await expect(removeSecondFactorOf("nobody@mindsync.example")).rejects.toMatchObject({ code: "not-found" });
});

test("admins cannot change their own account, or accounts that are not staff", async () => {
  for (const word of ["disabled", "role", "sessions", "link", "second-factor"]) {
    const refused = await change({ change: word, id: admin.profile.id, role: "recruiter" });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("This is your own account."),
    ]);
  }
  const learner = await site.signIn({ role: "learner" });
  for (const id of [learner.profile.id, "nobody"]) {
    expect((await change({ change: "disabled", id })).status).toBe(404);
  }
  expect((await change({ change: "promote", id: admin.profile.id })).status).toBe(422);
  expect(await history()).toEqual([]);
});

test("when two admins remove each other at the same moment, one remains", async () => {
  const other = await site.signIn();
  for (const word of ["disabled", "role"] as const) {
    await sql()`update user_profiles set role = 'admin', disabled_at = null`;
    const order = (id: string) =>
      word === "role" ? ({ change: word, id, role: "recruiter" } as const) : { change: word, id };
    const outcomes = await Promise.allSettled([
      changeStaff(admin.profile, order(other.profile.id)),
      changeStaff(other.profile, order(admin.profile.id)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(
      await sql()`select 1 from user_profiles where role = 'admin' and disabled_at is null`,
    ).toHaveLength(1);
  }
});

test("the history is on the page, and entries are deleted after two years", async () => {
  const { profile } = await site.signIn({ role: "recruiter" });
  expect(await page()).toContain("No changes yet.");
  await change({ change: "sessions", id: profile.id });
  const shown = await page();
  for (const word of ["Signed out everywhere", admin.profile.email, profile.email])
    expect(shown).toContain(word);
  await sql()`update staff_changes set at = now() - interval '731 days'`;
  await eraseOldStaffChanges();
  expect(await history()).toEqual([]);
});
