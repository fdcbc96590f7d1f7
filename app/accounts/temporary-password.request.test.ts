/** A password that the site made opens one screen, for 72 hours: the one that replaces it. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { createAccount } from "./accounts.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { firstScreen } from "./staff/first-screen.ts";
import { markTemporary } from "./temporary-password.server.ts";

testDatabase();
mailFolder();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const made = "Xk4pQm7wRt9zHc2vBn6s";
const own = "three goats cross the bridge";
const email = "ngozi@mindsync.example";

beforeEach(async () => {
  await sql()`delete from "user"`;
  await sql()`delete from sign_in_failures`;
  const { id } = await createAccount({ email, full_name: "Ngozi", role: "admin", password: made });
  await markTemporary(id);
});

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  site.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers: { cookie } });
const signIn = (password: string, path = "/admin-login") => post(path, { email, password });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
const place = async (path: string, cookie: string) => {
  const answer = await site.fetch(path, { headers: { cookie } });
  return answer.headers.get("location") ?? answer.status;
};

describe("a fresh one", () => {
  test("opens nothing but the screen that replaces it, and everything after that", async () => {
    const cookie = cookieOf(await signIn(made));
    for (const path of [
      "/admin-dashboard",
      "/account",
      "/two-step-sign-in",
      "/recruitment/admin",
      "/sign-in",
    ])
      expect(await place(path, cookie)).toBe("/choose-password");
    expect(await place("/api/course_enrollments", cookie)).toBe(401);
    const chosen = await post("/choose-password", { current: made, password: own }, cookie);
    expect([chosen.status, chosen.headers.get("location")]).toEqual([302, firstScreen.admin]);
    expect(await place("/admin-dashboard", cookie)).toBe(200);
    expect(await place("/choose-password", cookie)).toBe("/admin-dashboard");
    expect((await signIn(made)).status).toBe(401);
    expect((await signIn(own)).status).toBe(302);
  });

  test.each([
    ["itself", { current: made, password: made }],
    ["a common one", { current: made, password: "password123" }],
    ["any, where the old one is not typed", { current: "another password", password: own }],
  ])("is not replaced by %s", async (_, fields) => {
    const cookie = cookieOf(await signIn(made));
    expect((await post("/choose-password", fields, cookie)).status).toBe(422);
    expect(await place("/admin-dashboard", cookie)).toBe("/choose-password");
  });

  test("comes from a reset in the terminal, and a password that was given there is nobody's to replace", async () => {
    await resetPassword(email, made, { temporary: true });
    expect(await place("/admin-dashboard", cookieOf(await signIn(made)))).toBe("/choose-password");
    await resetPassword(email, own);
    expect(await place("/admin-dashboard", cookieOf(await signIn(own)))).toBe(200);
  });
});

describe("after 72 hours", () => {
  test("the sign-in says what to do, and only to whoever knows the password", async () => {
    await sql()`update user_profiles set temporary_password_until = now() - interval '1 second'`;
    for (const path of ["/admin-login", "/sign-in"]) {
      const late = await signIn(made, path);
      expect(late.status).toBe(403);
      expect(await late.text()).toContain("npm run admin -- reset");
      const wrong = await signIn("another password", path);
      expect(wrong.status).toBe(401);
      expect(await wrong.text()).not.toContain("npm run admin -- reset");
    }
    expect(await sql()`select id from session`).toEqual([]);
  });

  test("a session that began before it replaces nothing", async () => {
    const cookie = cookieOf(await signIn(made));
    await sql()`update user_profiles set temporary_password_until = now() - interval '1 second'`;
    const late = await post("/choose-password", { current: made, password: own }, cookie);
    expect(late.headers.get("location")).toContain("/sign-in");
    expect(await place("/admin-dashboard", cookie)).toBe("/admin-login");
    expect((await signIn(own)).status).toBe(401);
  });

  test("it begins 72 hours after it was made", async () => {
    const [row] = await sql()`select extract(epoch from temporary_password_until - now()) / 3600 as hours
      from user_profiles`;
    expect(Number(row?.hours)).toBeGreaterThan(71.9);
    expect(Number(row?.hours)).toBeLessThanOrEqual(72);
  });
});
