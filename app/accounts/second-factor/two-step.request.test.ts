/** The second step of a staff's sign-in, as requests to the whole site. */
import { symmetricEncrypt } from "better-auth/crypto";
import { describe, expect, test } from "vitest";
import { firstScreen } from "#app/accounts/staff/first-screen.ts";
import { sql } from "#server/platform/database.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { codesIn, cookiesOf, password, twoStep, twoStepSite, withTwoStep } from "#tests/support/two-step.ts";
import { auth } from "../auth.server.ts";
import { eraseUsedCodes, hashOldCodes } from "./codes.server.ts";

const { site, post, get, begin, later, toldTo } = twoStepSite();

const stored = (id: string) => sql()`select verified from two_factor where user_id = ${id}`;
const sessions = (id: string) => sql()`select id from session where user_id = ${id}`;

describe.each([
  ["/admin-login", "admin", firstScreen.admin],
  ["/recruitment/admin", "recruiter", "/recruitment/admin?notice=welcome"],
] as const)("signing in at %s", (path, role, home) => {
  test("needs a code after the password, and each code works once", async () => {
    const { profile, key } = await withTwoStep(site(), role);
    later(60);
    await sql()`delete from session where user_id = ${profile.id}`;
    const { begun, pending } = await begin(profile.email, path);
    expect([begun.status, begun.headers.get("location")]).toEqual([302, `${path}?code`]);
    expect(pending).not.toContain("session_token");
    expect(await sessions(profile.id)).toEqual([]);
    // Half a sign-in opens nothing.
    expect((await get("/two-step-sign-in", pending)).status).toBe(302);
    expect(await (await get(`${path}?code`, pending)).text()).toContain("Enter your code");

    const wrong = await post(`${path}?code`, { code: "000000" }, pending);
    expect([wrong.status, await wrong.text()]).toEqual([
      401,
      expect.stringContaining("That code is not right."),
    ]);
    const code = appCode(key);
    const typed = { code: ` ${code.slice(0, 3)} ${code.slice(3)}` };
    const right = await post(`${path}?code`, typed, pending);
    expect([right.status, right.headers.get("location")]).toEqual([302, home]);
    expect((await get("/two-step-sign-in", cookiesOf(right))).status).toBe(200);

    const second = (await begin(profile.email, path)).pending;
    expect((await post(`${path}?code`, { code }, second)).status).toBe(401);
  });
});

describe("the code step", () => {
  const path = "/admin-login";

  test("a recovery code works once", async () => {
    const { profile, codes, cookie } = await withTwoStep(site());
    const typed = (codes[3] ?? "").toUpperCase().replace("-", " ");
    for (const [status, left] of [
      [302, 9],
      [401, 9],
    ]) {
      const { pending } = await begin(profile.email, path);
      expect((await post(`${path}?code`, { code: typed }, pending)).status).toBe(status);
      expect(await (await get(twoStep, cookie)).text()).toContain(`${left} recovery codes are left.`);
    }
  });

  test("recovery codes that an earlier version encrypted are hashed at the start, and work once", async () => {
    const { profile, codes } = await withTwoStep(site());
    const { secretConfig } = await (await auth()).$context;
    const encrypted = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(codes.slice(0, 2)) });
    await sql()`update two_factor set backup_codes = ${encrypted} where user_id = ${profile.id}`;
    const lost = await withTwoStep(site());
    await sql()`update two_factor set backup_codes = 'ff00' where user_id = ${lost.profile.id}`;

    await hashOldCodes();

    const [row] = await sql()`select backup_codes from two_factor where user_id = ${profile.id}`;
    expect(JSON.parse(row?.backup_codes)).toEqual([
      expect.stringMatching(/^scrypt\$/),
      expect.stringMatching(/^scrypt\$/),
    ]);
    for (const status of [302, 401]) {
      const { pending } = await begin(profile.email, path);
      expect((await post(`${path}?code`, { code: codes[1] ?? "" }, pending)).status).toBe(status);
    }
    expect(await (await get(twoStep, lost.cookie)).text()).toContain("0 recovery codes are left.");
  });

  test("an app's code is valid only for the 30 seconds in which the app shows it", async () => {
    const { profile, key } = await withTwoStep(site());
    later(120);
    const { pending } = await begin(profile.email, path);
    for (const steps of [-1, 1]) {
      const refused = await post(`${path}?code`, { code: appCode(key, steps) }, pending);
      expect(refused.status).toBe(401);
    }
    expect((await post(`${path}?code`, { code: appCode(key) }, pending)).status).toBe(302);
  });

  test("an unfinished sign-in ends after ten minutes", async () => {
    const { profile, key } = await withTwoStep(site());
    const { pending } = await begin(profile.email, path);
    later(10 * 60 + 1);
    const late = await post(`${path}?code`, { code: appCode(key) }, pending);
    expect([late.status, await late.text()]).toEqual([
      422,
      expect.stringContaining("That sign-in has ended."),
    ]);
    expect(await (await get(`${path}?code`, pending)).text()).not.toContain("Enter your code");
    expect(late.headers.getSetCookie()).toEqual([]);
  });

  test("a code without an unfinished sign-in, or an empty code, is refused", async () => {
    for (const cookie of ["", "mindsync.two_factor=2fa-aaaaaaaaaaaaaaaaaaaa.AAAA"]) {
      expect((await post(`${path}?code`, { code: "123456" }, cookie)).status).toBe(422);
    }
    const { profile } = await withTwoStep(site());
    const { pending } = await begin(profile.email, path);
    const empty = await post(`${path}?code`, { code: " " }, pending);
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining("Type the code")]);
  });
});

test("staff who sign in on the school's page also need a code, and type it there", async () => {
  const { profile, codes } = await withTwoStep(site(), "recruiter");
  const begun = await post("/sign-in", { email: profile.email, password, next: "/learning" });
  expect([begun.status, begun.headers.get("location")]).toEqual([302, "/sign-in?code&next=%2Flearning"]);
  expect(cookiesOf(begun)).not.toContain("session_token");
  const inside = await post("/sign-in?code", { code: codes[0] ?? "" }, cookiesOf(begun));
  expect([inside.status, inside.headers.get("location")]).toEqual([302, "/learning"]);
  expect((await get("/recruitment/admin/print", cookiesOf(inside))).status).toBe(200);
});

test("another account's session in the same browser does not affect the code", async () => {
  const learner = await site().signIn({ role: "learner", password });
  const { profile, key } = await withTwoStep(site());
  later(60);
  const { pending } = await begin(profile.email, "/admin-login", learner.headers.cookie);
  expect((await post("/admin-login?code", { code: appCode(key) }, pending)).status).toBe(302);
});

test("a role without access is refused before the code", async () => {
  const { profile } = await withTwoStep(site(), "recruiter");
  const { begun } = await begin(profile.email);
  expect([begun.status, begun.headers.getSetCookie()]).toEqual([403, []]);
  expect(await begun.text()).toContain("Access denied. Admin privileges required.");
});

test("making new recovery codes needs the password and a code, and ends the old ones", async () => {
  const { profile, key, codes, cookie } = await withTwoStep(site());
  later(60);
  const form = { intent: "new-codes", password, code: appCode(key) };
  for (const wrong of [{ password: "wrong horse battery" }, { code: "000000" }, { code: "" }]) {
    expect((await post(twoStep, { ...form, ...wrong }, cookie)).status).toBe(422);
  }
  const fresh = codesIn(await (await post(twoStep, form, cookie)).text());
  expect(new Set([...fresh, ...codes]).size).toBe(20);
  for (const [code, status] of [
    [codes[0], 401],
    [fresh[0], 302],
  ] as const) {
    const { pending } = await begin(profile.email);
    expect((await post("/admin-login?code", { code: code ?? "" }, pending)).status).toBe(status);
  }
});

test("turning it off needs the password and a code; after that the password is enough", async () => {
  const { profile, codes, cookie } = await withTwoStep(site());
  const form = { intent: "turn-off", password, code: codes[0] ?? "" };
  for (const wrong of [{ password: "wrong horse battery" }, { code: "000000" }]) {
    expect((await post(twoStep, { ...form, ...wrong }, cookie)).status).toBe(422);
  }
  expect(await stored(profile.id)).toHaveLength(1);
  expect(await toldTo(profile.email)).toEqual([]);
  const off = await post(twoStep, form, cookie);
  expect(await toldTo(profile.email)).toEqual([
    "Two-step sign-in was turned off for your account. The password alone now opens it.",
  ]);
  expect(await off.text()).toContain("Two-step sign-in is off.");
  expect(await stored(profile.id)).toEqual([]);
  expect((await get("/admin-dashboard", cookiesOf(off))).status).toBe(200);
  expect((await begin(profile.email)).begun.headers.get("location")).toBe(firstScreen.admin);
});

test("used codes are deleted after a few minutes", async () => {
  await withTwoStep(site());
  expect((await sql()`select 1 from used_codes`).length).toBeGreaterThan(0);
  later(60 * 60);
  await eraseUsedCodes();
  expect(await sql()`select 1 from used_codes`).toEqual([]);
});
