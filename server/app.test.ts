import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { toolCallNames } from "#app/tools/contract.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const problem = (status: number, title: string) => ({
  type: "about:blank",
  status,
  title,
  detail: expect.stringMatching(/\.$/),
  requestId: expect.stringMatching(/^[\w-]{12}$/),
});

describe("health", () => {
  test("reports that the process runs and that the database answers", async () => {
    const healthy = await site.fetch("/healthz");
    expect([healthy.status, await healthy.text()]).toEqual([200, "ok"]);
    const ready = await site.fetch("/readyz");
    expect([ready.status, await ready.text()]).toEqual([200, "ready"]);
  });
});

describe("pages", () => {
  test("carry the security headers and a policy without unsafe words", async () => {
    const answer = await site.fetch("/enroll");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe");
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split(";")).toContain(part);
    }
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
  });

  test("have a new nonce and request id each time", async () => {
    const [one, other] = [await site.fetch("/enroll"), await site.fetch("/enroll")];
    for (const name of ["content-security-policy", "x-request-id"]) {
      expect(one.headers.get(name)).not.toBe(other.headers.get(name));
    }
  });

  test("are compressed for clients that accept it", async () => {
    const answer = await site.fetch("/enroll", { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toMatch(/^<!DOCTYPE html>/i);
    for (const path of ["/enroll", "/admin-login"]) {
      const small = await site.fetch(path, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
      expect(small.headers.get("content-encoding")).toBe("br");
      expect(small.headers.get("vary")).toContain("Accept-Encoding");
      expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toMatch(/^<!DOCTYPE html>/i);
    }
  });

  test("that do not exist are 404", async () => {
    for (const path of ["/nowhere", "/video-courses/nowhere", "/%00", "/%E0%A4%A", "/.env"]) {
      const answer = await site.fetch(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("Oops! Page not found");
    }
  });

  test("answer HEAD without a body", async () => {
    const answer = await site.fetch("/enroll", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  test("refuse unsupported methods and bodies", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const noAction = await site.fetch("/", { method: "POST", body: "a=1", headers: form });
    expect(noAction.status).toBe(405);
    expect(await noAction.text()).toContain("We could not read that request");
    for (const method of ["DELETE", "PUT", "PATCH"]) {
      const answer = await site.fetch("/enroll", { method, body: "a=1", headers: form });
      expect([answer.status, await answer.text()]).toEqual([405, `${method} is not understood here.\n`]);
    }
    const json = await site.fetch("/enroll", {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect([json.status, await json.text()]).toEqual([400, "A form is sent as form data.\n"]);
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    for (const path of ["/enroll", "/admin-login", "/recruitment/admin"]) {
      const answer = await site.fetch(path, { method: "POST", body: "junk", headers: broken });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.text()).toContain("The form could not be read.");
    }
    const large = await site.fetch("/enroll", { method: "POST", body: "a".repeat(64 * 1024 + 1) });
    expect(large.status).toBe(413);
    expect(await large.text()).toBe("A form carries at most 64 KB.\n");
  });
});

describe("calls", () => {
  test("that do not exist, or not for that method, are errors", async () => {
    const missing = await site.fetch("/api/nothing");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toBe("application/problem+json");
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const body = await missing.json();
    expect(body).toEqual(problem(404, "not-found"));
    expect(body.requestId).toBe(missing.headers.get("x-request-id"));
    for (const [method, path] of [
      ["GET", "/api/visits"],
      ["PUT", "/api/visits"],
      ["DELETE", "/api/course_enrollments"],
      ["GET", "/api/contact_submissions"],
      ["GET", "/api/rpc/get_top_pages"],
      ["POST", "/api/openapi.json"],
    ] as const) {
      const answer = await site.fetch(path, { method });
      expect([method, path, answer.status]).toEqual([method, path, 405]);
      expect(await answer.json()).toEqual(problem(405, "method-not-allowed"));
    }
  });

  test.each(["/api/visits", "/api/course_enrollments", "/api/contact_submissions", "/api/rpc/get_top_pages"])(
    "%s takes no megabyte, announced or in pieces",
    async (path) => {
      const megabyte = "a".repeat(1024 * 1024);
      const announced = await site.fetch(path, {
        method: "POST",
        body: megabyte,
        headers: { "content-length": String(megabyte.length) },
      });
      expect(announced.status).toBe(413);
      expect(await announced.json()).toEqual(problem(413, "too-large"));
      const admin = await site.signIn();
      const body = new Blob([megabyte]).stream();
      const pieces = await site.fetch(path, {
        method: "POST",
        body,
        duplex: "half",
        headers: admin.headers,
      } as RequestInit);
      expect(pieces.status).toBe(413);
      expect(await pieces.json()).toEqual(problem(413, "too-large"));
    },
  );

  test("refuse bodies that are not JSON or break the contract", async () => {
    for (const path of ["/api/visits", "/api/course_enrollments", "/api/contact_submissions"]) {
      for (const body of ["", "{", "\0", "undefined", "{'a':1}"]) {
        const answer = await site.fetch(path, { method: "POST", body });
        expect([path, body, answer.status]).toEqual([path, body, 400]);
        expect(await answer.json()).toEqual(problem(400, "bad-request"));
      }
      for (const json of [null, [], "text", 1, {}, { __proto__: 1 }]) {
        const answer = await site.fetch(path, { json });
        expect([path, json, answer.status]).toEqual([path, json, 422]);
        expect(await answer.json()).toEqual({ ...problem(422, "invalid"), fields: expect.any(Object) });
      }
    }
  });

  test("refuse other sites' pages", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    for (const path of [
      "/api/visits",
      "/api/course_enrollments",
      "/api/contact_submissions",
      "/api/rpc/get_top_pages",
    ]) {
      const answer = await site.fetch(path, { json: {}, headers });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual(problem(403, "forbidden"));
    }
  });

  test("are documented", async () => {
    const answer = await site.fetch("/api/openapi.json");
    expect(answer.status).toBe(200);
    const { openapi, paths } = await answer.json();
    expect(openapi).toBe("3.1.0");
    expect(Object.keys(paths).sort()).toEqual([
      "/contact_submissions",
      "/course_enrollments",
      "/demo_user_sessions",
      "/demo_user_sessions/{id}",
      ...[...toolCallNames, "bot-demo-chat", "yemi-chat"].map((name) => `/functions/${name}`).sort(),
      "/lesson_progress",
      "/openapi.json",
      "/quiz_attempts",
      "/recruitment_applications",
      "/recruitment_applications/{id}",
      "/reference",
      "/rpc/get_active_users_count",
      "/rpc/get_recent_clicks",
      "/rpc/get_referrer_breakdown",
      "/rpc/get_top_pages",
      "/scrolls",
      "/uploads",
      "/uploads/{id}",
      "/visitor_analytics",
      "/visits",
    ]);
  });

  test("are limited by caller", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    await Promise.all(Array.from({ length: 400 }, () => enforceLimit("enroll", "203.0.113.9")));
    const refused = await site.fetch("/api/course_enrollments", { json: anEnrollment(), headers });
    expect(await refused.json()).toEqual({
      ...problem(429, "too-many"),
      detail: expect.stringMatching(/wait \d+ minutes/),
    });
    expect((await site.fetch("/api/course_enrollments", { json: {} })).status).toBe(422);
  });
});
