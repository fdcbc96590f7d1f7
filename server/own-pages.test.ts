import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
let admin: { cookie: string };
beforeAll(async () => {
  site = await testSite();
  admin = (await site.signIn()).headers;
});

const own = "http://localhost";
const elsewhere = "https://evil.example";

/** What a browser, or another caller, says about where a request comes from. */
const foreign: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: elsewhere },
  { origin: "null" },
  { origin: "not an address" },
  { origin: elsewhere, "sec-fetch-site": "same-origin" },
  { origin: own, "sec-fetch-site": "same-site" },
  { origin: `${own}.evil.example` },
  { referer: `${elsewhere}/localhost` },
];
const trusted: readonly Record<string, string>[] = [
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { origin: own },
  { origin: "http://localhost:3000" },
  { origin: own, "sec-fetch-site": "same-origin" },
  { referer: `${own}/admin-dashboard` },
];

describe("a call", () => {
  const call = (headers: Record<string, string>, path = "/api/rpc/get_top_pages") =>
    site.fetch(path, { json: {}, headers: { ...admin, ...headers } });

  test.each(foreign)("from %j is refused", async (headers) => {
    const answer = await call(headers);
    expect([answer.status, (await answer.json()).title]).toEqual([403, "forbidden"]);
    expect((await call(headers, "/api/visits")).status).toBe(403);
  });

  test.each(trusted)("from %j is answered", async (headers) => {
    expect((await call(headers)).status).toBe(200);
  });

  test("without an origin is refused the session of a browser, and its own rights are left to it", async () => {
    // An address that is a referrer of nobody: the test site adds a browser's header where there is none.
    const bare = (await site.listen()) as { address: string; close(): void };
    const send = (headers: Record<string, string>) =>
      fetch(`${bare.address}/api/contact_submissions`, {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.44", ...headers },
      });
    expect((await send({})).status).toBe(422);
    expect((await send(admin)).status).toBe(403);
    expect((await send({ ...admin, origin: bare.address })).status).toBe(422);
    bare.close();
  });

  test("is refused as plain text or a form, which other sites may send unasked", async () => {
    for (const type of [
      "text/plain",
      "text/plain;charset=UTF-8",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=a",
      "text/application/json",
    ]) {
      for (const path of ["/api/rpc/get_top_pages", "/api/contact_submissions", "/api/demo_user_sessions"]) {
        const answer = await site.fetch(path, {
          method: "POST",
          body: "{}",
          headers: { ...admin, "content-type": type },
        });
        expect([path, type, answer.status]).toEqual([path, type, 400]);
      }
    }
  });
});

describe("a form", () => {
  const post = (headers: Record<string, string>) =>
    site.fetch("/admin-dashboard/courses", {
      method: "POST",
      body: new URLSearchParams({ title: `Course ${randomUUID()}` }),
      headers: { ...admin, ...headers },
    });
  const courses = async () => Number((await sql()`select count(*)::int as n from courses`)[0]?.n);

  test.each(foreign)("from %j changes nothing", async (headers) => {
    const before = await courses();
    expect((await post(headers)).status).toBe(400);
    expect(await courses()).toBe(before);
  });

  test.each(trusted)("from %j is taken", async (headers) => {
    const before = await courses();
    expect((await post(headers)).status).toBeLessThan(400);
    expect(await courses()).toBe(before + 1);
  });

  test("of a page that sends no referrer has no origin, and is taken when the browser knows its page", async () => {
    const answer = await site.fetch("/reset-password?token=abc", {
      method: "POST",
      body: new URLSearchParams({ token: "abc", password: "correct horse battery" }),
      headers: { origin: "null", "sec-fetch-site": "same-origin" },
    });
    expect(answer.status).toBe(422);
  });
});
