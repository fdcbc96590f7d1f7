import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { anAddress, learnerAccounts, password, seen } from "#tests/support/learner-accounts.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";

const { linkTo, mailBy, mails, post, site } = learnerAccounts();

const ask = (headers: Record<string, string>, email: string, current = password) =>
  post("/account", { intent: "email", email, current }, headers);
const open = (token: string, headers: Record<string, string> = {}) =>
  post("/confirm-email/new-address", { token }, headers);
const addressesOf = (id: string) =>
  sql()`select u.email, p.email as shown, email_verified from "user" u join user_profiles p on p.id = u.id
    where u.id = ${id}`;
const link = (email: string) => linkTo(email, "confirm-email/new-address");
const signIn = async (email: string) => (await post("/sign-in", { email, password })).status;
/** Whom the unsent mails are for, and what they are. */
const saved = async () => {
  await mailsDelivered();
  return (await listSavedMails(mails)).map(({ to, subject }) => [to, subject]).sort();
};

describe.each(["learner", "admin"] as const)("a %s's new address", (role) => {
  test("replaces the old one by its link and not before; the old one is told, and its links end", async () => {
    const { profile, headers } = await site().signIn({ role });
    const { id, email: old } = profile;
    const email = anAddress();
    await post("/forgotten-password", { email: old });
    const reset = await linkTo(old, "reset-password");
    const asked = await ask(headers, email.toUpperCase());
    expect(asked.headers.get("location")).toBe("/account?notice=email#email");
    const token = await link(email);
    expect(JSON.stringify(await sql()`select * from verification`)).not.toContain(token);
    // Mail scanners open every link.
    await site().fetch(`/confirm-email/new-address?token=${token}`);
    expect(await addressesOf(id)).toEqual([{ email: old, shown: old, email_verified: true }]);
    const done = await open(token, headers);
    expect(done.headers.get("location")).toBe("/account?notice=new-address#email");
    expect(await addressesOf(id)).toEqual([{ email, shown: email, email_verified: true }]);
    expect([await signIn(old), await signIn(email)]).toEqual([401, 302]);
    expect((await open(token)).status).toBe(422);
    expect((await post("/reset-password", { token: reset, password: "a new password 1" })).status).toBe(422);
    expect(await saved()).toEqual(
      [
        [email, "Confirm your new address at Mindsync"],
        [old, "A new address for your account at Mindsync"],
        [old, "Your account at Mindsync has a new address"],
      ].sort(),
    );
  });
});

describe("an address that another account has", () => {
  test("is asked for with the same response, changes nothing, and its owner gets a mail without a link", async () => {
    const [other, one, two] = await Promise.all([1, 2, 3].map(() => site().signIn({ role: "learner" })));
    if (!other || !one || !two) throw new Error("Nobody is signed in.");
    const unknown = anAddress();
    const first = await seen(await ask(one.headers, unknown), unknown);
    expect(await seen(await ask(two.headers, other.profile.email), other.profile.email)).toEqual(first);
    expect(await saved()).toContainEqual([other.profile.email, "You already have an account at Mindsync"]);
    expect(await link(other.profile.email)).toBe("");
    // Both leave one row and two mails, so neither the tables' size nor the time tells them apart.
    expect(
      await sql()`select 1 from verification where value like ${`${one.profile.id} %`}
        or value like ${`${two.profile.id} %`}`,
    ).toHaveLength(2);
  });

  test("cannot be taken by an older link, and the account keeps its own", async () => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const email = anAddress();
    await ask(headers, email);
    const token = await link(email);
    await site().signIn({ role: "learner", email });
    expect((await open(token)).status).toBe(422);
    expect(await addressesOf(profile.id)).toMatchObject([{ email: profile.email, email_verified: true }]);
  });
});

test("of two accounts that ask for one address, the first to open its link gets it", async () => {
  const [one, two] = [await site().signIn({ role: "learner" }), await site().signIn({ role: "learner" })];
  const email = anAddress();
  await ask(one.headers, email);
  const first = await link(email);
  await ask(two.headers, email);
  const second = await link(email);
  expect(second).not.toBe(first);
  const opened = await Promise.all([first, second].map((token) => open(token)));
  expect(opened.map(({ status }) => status).sort()).toEqual([302, 422]);
});

test("opened by somebody who is not signed in, the link leads to the sign-in", async () => {
  const { headers } = await site().signIn({ role: "learner" });
  const email = anAddress();
  await ask(headers, email);
  const answer = await open(await link(email), (await site().signIn()).headers);
  expect(answer.headers.get("location")).toBe("/sign-in?notice=new-address");
});

test.each([
  ["a new password", { intent: "password", current: password, password: "a better password" }],
  ["closing the account", { intent: "close", current: password }],
])("%s ends the link to a new address, and the mail with it", async (_, change) => {
  const { headers } = await site().signIn({ role: "learner" });
  const email = anAddress();
  await ask(headers, email);
  const token = await link(email);
  expect((await post("/account", change, headers)).status).toBe(302);
  expect((await saved()).filter(([to]) => to === email)).toEqual([]);
  expect((await open(token)).status).toBe(422);
});

test("a reset while a new address is asked for leaves no link to it", async () => {
  const { profile, headers } = await site().signIn({ role: "learner" });
  await post("/forgotten-password", { email: profile.email });
  const reset = await linkTo(profile.email, "reset-password");
  const fields = { token: reset, password: "a better password" };
  await Promise.all([
    ...Array.from({ length: 3 }, () => ask(headers, anAddress())),
    post("/reset-password", fields),
    ...Array.from({ length: 3 }, () => ask(headers, anAddress())),
  ]);
  expect((await post("/sign-in", { email: profile.email, password: "a better password" })).status).toBe(302);
  expect(await sql()`select 1 from verification where value like ${`${profile.id} %`}`).toEqual([]);
});

test.each([
  [
    "the same address",
    (own: string) => own.toUpperCase(),
    password,
    "Your account already has this address.",
  ],
  ["no address", () => "amaka", password, "Please enter a valid email address"],
  ["a wrong password", anAddress, "wrong horse battery", "This is not your current password."],
  ["no password", anAddress, "", "Your current password is needed"],
] as const)(
  "%s is refused with a message, and nothing is stored or mailed",
  async (_, of, current, message) => {
    const { profile, headers } = await site().signIn({ role: "learner" });
    const refused = await ask(headers, of(profile.email), current);
    expect([refused.status, (await refused.text()).includes(message)]).toEqual([422, true]);
    expect(await sql()`select 1 from verification where value like ${`${profile.id}%`}`).toEqual([]);
    expect(await saved()).toEqual([]);
  },
);

test("a link that is expired, changed or not whole opens nothing", async () => {
  const { profile, headers } = await site().signIn({ role: "learner" });
  const email = anAddress();
  await ask(headers, email);
  const token = await link(email);
  expect((await open(`${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`)).status).toBe(422);
  // A link of another kind is none for this page.
  await post("/forgotten-password", { email: profile.email });
  expect((await open(await linkTo(profile.email, "reset-password"))).status).toBe(422);
  await sql()`update verification set expires_at = now() - interval '1 second'`;
  expect((await open(token)).status).toBe(422);
  expect(await addressesOf(profile.id)).toMatchObject([{ email: profile.email }]);
});

test("a new password by a mailed link stops the change, as the mail to the old address promises", async () => {
  const { profile, headers } = await site().signIn({ role: "learner" });
  const email = anAddress();
  await ask(headers, email);
  const token = await link(email);
  await post("/forgotten-password", { email: profile.email });
  const reset = await linkTo(profile.email, "reset-password");
  expect((await post("/reset-password", { token: reset, password: "a new password 1" })).status).toBe(302);
  expect((await open(token)).status).toBe(422);
  expect(await addressesOf(profile.id)).toMatchObject([{ email: profile.email }]);
});

test("an account asks for ten addresses in an hour and no more", async () => {
  const { profile, headers } = await site().signIn({ role: "learner" });
  const { limitKey } = await import("#server/platform/limit-store.ts");
  const row = { key: `new-address:${await limitKey(profile.id)}`, points: 10, expire: Date.now() + 90_000 };
  await sql()`insert into rate_limits ${sql()(row)}`;
  const refused = await ask(headers, anAddress());
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(await saved()).toEqual([]);
});

describe("with a mail server", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await mailServer();
    return () => server.close();
  });
  afterEach(() => mailBy(undefined));

  test("the mails are sent, and enrollments under the new address join the account", async () => {
    mailBy(server.url);
    const { profile, headers } = await site().signIn({ role: "learner" });
    const email = anAddress();
    await site().fetch("/api/course_enrollments", { json: anEnrollment({ email }) });
    await ask(headers, email);
    await mailsDelivered();
    const texts = server.mails.map(({ text }) => text).join();
    const token = /new-address\?token=([\w-]+)/.exec(texts)?.[1] ?? "";
    expect((await open(token)).status).toBe(302);
    await mailsDelivered();
    expect(server.mails.map(({ to }) => to).sort()).toEqual(
      [[email], [profile.email], [profile.email]].sort(),
    );
    expect(await listSavedMails(mails)).toEqual([]);
    expect(await sql()`select user_id from course_enrollments where email = ${email}`).toEqual([
      { user_id: profile.id },
    ]);
  });
});
