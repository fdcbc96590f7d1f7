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

const personal = [
  "/admin-dashboard",
  "/admin-dashboard/leads",
  "/admin-dashboard/mails",
  "/admin-dashboard/courses/nothing",
  "/admin-dashboard/active-users",
  "/admin-dashboard/staff",
  "/two-step-sign-in",
  "/recruitment/admin",
  "/recruitment/admin/applications/nothing",
  `/recruitment/application/${"a".repeat(22)}`,
  "/learning",
  "/account",
  "/sign-in",
  "/sign-out",
  "/forgotten-password",
  "/reset-password",
  "/confirm-email",
  "/confirm-email/new-address",
];

describe("what may be personal", () => {
  test("is cached nowhere: pages, data, redirects and errors", async () => {
    for (const page of personal) {
      for (const path of [page, `${page}.data`, `${page}?a=1`]) {
        for (const headers of [{}, admin]) {
          for (const method of ["GET", "POST"]) {
            const body = method === "POST" ? { body: new URLSearchParams({ "a[0]": "1" }) } : {};
            const answer = await site.fetch(path, { method, headers, ...body });
            const stored = answer.headers.get("cache-control");
            expect([method, path, answer.status, stored]).toEqual([
              method,
              path,
              answer.status,
              expect.stringContaining("no-store"),
            ]);
          }
        }
      }
    }
  });

  test("has an address that is passed on to nobody, where the address is a secret", async () => {
    for (const page of [
      "/reset-password?token=abc",
      "/reset-password.data?token=abc",
      "/%72eset-password?token=abc",
      "/Confirm-email?token=abc",
      "/confirm-email/new-address?token=abc",
      "/certificates/ABCD-EFGH",
      `/recruitment/application/${"a".repeat(22)}`,
      `/recruitment/application/${"a".repeat(22)}.data`,
      "/recruitment/application/%E0%A4%A",
      `/your-call/${"a".repeat(22)}`,
      `/your-call/${"a".repeat(22)}.data`,
      `/store/download/${"a".repeat(24)}`,
      `/store/download/${"a".repeat(24)}/file.data`,
    ]) {
      const answer = await site.fetch(page);
      expect([page, answer.headers.get("referrer-policy")]).toEqual([page, "no-referrer"]);
    }
    const answer = await site.fetch("/reset-password?token=abc", {
      method: "POST",
      body: new URLSearchParams({ token: "abc" }),
    });
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

/** Addresses of every kind with an identifier in them. */
const places = [
  "/courses/X",
  "/courses/X/X",
  "/courses/X/X/quiz",
  "/course-pictures/X",
  "/certificates/X",
  "/blog/X",
  "/store/X",
  "/tools/X",
  "/materials/X/X",
  "/appointment/X",
  "/admin-dashboard/courses/X",
  "/admin-dashboard/courses/X/lessons/X",
  "/recruitment/admin/applications/X",
  "/recruitment/application/X",
  "/recruitment/media/X",
  "/api/demo_user_sessions/X",
  "/api/recruitment_applications/X",
  "/api/uploads/X",
];

describe("a character that cannot be stored", () => {
  test.each(["%00", "a%00b", "%ED%A0%80", "%ED%B0%80x", "%C3%28", "%2500"])(
    "(%s) leads nowhere",
    async (x) => {
      for (const place of places) {
        const page = place.replaceAll("X", x);
        const data = place.startsWith("/api/") ? [] : [`${page}.data`];
        for (const path of [page, ...data]) {
          for (const headers of [{}, admin]) {
            const { status } = await site.fetch(path, { headers });
            expect([path, status < 500]).toEqual([path, true]);
          }
        }
      }
      for (const path of ["/courses/X", "/course-pictures/X"]) {
        const { status } = await site.fetch(path.replace("X", x), { headers: admin });
        expect([path, status]).toEqual([path, 404]);
      }
    },
  );

  test("in a query finds nothing", async () => {
    for (const path of [
      "/admin-dashboard/leads?q=X&status=X&page=X&sort=X",
      "/admin-dashboard/conversations?q=X",
      "/admin-dashboard/enrollments?q=X&status=X",
      "/admin-dashboard/learners?q=X&tier=X",
      "/admin-dashboard?range=X&tab=X",
      "/recruitment/admin?q=X&status=X&city=X",
      "/recruitment/admin/applications.csv?q=X&status=X",
      "/recruitment/admin/print?q=X",
      "/blog?topic=X",
      "/courses?q=X",
      "/video-courses?q=X",
      "/business-apps?tab=X",
      "/reset-password?token=X",
      "/sign-in?next=X",
      "/api/recruitment_applications?status=X&q=X&limit=X",
    ]) {
      const { status } = await site.fetch(path.replaceAll("X", "a%00b"), { headers: admin });
      expect([path, status < 500]).toEqual([path, true]);
    }
  });

  test("in a form or call is left out", async () => {
    const course = await site.fetch("/admin-dashboard/courses", {
      method: "POST",
      headers: admin,
      body: new URLSearchParams({ title: "Selling\0 rice" }),
    });
    expect(course.status).toBe(302);
    for (const path of ["/admin-dashboard/leads", "/admin-dashboard/mails", "/recruitment/admin"]) {
      const body = new URLSearchParams({ id: "a\0b", intent: "\0", status: "\0", q: "\0", note: "a\0b" });
      const { status } = await site.fetch(path, { method: "POST", headers: admin, body });
      expect([path, status < 500]).toEqual([path, true]);
    }
    const wrong = { learner: "\0", lesson: "\ud800", status: "\0", was: "\udfff", session_id: "\0" };
    for (const path of ["lesson_progress", "quiz_attempts", "rpc/get_top_pages", "visits"]) {
      const { status } = await site.fetch(`/api/${path}`, { headers: admin, json: wrong });
      expect([path, status < 500]).toEqual([path, true]);
    }
  });
});

describe("the body of a call", () => {
  const send = (body: string) =>
    site.fetch("/api/contact_submissions", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });

  test.each([
    ["a list as deep as it is long", "[".repeat(60_000)],
    ["a whole list as deep as it is long", "[".repeat(30_000) + "]".repeat(30_000)],
    ["objects within objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
    ["six thousand names", `{${Array.from({ length: 6_000 }, (_, at) => `"${at}":1`).join()}}`],
    ["thirty thousand values", `[${Array(30_000).fill("1").join()}]`],
    ["one name of sixty thousand letters", `{"${"n".repeat(60_000)}":1}`],
    ["quotes that never end", `"${'\\"'.repeat(30_000)}`],
  ])("may not be %s", async (_, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).title).toBe("bad-request");
  });

  test("may have brackets and quotes in its texts", async () => {
    const answer = await send(JSON.stringify({ message: '[{"'.repeat(400), name: '\\"' }));
    expect(answer.status).toBe(422);
  });
});

test("a link to another site is not stored as an address of ours, nor as anything but http and https", async () => {
  const base = {
    submissionKey: randomUUID(),
    fullName: "Ade Bello",
    phoneNumber: "+2348031234567",
    email: "ade@mindsync.example",
  };
  for (const link of [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https:////evil.example",
    "http:\\\\evil.example",
    "javascript:alert(1)",
    "data:text/html,a",
  ]) {
    const answer = await site.fetch("/api/recruitment_applications", {
      json: { ...base, linkedinPortfolio: link },
    });
    expect(answer.status).toBe(422);
    const { fields } = await answer.json();
    expect([link, Object.keys(fields).filter((name) => /linkedin/i.test(name))]).toEqual([
      link,
      [expect.any(String)],
    ]);
  }
  expect(await sql()`select 1 from recruitment_applications`).toHaveLength(0);
});
