import { describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { anAddress, learnerAccounts, password, seen } from "#tests/support/learner-accounts.ts";
import { pageOfLink } from "#tests/support/private-link.ts";

const { linkTo, mails, post, signUp, site } = learnerAccounts();

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");

describe("signing up", () => {
  test("creates a learner, whose address is not proved", async () => {
    const email = anAddress();
    const answer = await signUp(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain("Now sign in");
    expect(
      await sql()`select role, full_name, email_verified from user_profiles p join "user" u on u.id = p.id
        where p.email = ${email}`,
    ).toEqual([{ role: "learner", full_name: "Amaka Okafor", email_verified: false }]);
    const inside = await post("/sign-in", { email, password, next: "/courses/ai-integration" });
    expect([inside.status, inside.headers.get("location")]).toEqual([302, "/courses/ai-integration"]);
    const own = await site().fetch("/learning", { headers: { cookie: cookieOf(inside) } });
    expect(await own.text()).toContain("Hello Amaka Okafor");
  });

  test("responds the same for a known and an unknown address, and leaves the known account alone", async () => {
    const { profile } = await site().signIn({ role: "admin" });
    const unknown = anAddress();
    const typed = { name: "Somebody Else", password: "another good password" };
    const first = await seen(await signUp(unknown, typed), unknown);
    expect(await seen(await signUp(profile.email, typed), profile.email)).toEqual(first);
    expect(await sql()`select role, full_name from user_profiles where id = ${profile.id}`).toEqual([
      { role: "admin", full_name: "Amaka Okafor" },
    ]);
    expect((await post("/sign-in", { email: profile.email, password: typed.password })).status).toBe(401);
    await mailsDelivered();
    const kept = await listSavedMails(mails);
    expect(kept.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [profile.email, "You already have an account at Mindsync"],
        [unknown, "Welcome to Mindsync School"],
      ].sort(),
    );
    // Somebody who signs up with another person's address can put no text of their own into the mail.
    for (const { text } of kept) expect(text).not.toContain("Somebody Else");
  });

  test.each([
    [{ name: " " }, "Name is required"],
    [{ email: "amaka" }, "Please enter a valid email address"],
    [{ password: "123456789" }, "A password has at least 10 characters"],
    [{ password: "a".repeat(129) }, "A password has at most 128 characters"],
  ])("with %o is refused with a message, and no password comes back", async (changed, message) => {
    const email = anAddress();
    const answer = await signUp(email, changed);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(message);
    expect(html).not.toContain(password);
    expect(await sql()`select 1 from "user" where email = ${email}`).toEqual([]);
  });
});

describe("signing in", () => {
  test("is refused with the same message for a wrong password and an unknown address", async () => {
    const { profile } = await site().signIn({ role: "learner" });
    const wrong = { password: "wrong horse battery" };
    const known = await seen(await post("/sign-in", { email: profile.email, ...wrong }), profile.email);
    const nobody = anAddress();
    expect(await seen(await post("/sign-in", { email: nobody, ...wrong }), nobody)).toEqual(known);
    expect([known.status, known.html.includes("Invalid email or password")]).toEqual([401, true]);
  });

  test("redirects to pages of the school and nowhere else", async () => {
    const { profile } = await site().signIn({ role: "learner", password });
    for (const next of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/courses/../admin",
      "",
    ]) {
      const inside = await post("/sign-in", { email: profile.email, password, next });
      expect([next, inside.headers.get("location")]).toEqual([next, "/learning"]);
    }
  });

  test("refuses learners at both sign-ins of the back office, with the catalogue's messages", async () => {
    const email = anAddress();
    await signUp(email);
    const refused = await post("/admin-login", { email, password });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    expect(await refused.text()).toContain("Access denied. Admin privileges required.");
    const portal = await post("/recruitment/admin", { email, password });
    expect([portal.status, portal.headers.getSetCookie()]).toEqual([403, []]);
    expect(await portal.text()).toContain("Invalid credentials. Please try again.");
    const cookie = cookieOf(await post("/sign-in", { email, password }));
    for (const [path, status] of [
      ["/admin-dashboard", 302],
      ["/admin-dashboard/mails", 302],
      ["/admin-dashboard/leads", 302],
      ["/api/course_enrollments", 403],
    ] as const)
      expect([path, (await site().fetch(path, { headers: { cookie } })).status]).toEqual([path, status]);
  });

  test("a password that somebody chose is valid until they change it", async () => {
    const { profile } = await site().signIn({ role: "learner", password });
    await sql()`update account set created_at = now() - interval '9 years', updated_at = now() - interval '9 years'
      where user_id = ${profile.id}`;
    const entered = await post("/sign-in", { email: profile.email, password });
    expect([entered.status, entered.headers.get("location")]).toEqual([302, "/learning"]);
  });

  test("ends on this device only when somebody signs out", async () => {
    const { profile, headers } = await site().signIn({ role: "learner", password });
    const other = cookieOf(await post("/sign-in", { email: profile.email, password }));
    const out = await post("/sign-out", {}, headers);
    expect(out.headers.get("location")).toBe("/sign-in?notice=signed-out");
    expect((await site().fetch("/learning", { headers })).status).toBe(302);
    expect((await site().fetch("/learning", { headers: { cookie: other } })).status).toBe(200);
  });
});

describe("a forgotten password", () => {
  const ask = (email: string) => post("/forgotten-password", { email });
  const set = (token: string, chosen: string) => post("/reset-password", { token, password: chosen });

  test("gets the same response for a known and an unknown address; only the known one gets a mail", async () => {
    const { profile } = await site().signIn({ role: "learner" });
    const nobody = anAddress();
    const unknown = await seen(await ask(nobody), nobody);
    expect(await seen(await ask(profile.email), profile.email)).toEqual(unknown);
    expect(unknown.html).toContain("If there is an account for this address");
    await mailsDelivered();
    expect((await listSavedMails(mails)).map(({ to }) => to)).toEqual([profile.email]);
  });

  test("is replaced by a link that works once, and every session of the account ends", async () => {
    const { profile, headers } = await site().signIn({ role: "learner", password });
    await ask(profile.email);
    const token = await linkTo(profile.email, "reset-password");
    expect(token).toMatch(/^[\w-]{20,}$/);
    // The stored value is no valid link.
    expect(JSON.stringify(await sql()`select * from verification`)).not.toContain(token);
    expect((await set(token, "short")).status).toBe(422);
    const tries = await Promise.all([1, 2, 3].map((number) => set(token, `a new password ${number}`)));
    expect(tries.map(({ status }) => status).sort()).toEqual([302, 422, 422]);
    const again = await set(token, "yet another password");
    expect(again.status).toBe(422);
    expect(await again.text()).toContain("used already or is too old");
    const works = `a new password ${tries.findIndex(({ status }) => status === 302) + 1}`;
    expect((await site().fetch("/learning", { headers })).status).toBe(302);
    expect((await post("/sign-in", { email: profile.email, password })).status).toBe(401);
    expect((await post("/sign-in", { email: profile.email, password: works })).status).toBe(302);
  });

  test("ends every older link of the account, and no admin can read one any more", async () => {
    const { profile } = await site().signIn({ role: "learner", password });
    const tokens: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      await ask(profile.email);
      tokens.push(await linkTo(profile.email, "reset-password"));
    }
    expect(new Set(tokens).size).toBe(3);
    const [oldest = "", newest = "", used = ""] = tokens;
    expect((await set(used, "a new password 1")).status).toBe(302);
    for (const token of [oldest, newest, used])
      expect((await set(token, "somebody else's choice")).status).toBe(422);
    expect((await post("/sign-in", { email: profile.email, password: "a new password 1" })).status).toBe(302);
    await mailsDelivered();
    const told = await listSavedMails(mails);
    expect(told.filter(({ text }) => text.includes("reset-password"))).toEqual([]);
    expect(told.filter(({ text }) => text.includes("Your account has a new password."))).toHaveLength(1);
  });

  test("sends the link that confirms an address again, because the first one has ended", async () => {
    const email = anAddress();
    await signUp(email);
    const first = await linkTo(email, "confirm-email");
    await ask(email);
    expect((await set(await linkTo(email, "reset-password"), "a new password 1")).status).toBe(302);
    const second = await linkTo(email, "confirm-email");
    expect(second).not.toBe(first);
    expect((await post("/confirm-email", { token: first })).status).toBe(422);
    expect((await post("/confirm-email", { token: second })).status).toBe(302);
  });

  test("cannot be replaced by a link that is expired or changed", async () => {
    const { profile } = await site().signIn({ role: "learner" });
    await ask(profile.email);
    const token = await linkTo(profile.email, "reset-password");
    expect((await set(`${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`, password)).status).toBe(422);
    await sql()`update verification set expires_at = now() - interval '1 second'`;
    expect((await set(token, "a new password 1")).status).toBe(422);
  });

  test("sends an address no more than three mails in an hour, without saying so", async () => {
    const { profile } = await site().signIn({ role: "learner" });
    for (let count = 0; count < 5; count += 1) expect((await ask(profile.email)).status).toBe(200);
    await mailsDelivered();
    expect(await listSavedMails(mails)).toHaveLength(3);
  });

  test("has a page whose visits are not counted", async () => {
    const html = await (await pageOfLink(site(), "/reset-password?token=abcdefghijklmnop")).text();
    expect(html).not.toContain("/assets/count.gen");
    expect(html).toContain('name="robots" content="noindex"');
  });
});

describe("enrollments", () => {
  const enrol = (email: string, headers: Record<string, string> = {}) =>
    site().fetch("/api/course_enrollments", { json: anEnrollment({ email }), headers });
  const owners = (email: string) =>
    sql()`select user_id from course_enrollments where lower(email) = ${email} order by created_at`;

  test("belong to the signed-in account", async () => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const email = anAddress();
    await enrol(email, headers);
    await enrol(email);
    expect(await owners(email)).toEqual([{ user_id: profile.id }, { user_id: null }]);
    const form = { ...anEnrollment({ email }), company: "" };
    await post("/enroll", form as Record<string, string>, headers);
    expect((await owners(email)).at(-1)).toEqual({ user_id: profile.id });
  });

  test("from before the account belong to it once the address is proved, and not earlier", async () => {
    const email = anAddress();
    await enrol(email.toUpperCase());
    await signUp(email);
    const cookie = cookieOf(await post("/sign-in", { email, password }));
    expect(await owners(email)).toEqual([{ user_id: null }]);
    expect(await (await site().fetch("/learning", { headers: { cookie } })).text()).toContain(
      "Please open the link",
    );
    const token = await linkTo(email, "confirm-email");
    // Mail scanners open every link, so opening it proves nothing.
    await site().fetch(`/confirm-email?token=${token}`);
    expect(await owners(email)).toEqual([{ user_id: null }]);
    expect((await post("/confirm-email", { token })).status).toBe(302);
    expect(await owners(email)).toEqual([{ user_id: expect.any(String) }]);
    expect((await post("/confirm-email", { token })).status).toBe(422);
  });

  test("do not follow a password that an admin's link replaced, because that link proves no address", async () => {
    const email = anAddress();
    await enrol(email);
    await signUp(email);
    await post("/forgotten-password", { email });
    const token = await linkTo(email, "reset-password");
    expect((await post("/reset-password", { token, password: "a new password 1" })).status).toBe(302);
    expect(await owners(email)).toEqual([{ user_id: null }]);
  });
});
