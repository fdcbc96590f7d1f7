import { describe, expect, test } from "vitest";
import type { Role } from "#app/accounts/contract.ts";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { learnerAccounts, password } from "#tests/support/learner-accounts.ts";

const { mails, post, site } = learnerAccounts();

const change = (headers: Record<string, string>, intent: string, fields: Record<string, string> = {}) =>
  post("/account", { intent, ...fields }, headers);
const isIn = async (headers: Record<string, string>) =>
  (await site().fetch("/account", { headers })).status === 200;
const signIn = (email: string) => post("/sign-in", { email, password });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
/** Signs in through the form. @returns the headers of the session */
const enter = async (email: string) => ({ cookie: cookieOf(await signIn(email)) });

describe("closing an account", () => {
  const rowsOf = async (id: string, email: string) => {
    const [row] = await sql()`select
      (select count(*)::int from "user" where id = ${id}) + (select count(*)::int from user_profiles where id = ${id})
      + (select count(*)::int from session where user_id = ${id})
      + (select count(*)::int from account where user_id = ${id})
      + (select count(*)::int from sign_in_devices where user_id = ${id})
      + (select count(*)::int from certificates where user_id = ${id})
      + (select count(*)::int from tier_grants where user_id = ${id})
      + (select count(*)::int from verification where value like ${`${id}%`}) as own,
      (select count(*)::int from course_enrollments where email = ${email}) as enrollments`;
    return row;
  };

  test("erases a learner's data at once and leaves enrollments without an account", async () => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const { id, email } = profile;
    await enter(email);
    await post("/forgotten-password", { email });
    await sql()`insert into certificates (code, user_id, learner_name, course_title, module_count, lesson_count, quiz_count)
      values (${id.slice(0, 20)}, ${id}, 'Amaka', 'Selling rice', 1, 2, 1)`;
    await sql()`insert into tier_grants (user_id, tier) values (${id}, 'pro')`;
    await sql()`insert into course_enrollments (ref, submission_key, first_name, last_name, email, phone, business_level,
      learning_path, user_id) values ('ENR-7K3F9', gen_random_uuid(), 'Amaka', 'Okafor', ${email}, '+2347000000001',
      'startup', 'ai-integration', ${id})`;
    expect(await rowsOf(id, email)).toEqual({ own: 9, enrollments: 1 });
    await mailsDelivered();
    const closed = await change(headers, "close", { current: password });
    expect(closed.headers.get("location")).toBe("/sign-in?notice=closed");
    expect(closed.headers.getSetCookie().join()).toMatch(/mindsync\.session_token=;.*Max-Age=0/i);
    expect(await rowsOf(id, email)).toEqual({ own: 0, enrollments: 1 });
    expect(await sql()`select user_id from course_enrollments where email = ${email}`).toEqual([
      { user_id: null },
    ]);
    expect((await listSavedMails(mails)).filter(({ to }) => to === email)).toEqual([]);
    expect((await signIn(email)).status).toBe(401);
    expect(await (await site().fetch("/sign-in?notice=closed")).text()).toContain("Your account is closed");
  });

  test("needs the password", async () => {
    const { headers } = await site().signIn({ role: "learner" });
    for (const current of ["", "wrong horse battery"]) {
      expect((await change(headers, "close", { current })).status).toBe(422);
      expect(await isIn(headers)).toBe(true);
    }
  });

  test.each(["admin", "recruiter"] satisfies Role[])(
    "of a %s ends every session and keeps what they did",
    async (role) => {
      await site().signIn({ role: "admin" });
      const { profile, headers } = await site().signIn({ role });
      const { id, email } = profile;
      const elsewhere = await enter(email);
      const closed = await change(headers, "close", { current: password });
      expect(closed.headers.get("location")).toBe("/sign-in?notice=closed-staff");
      expect(await Promise.all([headers, elsewhere].map(isIn))).toEqual([false, false]);
      expect((await signIn(email)).status).toBe(401);
      const [row] =
        await sql()`select disabled_at is not null as disabled, role from user_profiles where id = ${id}`;
      expect(row).toEqual({ disabled: true, role });
      expect(await sql()`select kind, by_email from staff_changes where account_email = ${email}`).toEqual([
        { kind: "disabled", by_email: email },
      ]);
    },
  );

  test("is refused for the last admin, at whose hands the site would be lost", async () => {
    const { profile, headers } = await site().signIn({ role: "admin" });
    const others = await sql()<{ id: string }[]>`update user_profiles set disabled_at = now()
      where role = 'admin' and id <> ${profile.id} and disabled_at is null returning id`;
    const refused = await change(headers, "close", { current: password });
    await sql()`update user_profiles set disabled_at = null where id = any(${others.map(({ id }) => id)})`;
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("This is the last admin. Make another one first.");
    expect(await isIn(headers)).toBe(true);
  });
});
