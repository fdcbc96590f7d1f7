/** Small guards of every answer, each of which docs/security.md names. */
import { connect } from "node:net";
import { beforeAll, expect, test, vi } from "vitest";
import { makeAuth } from "#app/accounts/auth.server.ts";
import { site as brand } from "#content/site.ts";
import { cookieName } from "#server/platform/cookie-name.ts";
import { db, sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { everyAnswer } from "#server/platform/security-headers.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const password = "correct horse battery";

test("nothing may be shown in a frame of another site: no page, no call, no file", async () => {
  const paths = [
    "/sign-in",
    "/sign-in.data",
    "/api/openapi.json",
    "/healthz",
    "/courses-sitemap.xml",
    "/nowhere",
  ];
  for (const path of paths) {
    const { headers } = await site.fetch(path);
    expect([path, headers.get("content-security-policy")]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
  }
  // Built files have these headers from the same list.
  expect(everyAnswer["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
});

test.each(["/", "/api/visits", "/healthz"])("TRACE %s is refused", async (path) => {
  const { address, close } = await site.listen();
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write(`TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: a word\r\nConnection: close\r\n\r\n`);
  let answer = "";
  for await (const piece of socket) answer += piece;
  close();
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain("a word");
});

test("every cookie is for this host and https alone where the site is on https", async () => {
  expect(cookieName("mindsync.device")).toBe("mindsync.device");
  vi.spyOn(brand, "url", "get").mockReturnValue("https://mindsync.example" as never);
  expect(cookieName("mindsync.device")).toBe("__Host-mindsync.device");
  const { authCookies } = await makeAuth(db(), "a secret of thirty-two characters").$context;
  const { name, attributes } = authCookies.sessionToken;
  expect(name).toBe("__Host-mindsync.session_token");
  expect(attributes).toMatchObject({ secure: true, path: "/", httpOnly: true, sameSite: "lax" });
  expect(attributes).not.toHaveProperty("domain");
});

test("a sign-in ends the session that the browser had, and is logged without the address", async () => {
  const logged = vi.spyOn(log, "info");
  const { profile, headers } = await site.signIn({ role: "learner", password });
  expect((await site.fetch("/learning", { headers })).status).toBe(200);
  const body = new URLSearchParams({ email: profile.email, password });
  const answer = await site.fetch("/sign-in", { method: "POST", body, headers });
  expect(answer.status).toBe(302);
  expect((await site.fetch("/learning", { headers })).status).toBe(302);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  expect((await site.fetch("/learning", { headers: { cookie } })).status).toBe(200);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(profile.email);
});

test("what a rule turned away is logged: hostile forms, wrong passwords, missing rights", async () => {
  const logged = vi.spyOn(log, "info");
  const { profile, headers } = await site.signIn({ role: "learner", password });
  const post = (path: string, fields: Record<string, string>) =>
    site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  await post("/contact", { honey: "1" });
  await post("/sign-in", { email: profile.email, password: "wrong horse battery" });
  await site.fetch("/admin-dashboard", { headers });
  await site.fetch("/admin-dashboard/leads.data", { headers });
  await site.fetch("/recruitment/admin/print", { headers });
  await site.fetch("/api/course_enrollments", { headers });
  // What was not refused: a right password and a sign-out, which lead to a sign-in screen too.
  await post("/sign-in", { email: profile.email, password });
  await site.fetch("/sign-out", { method: "POST", body: new URLSearchParams(), headers });
  const refused = logged.mock.calls.filter(([, said]) => said === "refused").map(([entry]) => entry);
  expect(refused).toMatchObject([
    { path: "/contact", status: 400 },
    { path: "/sign-in", status: 401 },
    { path: "/admin-dashboard" },
    { path: "/admin-dashboard/leads.data" },
    { path: "/recruitment/admin/print" },
    { path: "/api/course_enrollments", status: 403 },
  ]);
  expect(JSON.stringify(refused)).not.toContain(profile.email);
});

test("no answer lets another site's script read it", async () => {
  const origin = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const path of [
    "/",
    "/api/openapi.json",
    "/learning",
    "/api/uploads/00000000-0000-4000-8000-000000000000",
  ]) {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await site.fetch(path, { method, headers: origin });
      expect([path, method, headers.get("access-control-allow-origin")]).toEqual([path, method, null]);
    }
  }
});

test.each([
  ["/sign-in", "current-password"],
  ["/admin-login", "current-password"],
  ["/recruitment/admin", "current-password"],
  ["/sign-up", "new-password"],
])("the password's field of %s hides it, and tells password managers what it is: %s", async (path, kind) => {
  const page = await (await site.fetch(path)).text();
  const [field = "", ...more] = [...page.matchAll(/<input[^>]* name="password"[^>]*>/g)].map(([one]) => one);
  expect(more).toEqual([]);
  expect(field).toContain('type="password"');
  expect(field.toLowerCase()).toContain(`autocomplete="${kind}"`);
});

test("an unexpected error is answered with a sentence and an id: no stack, no statement, no file", async () => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  const { headers } = await site.signIn();
  await sql()`alter table course_enrollments rename to enrollments_away`;
  try {
    for (const path of [
      "/admin-dashboard/enrollments",
      "/admin-dashboard/enrollments.data",
      "/api/course_enrollments",
    ]) {
      const answer = await site.fetch(path, { headers });
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 500]);
      expect(text).not.toMatch(
        /\bat \S+ \(|Failed query|relation "|course_enrollments|node_modules|\.server\.ts/,
      );
      expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
    }
  } finally {
    await sql()`alter table enrollments_away rename to course_enrollments`;
  }
});
