/** Passkeys of staff, as requests to the whole site, with a device that answers as a browser would. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { firstScreen } from "#app/accounts/staff/first-screen.ts";
import { passkeyTexts, twoStepTexts } from "#content/second-factor.ts";
import { sql } from "#server/platform/database.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { newPasskey, type PasskeyOptions } from "#tests/support/passkey.ts";
import { cookiesOf, password, twoStepSite, withTwoStep } from "#tests/support/two-step.ts";
import type { Profile } from "../contract.ts";
import { resetPassword } from "../reset-password.server.ts";
import { passkeyAddress } from "./addresses.ts";
import { codeMissing, mostPasskeys } from "./contract.ts";

const { site, post, begin, later, resetByLink, toldTo } = twoStepSite();

type Passkey = ReturnType<typeof newPasskey>;

/** One call of the script for passkeys. */
async function call(fields: Record<string, string>, cookie = "") {
  const answer = await post(passkeyAddress, fields, cookie, { host: "localhost" });
  const body: { options?: PasskeyOptions; message?: string; next?: string } = await answer.json();
  return { status: answer.status, cookies: cookiesOf(answer), ...body };
}

const challenge = ({ options }: { options?: PasskeyOptions }) => options ?? { challenge: "" };

const beginAdding = (cookie: string, secrets: Record<string, string> = { password }) =>
  call({ intent: "begin", name: "Phone", ...secrets }, cookie);

/** Adds a passkey to the account of a session. */
async function add(cookie: string, passkey: Passkey, secrets?: Record<string, string>, userChecked = true) {
  const begun = await beginAdding(cookie, secrets);
  if (begun.status !== 200) return begun;
  const answer = passkey.made(challenge(begun), userChecked);
  return call({ intent: "add", name: "Phone", answer }, `${cookie}; ${begun.cookies}`);
}

/** Signs in with a passkey. */
async function signIn(passkey: Passkey, { screen = "admin", next = "", userChecked = true } = {}) {
  const begun = await call({ intent: "begin-sign-in" });
  const answer = passkey.used(challenge(begun), userChecked);
  return call({ intent: "sign-in", screen, next, answer }, begun.cookies);
}

const passkeysOf = (id: string) => sql()`select id from passkey where user_id = ${id}`;
const sessionsOf = (id: string) => sql()`select id from session where user_id = ${id}`;

/** Gives an account passkeys of devices that nobody has. */
async function fillPasskeys({ id }: Profile, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await sql()`insert into passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
      values (${randomUUID()}, 'Phone', 'k', ${id}, ${randomUUID()}, 0, 'singleDevice', false)`;
  }
}

test("a passkey signs in on its own, and still works after a second one is added", async () => {
  const { profile, headers } = await site().signIn({ password });
  const [first, second] = [newPasskey(), newPasskey()];
  expect(await add(headers.cookie, first)).toMatchObject({ status: 200, next: "/two-step-sign-in" });
  expect(await add(headers.cookie, second)).toMatchObject({ status: 200 });
  expect(await passkeysOf(profile.id)).toHaveLength(2);
  for (const passkey of [first, second, first]) {
    const signedIn = await signIn(passkey);
    expect(signedIn).toMatchObject({ status: 200, next: firstScreen.admin });
    const dashboard = await site().fetch("/admin-dashboard", { headers: { cookie: signedIn.cookies } });
    expect(dashboard.status).toBe(200);
  }
});

test("adding a passkey needs the password", async () => {
  const { profile, headers } = await site().signIn({ password });
  const refused = await add(headers.cookie, newPasskey(), { password: "wrong horse battery" });
  expect(refused).toMatchObject({ status: 401, message: twoStepTexts.wrongPassword });
  const visitor = await post(passkeyAddress, { intent: "begin", name: "Phone", password });
  expect(visitor.headers.get("location")).toBe("/sign-in?next=%2Ftwo-step-sign-in");
  expect(await passkeysOf(profile.id)).toEqual([]);
});

test("adding a passkey also needs a code if the account has an app", async () => {
  const { profile, key, cookie } = await withTwoStep(site());
  later(60);
  const refusals = [
    [{ password }, 422, codeMissing],
    [{ password, code: "000000" }, 401, twoStepTexts.wrongCode],
    [{ password: "wrong horse battery", code: appCode(key) }, 401, twoStepTexts.wrongPassword],
  ] as const;
  for (const [secrets, status, message] of refusals) {
    expect(await add(cookie, newPasskey(), secrets)).toMatchObject({ status, message });
  }
  const passkey = newPasskey();
  expect((await add(cookie, passkey, { password, code: appCode(key) })).status).toBe(200);
  expect(await passkeysOf(profile.id)).toHaveLength(1);
  expect((await signIn(passkey)).status).toBe(200);
});

test("the page asks for a code if the account has an app", async () => {
  const { cookie } = await withTwoStep(site());
  const other = await site().signIn({ password });
  const page = async (sent: string) =>
    (await site().fetch("/two-step-sign-in", { headers: { cookie: sent } })).text();
  expect(await page(cookie)).toContain('id="passkey-code"');
  expect(await page(other.headers.cookie)).not.toContain('id="passkey-code"');
});

test("a passkey is refused without user verification, both when it is added and when it signs in", async () => {
  const { profile, headers } = await site().signIn({ password });
  const passkey = newPasskey();
  const unchecked = await add(headers.cookie, passkey, { password }, false);
  expect(unchecked).toMatchObject({ status: 401, message: passkeyTexts.failed });
  expect(await passkeysOf(profile.id)).toEqual([]);
  expect((await add(headers.cookie, passkey)).status).toBe(200);
  await sql()`delete from session where user_id = ${profile.id}`;
  const refused = await signIn(passkey, { userChecked: false });
  expect(refused).toMatchObject({ status: 401, message: passkeyTexts.unknown, cookies: "" });
  expect(await sessionsOf(profile.id)).toEqual([]);
});

test("a disabled account gets the same response as an unknown passkey", async () => {
  const { profile, headers } = await site().signIn({ password });
  const passkey = newPasskey();
  await add(headers.cookie, passkey);
  await sql()`update user_profiles set disabled_at = now() where id = ${profile.id}`;
  await sql()`delete from session where user_id = ${profile.id}`;
  const refused = await signIn(passkey);
  expect(refused).toEqual(await signIn(newPasskey()));
  expect(refused).toMatchObject({ status: 401, message: passkeyTexts.unknown, cookies: "" });
  expect(await sessionsOf(profile.id)).toEqual([]);
});

test("a recruiter is refused at the admin login and can sign in to the portal", async () => {
  const { profile, headers } = await site().signIn({ role: "recruiter", password });
  const passkey = newPasskey();
  await add(headers.cookie, passkey);
  const before = await sessionsOf(profile.id);
  const refused = await signIn(passkey);
  expect(refused).toMatchObject({ status: 403, cookies: "" });
  expect(refused.message).toBe("Access denied. Admin privileges required.");
  expect(await sessionsOf(profile.id)).toEqual(before);
  expect(await signIn(passkey, { screen: "reviewer" })).toMatchObject({
    status: 200,
    next: "/recruitment/admin?notice=welcome",
  });
});

test.each([
  ["by a link", resetByLink],
  ["in the terminal", ({ email }: Profile) => resetPassword(email, password)],
] as const)("a password reset %s removes the account's passkeys", async (_, reset) => {
  const { profile, headers } = await site().signIn({ password });
  const passkey = newPasskey();
  await add(headers.cookie, passkey);
  await reset(profile);
  expect(await passkeysOf(profile.id)).toEqual([]);
  expect(await signIn(passkey)).toMatchObject({ status: 401, message: passkeyTexts.unknown });
});

test("an account can have at most ten passkeys", async () => {
  const { profile, headers } = await site().signIn({ password });
  await fillPasskeys(profile, mostPasskeys - 1);
  expect((await add(headers.cookie, newPasskey())).status).toBe(200);
  expect(await add(headers.cookie, newPasskey())).toMatchObject({
    status: 409,
    message: `You have ${mostPasskeys} passkeys. Remove one first.`,
  });
  expect(await passkeysOf(profile.id)).toHaveLength(10);
});

test("of passkeys that are added at the same moment only those are stored for which there is room", async () => {
  const { profile, headers } = await site().signIn({ password });
  await fillPasskeys(profile, mostPasskeys - 1);
  const begun = await Promise.all(Array.from({ length: 4 }, () => beginAdding(headers.cookie)));
  const added = await Promise.all(
    begun.map((one) => {
      const answer = newPasskey().made(challenge(one), true);
      return call({ intent: "add", name: "Phone", answer }, `${headers.cookie}; ${one.cookies}`);
    }),
  );
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(added.find(({ status }) => status === 409)?.message).toBe(passkeyTexts.tooMany(mostPasskeys));
  expect(await passkeysOf(profile.id)).toHaveLength(mostPasskeys);
  expect(await toldTo(profile.email)).toHaveLength(1);
});

test("removing a passkey needs the password, and both are told to its owner", async () => {
  const { profile, headers } = await site().signIn({ password });
  const other = await site().signIn({ password });
  expect((await add(headers.cookie, newPasskey())).status).toBe(200);
  const added = "A passkey was added to your account. It opens the account without the password.";
  expect(await toldTo(profile.email)).toEqual([added]);
  const [{ id = "" } = {}] = await passkeysOf(profile.id);
  const remove = (secrets: Record<string, string>, cookie = headers.cookie) =>
    post("/two-step-sign-in", { intent: "remove-passkey", id, ...secrets }, cookie);
  for (const [secrets, message] of [
    [{}, "Type your password"],
    [{ password: "wrong horse battery" }, twoStepTexts.wrongPassword],
  ] as const) {
    const refused = await remove(secrets);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)]);
  }
  expect((await remove({ password }, other.headers.cookie)).status).toBe(200);
  expect(await passkeysOf(profile.id)).toHaveLength(1);
  later(1);
  for (const _ of [1, 2]) expect(await (await remove({ password })).text()).toContain(passkeyTexts.removed);
  expect(await passkeysOf(profile.id)).toEqual([]);
  expect(await toldTo(profile.email)).toEqual(["A passkey was removed from your account.", added]);
  expect(await toldTo(other.profile.email)).toEqual([]);
});

test("a learner adds a passkey and signs in with it on the school's page, and nowhere else", async () => {
  const { profile, headers } = await site().signIn({ role: "learner", password });
  const passkey = newPasskey();
  expect((await add(headers.cookie, passkey)).status).toBe(200);
  for (const screen of ["admin", "reviewer"])
    expect(await signIn(passkey, { screen })).toMatchObject({ status: 403, cookies: "" });
  for (const [next, home] of [
    ["/courses/selling-rice", "/courses/selling-rice"],
    ["https://elsewhere.example/", "/learning"],
  ] as const) {
    const signedIn = await signIn(passkey, { screen: "school", next });
    expect(signedIn).toMatchObject({ status: 200, next: home });
    const page = await site().fetch("/learning", { headers: { cookie: signedIn.cookies } });
    expect(await page.text()).toContain(profile.email);
  }
});

test("an unfinished sign-in opens no session once the account is disabled", async () => {
  const { profile, key } = await withTwoStep(site());
  await sql()`delete from session where user_id = ${profile.id}`;
  later(60);
  const { pending } = await begin(profile.email);
  await sql()`update user_profiles set disabled_at = now() where id = ${profile.id}`;
  const refused = await post("/admin-login?code", { code: appCode(key) }, pending);
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
  expect(await sessionsOf(profile.id)).toEqual([]);
});
