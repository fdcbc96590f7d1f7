import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { anAddress, learnerAccounts, password, seen } from "#tests/support/learner-accounts.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";

const { linkTo, mailBy, post, signUp, site } = learnerAccounts();

describe("signing up where a mail server is set", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await mailServer();
  });
  beforeEach(() => mailBy(server.url));
  afterAll(async () => {
    mailBy(undefined);
    await server.close();
  });

  /** The secrets of the links that were mailed to an address, oldest first. */
  async function linksTo(email: string): Promise<string[]> {
    await mailsDelivered();
    return server.mails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  }

  test("creates a learner once the mailed link is opened, and no account before", async () => {
    const email = anAddress();
    const answer = await signUp(email.toUpperCase());
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await answer.text()).toContain("Open the link in that email");
    expect(await sql()`select 1 from "user" where email = ${email}`).toEqual([]);
    const [token = ""] = await linksTo(email);
    // Neither the link nor the password can be read in the table.
    const stored = JSON.stringify(await sql()`select * from verification`);
    expect([stored.includes(token), stored.includes(password)]).toEqual([false, false]);
    expect((await post("/confirm-email", { token })).status).toBe(302);
    expect(
      await sql()`select role, full_name, email_verified from user_profiles p join "user" u on u.id = p.id
        where p.email = ${email}`,
    ).toEqual([{ role: "learner", full_name: "Amaka Okafor", email_verified: true }]);
    expect((await post("/confirm-email", { token })).status).toBe(422);
    expect((await post("/sign-in", { email, password })).status).toBe(302);
  });

  test("and then signing in does not tell whether the address had an account", async () => {
    const { profile } = await site().signIn({ role: "learner" });
    const unknown = anAddress();
    const chosen = { password: "another good password" };
    const outcomes = [];
    for (const email of [profile.email, unknown]) {
      const up = await seen(await signUp(email, chosen), email);
      const inside = await seen(await post("/sign-in", { email, ...chosen }), email);
      outcomes.push([up, inside]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.map(({ status }) => status)).toEqual([200, 401]);
    expect(await linksTo(profile.email)).toEqual([]);
    expect(await linksTo(unknown)).toHaveLength(1);
  });

  test("sends an address no more than three mails in an hour, without saying so", async () => {
    const email = anAddress();
    for (let count = 0; count < 5; count += 1) expect((await signUp(email)).status).toBe(200);
    expect(await linksTo(email)).toHaveLength(3);
  });

  test("twice before the link is opened makes one account, with the password of the opened link", async () => {
    const email = anAddress();
    await signUp(email);
    await signUp(email, { password: "another good password" });
    const [first = "", second = ""] = await linksTo(email);
    expect((await post("/confirm-email", { token: second })).status).toBe(302);
    expect((await post("/confirm-email", { token: first })).status).toBe(422);
    expect((await post("/sign-in", { email, password })).status).toBe(401);
    expect((await post("/sign-in", { email, password: "another good password" })).status).toBe(302);
  });
});

describe("signing up", () => {
  test.each([" ".repeat(10), "1234567890", "password123"])(
    "with '%s' as password is refused",
    async (common) => {
      const email = anAddress();
      const answer = await signUp(email, { password: common });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("This password is too easy to guess.");
      const { profile } = await site().signIn({ role: "learner", password });
      await post("/forgotten-password", { email: profile.email });
      const token = await linkTo(profile.email, "reset-password");
      const reset = await post("/reset-password", { token, password: common });
      expect([reset.status, (await reset.text()).includes("This password is too easy to guess.")]).toEqual([
        422,
        true,
      ]);
      // The refused password does not use the link up.
      expect((await post("/reset-password", { token, password: "a better password" })).status).toBe(302);
    },
  );

  test("without a mail server, trying addresses one after another counts as failed sign-ins and is slowed", async () => {
    await sql()`delete from sign_in_failures`;
    const from = { "x-forwarded-for": "203.0.113.51" };
    const { profile } = await site().signIn({ role: "learner" });
    const unknown = anAddress();
    const chosen = { password: "another good password" };
    const tryOne = async (email: string) => {
      const answer = await post("/sign-up", { name: "Amaka Okafor", email, ...chosen }, from);
      return {
        up: await seen(answer, email),
        inside: (await post("/sign-in", { email, ...chosen }, from)).status,
      };
    };
    const [known, fresh] = [await tryOne(profile.email), await tryOne(unknown)];
    expect(known.up).toEqual(fresh.up);
    expect([known.inside, fresh.inside]).toEqual([401, 302]);
    // For the account, for the network, and for the network on the account; the new account gave nothing back for the other.
    expect(await sql()`select failures from sign_in_failures where failures > 0`).toHaveLength(3);
    await sql()`update sign_in_failures set failures = 30 where failures > 0`;
    expect((await tryOne(profile.email)).inside).toBe(401);
    expect((await tryOne(profile.email)).inside).toBe(429);
    const { profile: next } = await site().signIn({ role: "learner" });
    const began = performance.now();
    expect((await tryOne(next.email)).inside).toBe(401);
    expect(performance.now() - began).toBeGreaterThan(250);
  });

  test("is refused when it comes too often from one address, and has a budget of its own", async () => {
    const address = "203.0.113.50";
    const from = { "x-forwarded-for": address };
    await Promise.all(Array.from({ length: 400 }, () => enforceLimit("sign-up", address)));
    const refused = await post("/sign-up", { name: "A", email: anAddress(), password }, from);
    expect(refused.status).toBe(429);
    // Whoever shares the address with a school waits ten minutes at most.
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect((await post("/forgotten-password", { email: anAddress() }, from)).status).toBe(200);
    const token = "a-token-that-is-none";
    expect((await post("/confirm-email", { token }, from)).status).toBe(422);
    expect((await post("/reset-password", { token, password }, from)).status).toBe(422);
    expect((await post("/sign-in", { email: anAddress(), password }, from)).status).toBe(401);
  });
});
