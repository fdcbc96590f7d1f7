import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { createApp } from "#server/app.ts";
import { sql } from "#server/platform/database.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const password = "correct horse battery";
const wrong = "wrong horse battery";
const form = (email: string, secret: string) => ({
  method: "POST",
  body: new URLSearchParams({ email, password: secret }),
});
const nobody = () => `${randomUUID()}@mindsync.example`;

describe.each(["/admin-login", "/recruitment/admin"])("%s", (path) => {
  const attempt = (email: string, secret: string, headers: Record<string, string>) =>
    site.fetch(path, { ...form(email, secret), headers });

  test("ten wrong tries from the same mobile network do not shut out the owner", async () => {
    const { profile } = await site.signIn({ password });
    const headers = { "x-forwarded-for": "203.0.113.7" };
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt(profile.email, wrong, headers)).status).toBe(401);
    }
    expect((await attempt(profile.email, password, headers)).status).toBe(302);
  });

  test("after many wrong tries an account has to wait; the response says how long and opens no session", async () => {
    const { profile } = await site.signIn({ password });
    await sql()`delete from sign_in_failures`;
    for (let count = 0; count <= 20; count += 1) await attempt(profile.email, wrong, {});
    await sql()`update sign_in_failures set wait_until = now() + interval '59 seconds' where failures > 20`;
    for (const secret of [wrong, password]) {
      const refused = await attempt(profile.email, secret, {});
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toMatch(/^[1-5]?\d$/);
      expect(await refused.text()).toContain("Too many wrong tries. Please wait a minute and try again");
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    const data = await site.fetch(`${path}.data`, form(profile.email, password));
    expect([data.status, data.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  test("a correct password of a role without access does not count as a failure", async () => {
    const { profile } = await site.signIn({ password, role: "learner" });
    await sql()`delete from sign_in_failures`;
    expect((await attempt(profile.email, password, {})).status).toBe(403);
    expect(await sql()`select 1 from sign_in_failures where failures > 0`).toEqual([]);
  });
});

test.each([
  ["/admin-login", "recruiter", "/recruitment/admin/print"],
  ["/recruitment/admin", "learner", "/learning"],
] as const)("%s refuses a %s, ends no other session and records no sign-in", async (path, role, open) => {
  const { profile, headers } = await site.signIn({ password, role });
  const device = { "user-agent": "Firefox/140.0", cookie: headers.cookie };
  const refused = await site.fetch(path, { ...form(profile.email, password), headers: device });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  expect((await site.fetch(open, { headers })).status).toBe(200);
  expect(await sql()`select user_agent from session where user_id = ${profile.id}`).toHaveLength(1);
  expect(await sql()`select last_sign_in_at from user_profiles where id = ${profile.id}`).toEqual([
    { last_sign_in_at: null },
  ]);
  expect(await sql()`select 1 from sign_in_devices where user_id = ${profile.id}`).toEqual([]);
});

test("a recruiter whom the admins' sign-in refuses is led to the review, and nobody else", async () => {
  const link = (page: string) =>
    /<a[^>]*href="\/recruitment\/admin"[^>]*>.*?Review applications here/.test(page);
  for (const [role, secret, status, shown] of [
    ["recruiter", password, 403, true],
    ["recruiter", wrong, 401, false],
    ["learner", password, 403, false],
  ] as const) {
    const { profile } = await site.signIn({ password, role });
    const refused = await site.fetch("/admin-login", form(profile.email, secret));
    const page = await refused.text();
    expect([role, refused.status, link(page)]).toEqual([role, status, shown]);
    if (status === 403) expect(page).toContain("Access denied. Admin privileges required.");
  }
  const { headers } = await site.signIn({ role: "recruiter" });
  for (const cookie of [headers, {}]) {
    const page = await (await site.fetch("/admin-login?notice=denied", { headers: cookie })).text();
    expect(link(page)).toBe(cookie === headers);
  }
});

/** Sends wrong passwords for one account until the caller has to wait. @returns how many were checked, and what it is told */
async function triesOf(
  fetch: TestSite["fetch"],
  headers: (count: number) => Record<string, string>,
  email = nobody(),
) {
  for (let count = 0; count < 40; count += 1) {
    const answer = await fetch("/admin-login", { ...form(email, wrong), headers: headers(count) });
    if (answer.status === 429) return { count, told: await answer.text() };
  }
  return { count: 40, told: "" };
}

/** A network may fail eleven times on an account, of which anybody may fail 21 times. */
const ofNetwork = { count: 11, told: expect.stringContaining("Too many wrong tries from your network.") };

test("a network that guesses at an account has to wait, also by IPv6, and neither its owner elsewhere nor others", async () => {
  const { profile } = await site.signIn({ password });
  const headers = (count: number) => ({ "x-forwarded-for": `2001:db8:9:9::${count.toString(16)}` });
  expect(await triesOf(site.fetch, headers, profile.email)).toEqual(ofNetwork);
  const attempt = (email: string, secret: string, address: string) =>
    site.fetch("/admin-login", { ...form(email, secret), headers: { "x-forwarded-for": address } });
  expect((await attempt(profile.email, password, "2001:db8:9:9::77")).status).toBe(429);
  expect((await attempt(nobody(), wrong, "2001:db8:9:9::77")).status).toBe(401);
  expect((await attempt(profile.email, password, "2001:db8:9:a::1")).status).toBe(302);
});

test("a flood of sign-ins from one network shuts out no device that signed in before", async () => {
  const { profile } = await site.signIn({ password });
  const headers = { "x-forwarded-for": "203.0.113.61" };
  const first = await site.fetch("/admin-login", { ...form(profile.email, password), headers });
  const device = first.headers.getSetCookie().find((set) => set.startsWith("mindsync.device=")) ?? "";
  const cookie = device.split(";")[0] ?? "";
  const junk = { method: "POST", body: new URLSearchParams({ zz: "1" }), headers };
  // The sign-in above was the first of 300.
  for (let sent = 1; sent < 300; sent += 1) expect((await site.fetch("/admin-login", junk)).status).toBe(400);
  const tryOne = (more: Record<string, string>) =>
    site.fetch("/admin-login", { ...form(profile.email, password), headers: { ...headers, ...more } });
  const stranger = await tryOne({});
  expect(stranger.status).toBe(429);
  expect(Number(stranger.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await tryOne({ cookie: `${cookie.slice(0, -6)}AAAAAA` })).status).toBe(429);
  expect((await tryOne({ cookie })).status).toBe(302);
  // A device without a stored sign-in is unknown.
  await sql()`delete from sign_in_devices`;
  expect((await tryOne({ cookie })).status).toBe(429);
  // Other forms have their own limit, and so do other networks.
  expect((await site.fetch("/sign-in", { ...form(nobody(), wrong), headers })).status).toBe(401);
  expect((await site.fetch("/admin-login", form(nobody(), wrong))).status).toBe(401);
}, 90_000);

test("after 1,200 passwords in ten minutes a network's checks are slow, and nobody is refused", async () => {
  const { profile } = await site.signIn({ password });
  const address = "203.0.113.62";
  const headers = { "x-forwarded-for": address };
  const first = await site.fetch("/admin-login", { ...form(profile.email, password), headers });
  const cookie =
    first.headers
      .getSetCookie()
      .find((set) => set.startsWith("mindsync.device="))
      ?.split(";")[0] ?? "";
  await Promise.all(Array.from({ length: 1_199 }, () => enforceLimit("sign-in", address)));
  const tryOne = (more: Record<string, string>) =>
    site.fetch("/admin-login", { ...form(profile.email, password), headers: { ...headers, ...more } });
  const timed = async (more: Record<string, string>) => {
    const began = performance.now();
    const { status } = await tryOne(more);
    return { status, isSlow: performance.now() - began >= 250 };
  };
  expect(await timed({})).toEqual({ status: 302, isSlow: true });
  expect((await tryOne({ cookie })).status).toBe(302);
});

test("an address that the client adds before the proxy's own is ignored", async () => {
  const headers = (count: number) => ({ "x-forwarded-for": `203.0.113.${count}, 198.51.100.7` });
  expect(await triesOf(site.fetch, headers)).toEqual(ofNetwork);
});

test("without a proxy, an address that the client sends is ignored", async () => {
  const build = await import(pathToFileURL("build/server/index.js").href);
  const app = createApp({ build, pages: readFinishedPages(), trustProxy: 0 });
  const headers = (count: number) => ({ "x-forwarded-for": `203.0.113.${count}` });
  expect(await triesOf(async (path, options) => app.request(path, options), headers)).toEqual(ofNetwork);
});
