/** Signing in to the recruitment portal and signing out, by forms sent without script. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createAccount } from "#app/accounts/accounts.server.ts";
import type { Role } from "#app/accounts/contract.ts";
import { accountNotices, reviewSignIn, signInMessages } from "#content/back-office.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal } from "#tests/support/review.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const password = "correct horse battery";
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = portal) =>
  site.fetch(path, { method: "POST", headers, body: new URLSearchParams(fields) });
const sessions = (id: string) => sql()`select 1 from session where user_id = ${id}`;
async function account(role: Role) {
  const email = `${randomUUID()}@mindsync.example`;
  const { id } = await createAccount({ email, password, role, full_name: "Rita Bello" });
  return { id, email };
}
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");

test.each(["recruiter", "admin"] as const)("a %s signs in and signs out", async (role) => {
  const { id, email } = await account(role);
  const entered = await post({ email, password });
  expect(entered.status).toBe(302);
  const cookie = cookieOf(entered);
  const list = await site.fetch(entered.headers.get("location") ?? "", { headers: { cookie } });
  const html = await list.text();
  expect([html.includes(reviewSignIn.welcome), html.includes("Logout")]).toEqual([true, true]);
  const left = await post({ intent: "logout" }, { cookie });
  const after = await site.fetch(left.headers.get("location") ?? "");
  expect(await after.text()).toContain(reviewSignIn.signedOut);
  expect(await sessions(id)).toHaveLength(0);
  expect(await (await site.fetch(portal, { headers: { cookie } })).text()).toContain("Sign In");
});

test("a learner and a wrong password get the same refusal, and no session remains", async () => {
  for (const [role, secret, status] of [
    ["learner", password, 403],
    ["recruiter", "wrong horse battery", 401],
  ] as const) {
    const { id, email } = await account(role);
    const refused = await post({ email, password: secret });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([status, []]);
    expect(await refused.text()).toContain(reviewSignIn.invalid);
    expect(await sessions(id)).toHaveLength(0);
  }
});

test("an empty form gets its own error", async () => {
  const refused = await post({ email: " ", password });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(signInMessages.missing);
});

test.each(["learner", "recruiter"] as const)(
  "the sign-in screen says to a %s why it is shown",
  async (role) => {
    const { headers } = await site.signIn({ role });
    const answer = await site.fetch("/admin-dashboard", { headers });
    const screen = await site.fetch(answer.headers.get("location") ?? "", { headers });
    expect(await screen.text()).toContain(accountNotices.denied.title);
  },
);
