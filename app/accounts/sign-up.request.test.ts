import { describe, expect, test, vi } from "vitest";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { anAddress, learnerAccounts, password, seen } from "#tests/support/learner-accounts.ts";
import { auth } from "./auth.server.ts";

const { linkTo, mails, post, signUp, site } = learnerAccounts();

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");

describe("signing up", () => {
  test("creates a learner once the mailed link is opened, and no account before", async () => {
    const email = anAddress();
    const answer = await signUp(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain("Open the link in that email");
    expect(await sql()`select 1 from "user" where email = ${email}`).toEqual([]);
    const token = await linkTo(email, "confirm-email");
    // Neither the link nor the password can be read in the table.
    const stored = JSON.stringify(await sql()`select * from verification`);
    expect([stored.includes(token), stored.includes(password)]).toEqual([false, false]);
    expect((await post("/confirm-email", { token })).status).toBe(302);
    expect(
      await sql()`select role, full_name, email_verified from user_profiles p join "user" u on u.id = p.id
        where p.email = ${email}`,
    ).toEqual([{ role: "learner", full_name: "Amaka Okafor", email_verified: true }]);
    expect((await post("/confirm-email", { token })).status).toBe(422);
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
        [profile.email, "You have an account at Mindsync already"],
        [unknown, "Welcome to Mindsync School"],
      ].sort(),
    );
    // Somebody who signs up with another person's address can put no text of their own into the mail.
    for (const { text } of kept) expect(text).not.toContain("Somebody Else");
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
  });

  test("does the same work for a known and an unknown address", async () => {
    const { profile } = await site().signIn({ role: "learner" });
    const statements = async (email: string) => {
      const before = await sql()`select count(*)::int as links from verification`;
      const hashes = vi.spyOn((await (await auth()).$context).password, "hash");
      await signUp(email);
      const calls = hashes.mock.calls.length;
      hashes.mockRestore();
      const after = await sql()`select count(*)::int as links from verification`;
      return [calls, after[0]?.links - before[0]?.links];
    };
    expect(await statements(profile.email)).toEqual([1, 1]);
    expect(await statements(anAddress())).toEqual([1, 1]);
  });

  test("sends an address no more than three mails in an hour, known or not, without saying so", async () => {
    const email = anAddress();
    for (let count = 0; count < 5; count += 1) expect((await signUp(email)).status).toBe(200);
    await mailsDelivered();
    expect(await listSavedMails(mails)).toHaveLength(3);
  });

  test("twice before the link is opened makes one account, with the password of the opened link", async () => {
    const email = anAddress();
    await signUp(email);
    const first = await linkTo(email, "confirm-email");
    await signUp(email, { password: "another good password" });
    const second = await linkTo(email, "confirm-email");
    expect((await post("/confirm-email", { token: second })).status).toBe(302);
    expect((await post("/confirm-email", { token: first })).status).toBe(422);
    expect((await post("/sign-in", { email, password })).status).toBe(401);
    expect((await post("/sign-in", { email, password: "another good password" })).status).toBe(302);
  });

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

  test("is refused when it comes too often from one address, and has a budget of its own", async () => {
    const address = "203.0.113.50";
    const from = { "x-forwarded-for": address };
    await Promise.all(Array.from({ length: 400 }, () => takeTurn("sign-up", address)));
    const refused = await post("/sign-up", { name: "A", email: anAddress(), password }, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await post("/forgotten-password", { email: anAddress() }, from)).status).toBe(200);
    const token = "a-token-that-is-none";
    expect((await post("/confirm-email", { token }, from)).status).toBe(422);
    expect((await post("/reset-password", { token, password }, from)).status).toBe(422);
    expect((await post("/sign-in", { email: anAddress(), password }, from)).status).toBe(401);
  });
});
