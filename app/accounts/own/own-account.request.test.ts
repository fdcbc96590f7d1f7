import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { anAddress, learnerAccounts, password } from "#tests/support/learner-accounts.ts";

const { linkTo, mails, post, signUp, site } = learnerAccounts();

const wrong = "wrong horse battery";
const chosen = "a new password 1";
const change = (headers: Record<string, string>, intent: string, fields: Record<string, string> = {}) =>
  post("/account", { intent, ...fields }, headers);
const own = async (headers: Record<string, string>) => (await site().fetch("/account", { headers })).text();
const isIn = async (headers: Record<string, string>) =>
  (await site().fetch("/account", { headers })).status === 200;
const signIn = (email: string, secret: string, headers: Record<string, string> = {}) =>
  post("/sign-in", { email, password: secret }, headers);
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
/** The stored hash of an account's password. */
const storedOf = async (id: string) =>
  (await sql()<{ password: string }[]>`select password from account where user_id = ${id}`)[0]?.password;
/** Signs in through the form. @returns the headers of the session */
const enter = async (email: string, userAgent = "", secret = password) => ({
  cookie: cookieOf(await signIn(email, secret, { "user-agent": userAgent })),
});
const phone =
  "Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36";

describe("the page", () => {
  test.each([
    ["learner", "/learning", "Close my account for good"],
    ["recruiter", "/recruitment/admin", "Close my account<"],
    ["admin", "/admin-dashboard", "Close my account<"],
  ] as const)("of a %s leads back to %s", async (role, back, closing) => {
    const { profile, headers } = await site().signIn({ role });
    const html = await own(headers);
    expect(html).toContain(profile.email);
    expect(html).toContain(`href="${back}"`);
    expect(html).toContain(closing);
    expect(html).toContain('href="/two-step-sign-in"');
    expect(html).not.toContain("/assets/count.gen");
    expect(await (await site().fetch(back, { headers })).text()).toContain('href="/account"');
  });

  test("sends visitors to the sign-in, which leads back here", async () => {
    const answer = await site().fetch("/account");
    expect(answer.headers.get("location")).toBe("/sign-in?next=%2Faccount");
    const { profile } = await site().signIn({ role: "recruiter" });
    const inside = await post("/sign-in", { email: profile.email, password, next: "/account" });
    expect(inside.headers.get("location")).toBe("/account");
  });

  test("refuses a form that it does not have", async () => {
    const { headers } = await site().signIn();
    expect((await change(headers, "role", {})).status).toBe(422);
    expect((await change(headers, "name", { name: "Ada", role: "admin" })).status).toBe(400);
  });
});

describe("the name", () => {
  test("is changed for the account and its profile", async () => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const answer = await change(headers, "name", { name: "  Adaeze Obi " });
    expect(answer.headers.get("location")).toBe("/account?notice=name#name");
    expect(
      await sql()`select name, full_name from "user" u join user_profiles p on p.id = u.id where u.id = ${profile.id}`,
    ).toEqual([{ name: "Adaeze Obi", full_name: "Adaeze Obi" }]);
    expect(await (await site().fetch("/account?notice=name", { headers })).text()).toContain(
      "Your name is saved.",
    );
  });

  test.each([
    [" ", "Name is required"],
    ["a".repeat(101), "Name must be less than 100 characters"],
  ])("'%s' is refused", async (name, message) => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const refused = await change(headers, "name", { name });
    expect([refused.status, (await refused.text()).includes(message)]).toEqual([422, true]);
    expect(await sql()`select name from "user" where id = ${profile.id}`).toEqual([{ name: "Amaka Okafor" }]);
  });
});

describe("the password", () => {
  test("is changed; every other session, link and known device of the account ends", async () => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const [other, stranger] = [await enter(profile.email), await site().signIn({ role: "learner" })];
    await post("/forgotten-password", { email: profile.email });
    const link = await linkTo(profile.email, "reset-password");
    await change(headers, "email", { email: anAddress(), current: password });
    const answer = await change(headers, "password", { current: password, password: chosen });
    expect(answer.headers.get("location")).toBe("/account?notice=password#password");
    expect(await Promise.all([headers, other, stranger.headers].map(isIn))).toEqual([true, false, true]);
    expect((await post("/reset-password", { token: link, password: "another good one" })).status).toBe(422);
    expect(await sql()`select 1 from verification where value like ${`${profile.id}%`}`).toEqual([]);
    // Only the browser that changed it is known now.
    expect(answer.headers.getSetCookie().join()).toContain("mindsync.device=");
    expect(await sql()`select 1 from sign_in_devices where user_id = ${profile.id}`).toHaveLength(1);
    expect((await signIn(profile.email, password)).status).toBe(401);
    expect((await signIn(profile.email, chosen)).status).toBe(302);
    await mailsDelivered();
    const told = await listSavedMails(mails);
    expect(told.filter(({ text }) => text.includes("reset-password"))).toEqual([]);
    const aboutIt = told.filter(({ text }) => text.includes("Your account has a new password."));
    expect(aboutIt.map(({ to }) => to)).toEqual([profile.email]);
  });

  test.each([
    ["", chosen, "Your current password is needed"],
    [wrong, chosen, "This is not your current password."],
    [password, "7wZ!x", "A password has at least 10 characters"],
    [password, "password123", "too easy to guess"],
    [password, password, "Please choose a password different from your current one."],
  ])("is not changed from '%s' to '%s', and neither comes back", async (current, next, message) => {
    const { profile, headers } = await site().signIn({ role: "recruiter" });
    const before = await storedOf(profile.id);
    const refused = await change(headers, "password", { current, password: next });
    const html = await refused.text();
    expect([refused.status, html.includes(message)]).toEqual([422, true]);
    for (const secret of [current, next]) if (secret) expect(html).not.toContain(secret);
    expect([await storedOf(profile.id), await isIn(headers)]).toEqual([before, true]);
  });

  test("cannot be guessed at an unlocked device: wrong ones count like failed sign-ins", async () => {
    const { profile, headers } = await site().signIn({ role: "admin" });
    await sql()`delete from sign_in_failures`;
    for (let count = 0; count < 2; count += 1)
      await change(headers, "password", { current: wrong, password: chosen });
    expect((await signIn(profile.email, wrong)).status).toBe(401);
    expect(await sql()`select failures from sign_in_failures where failures > 1`).toEqual([{ failures: 3 }]);
    await sql()`update sign_in_failures set failures = 21, wait_until = now() + interval '59 seconds'
      where failures > 1`;
    for (const [intent, fields] of [
      ["password", { current: password, password: chosen }],
      ["email", { email: anAddress(), current: password }],
    ] as const) {
      const refused = await change(headers, intent, fields);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([
        429,
        expect.stringMatching(/^[1-5]?\d$/),
      ]);
    }
    expect(await sql()`select 1 from verification where value like ${`${profile.id}%`}`).toEqual([]);
  });

  test("of two changes at once only one is made", async () => {
    const { headers } = await site().signIn({ role: "learner" });
    const answers = await Promise.all(
      [1, 2].map((number) =>
        change(headers, "password", { current: password, password: `choice number ${number}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422]);
  });

  test("leaves an address that is not proved with a new link to prove it", async () => {
    const email = anAddress();
    await signUp(email);
    const first = await linkTo(email, "confirm-email");
    await change(await enter(email), "password", { current: password, password: chosen });
    const second = await linkTo(email, "confirm-email");
    expect(second).not.toBe(first);
    expect((await post("/confirm-email", { token: first })).status).toBe(422);
    expect((await post("/confirm-email", { token: second })).status).toBe(302);
  });
});

describe("where an account is signed in", () => {
  test("is listed in plain words, without an address; one device or all others are signed out", async () => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const android = await enter(profile.email, phone);
    const mac = await enter(
      profile.email,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605 Version/17.4 Safari/605.1.15",
    );
    const html = await own(headers);
    for (const device of [
      "Chrome on Android",
      "Safari on Mac",
      "A browser we do not recognise",
      "This device",
    ])
      expect(html).toContain(device);
    const rows = await sql()<{ id: string; user_agent: string | null; ip_address: string | null }[]>`
      select id, user_agent, ip_address from session where user_id = ${profile.id} order by user_agent`;
    expect(rows.map(({ user_agent, ip_address }) => [user_agent, ip_address || null])).toEqual([
      ["Chrome on Android", null],
      ["Safari on Mac", null],
      [null, null],
    ]);
    for (const [intent, current] of [
      ["end-session", ""],
      ["end-session", wrong],
      ["end-others", ""],
      ["end-others", wrong],
    ] as const) {
      const refused = await change(headers, intent, {
        current,
        ...(intent === "end-session" ? { session: rows[0]?.id ?? "" } : {}),
      });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(
        current ? "This is not your current password." : "Your current password is needed",
      );
    }
    expect(await Promise.all([headers, android, mac].map(isIn))).toEqual([true, true, true]);
    const ended = await change(headers, "end-session", { session: rows[0]?.id ?? "", current: password });
    expect(ended.headers.get("location")).toBe("/account?notice=devices#devices");
    expect(await Promise.all([headers, android, mac].map(isIn))).toEqual([true, false, true]);
    await enter(profile.email, phone);
    expect((await change(headers, "end-others", { current: password })).status).toBe(302);
    expect(await Promise.all([headers, mac].map(isIn))).toEqual([true, false]);
    expect(await own(headers)).toContain("You are signed in on this device only.");
  });

  test("is nobody else's to change", async () => {
    const [victim, stranger] = [await site().signIn(), await site().signIn({ role: "learner" })];
    const [row] = await sql()`select id from session where user_id = ${victim.profile.id}`;
    for (const session of [row?.id, randomUUID()]) {
      const sent = { session: String(session), current: password };
      expect((await change(stranger.headers, "end-session", sent)).status).toBe(302);
    }
    expect((await change(stranger.headers, "end-others", { current: password })).status).toBe(302);
    expect(await Promise.all([victim.headers, stranger.headers].map(isIn))).toEqual([true, true]);
  });
});
