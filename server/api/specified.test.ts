import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sampleRow } from "#app/forms/sample-values.ts";
import { uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import { applicationFields } from "#content/application-form.ts";
import { contactFields } from "#content/contact-form.ts";
import { enrollmentFields } from "#content/enrollment.ts";
import { sql } from "#server/platform/database.ts";
import { keepMedia } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { forgetVisits } from "#tests/support/visits.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate course_enrollments, contact_submissions, recruitment_applications,
    demo_user_sessions, recruitment_media cascade`;
  await forgetVisits();
});

/**
 * The inserts of the two specification documents, field by field as these write them. Fields that a form got later are
 * filled in before them.
 */
const inserts = {
  course_enrollments: {
    ...sampleRow(enrollmentFields),
    first_name: "Amaka",
    last_name: "Okafor",
    email: "amaka@mindsync.example",
    phone: "0803 123 4567",
    company: null,
    business_level: "growing",
    learning_path: "ai-integration",
    experience: "beginner",
    goals: null,
  },
  contact_submissions: {
    ...sampleRow(contactFields),
    name: "Amaka Okafor",
    email: "amaka@mindsync.example",
    phone: null,
    company: null,
    project_type: "marketing-system",
    message: "Business type: home cleaning",
  },
  recruitment_applications: {
    ...sampleRow(applicationFields),
    full_name: "Amaka Okafor",
    phone_number: "+234 803 123 4567",
    email: "amaka@mindsync.example",
    city_state: "Enugu, Enugu State",
    age: 30,
    linkedin_portfolio: null,
    employment_status: "Self-Employed",
    tech_skills_rating: 7,
    tools_knowledge: ["Airtable", "Zoho"],
    business_types: "Pharmacies and schools",
    why_join_mindsync: "I know every shop on my street.",
    video_url: null,
    status: "pending",
  },
};

type Table = keyof typeof inserts;
const tables = Object.keys(inserts) as Table[];
const insert = (table: Table, changed: object = {}) =>
  site.fetch(`/api/${table}`, { json: { ...inserts[table], ...changed } });
const rowsOf = (table: string) => sql()`select * from ${sql()(table)}`;

describe.each(tables)("an insert into %s", (table) => {
  test("is stored as the specification writes it", async () => {
    const answer = await insert(table);
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ ref: expect.any(String) }),
    ]);
    const stored = {
      ...inserts[table],
      ...("phone_number" in inserts[table] && { phone_number: "+2348031234567" }),
    };
    if ("phone" in stored && stored.phone) stored.phone = "+2348031234567";
    expect(await rowsOf(table)).toMatchObject([stored]);
  });

  test("without a key is a record of its own each time; with one it is stored once", async () => {
    await Promise.all([insert(table), insert(table)]);
    expect(await rowsOf(table)).toHaveLength(2);
    const submission_key = randomUUID();
    const receipts = await Promise.all(
      [1, 2].map(async () => (await insert(table, { submission_key })).text()),
    );
    expect(new Set(receipts).size).toBe(1);
    expect(await rowsOf(table)).toHaveLength(3);
  });

  test("that breaks a rule is refused under the names it was sent with", async () => {
    const answer = await insert(table, { email: "amaka@", submission_key: "1" });
    expect([answer.status, Object.keys((await answer.json()).fields).sort()]).toEqual([
      422,
      ["email", "submission_key"],
    ]);
    const names = Object.keys(inserts[table]).filter((name) => name !== "email");
    const empty = await insert(table, Object.fromEntries(names.map((name) => [name, {}])));
    expect(Object.keys((await empty.json()).fields).sort()).toEqual(names.sort());
    expect(await rowsOf(table)).toHaveLength(0);
  });

  test.each([[[]], ["text"], [null], [7]])("that is %j is refused", async (json) => {
    const answer = await site.fetch(`/api/${table}`, { json });
    expect([answer.status, (await answer.json()).title]).toEqual([422, "invalid"]);
  });
});

describe("an application as the specification writes it", () => {
  test("names its recording by the address of the upload or of the recording", async () => {
    const addressOf = [
      (id: string) => `${uploadsPath}/${id}`,
      (id: string) => `https://mindsync.example${uploadsPath}/${id}`,
      (id: string) => `/recruitment/media/${id}`,
      (id: string) => id,
    ];
    for (const make of addressOf) {
      const id = await keepMedia();
      expect((await insert("recruitment_applications", { video_url: make(id) })).status).toBe(201);
      expect(
        await sql()`select 1 from recruitment_applications where video_url = ${`/recruitment/media/${id}`}`,
      ).toHaveLength(1);
    }
  });

  test.each([
    ["video_url", "https://elsewhere.example/me.mp4"],
    ["video_url", `/somewhere/${randomUUID()}`],
    ["status", "shortlisted"],
    ["age", 17],
    ["age", 30.5],
    ["tech_skills_rating", 11],
  ])("is refused with %s %j", async (field, value) => {
    const answer = await insert("recruitment_applications", { [field]: value });
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]]);
  });
});

describe("an insert into visitor_analytics", () => {
  const view = {
    session_id: "session-1763888400000",
    page_visited: "/tools?from=flyer",
    referrer_source: "TikTok",
    device_type: "Mobile",
    screen_width: 390,
    user_agent: "Mozilla/5.0 (Linux; Android 15) Mobile",
  };
  const record = (changed: object = {}, headers = {}) =>
    site.fetch("/api/visitor_analytics", { json: { ...view, ...changed }, headers });

  test("of a page view is stored as it is written, with the session id as a UUID", async () => {
    expect((await record()).status).toBe(204);
    expect((await record()).status).toBe(204);
    const { session_id: _, ...fields } = view;
    const rows = await rowsOf("visitor_analytics");
    expect(rows).toMatchObject([
      { ...fields, clicked_element: null },
      { ...fields, clicked_element: null },
    ]);
    expect(rows[0]?.session_id).toBe(rows[1]?.session_id);
    expect(JSON.stringify(rows)).not.toContain(view.session_id);
  });

  test("of a click needs its session, page and element only", async () => {
    const click = {
      session_id: randomUUID(),
      page_visited: "/tools",
      clicked_element: "Button: Enroll Now",
    };
    const answer = await site.fetch("/api/visitor_analytics", {
      json: click,
      headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0)" },
    });
    expect(answer.status).toBe(204);
    expect(await rowsOf("visitor_analytics")).toMatchObject([{ ...click, device_type: "Desktop" }]);
  });

  test("classifies an address as the counter script's", async () => {
    await record({ referrer_source: "https://m.facebook.com/story" });
    await record({ referrer_source: null });
    expect(await sql()`select referrer_source from visitor_analytics order by id`).toEqual([
      { referrer_source: "Facebook" },
      { referrer_source: "Direct" },
    ]);
  });

  test("keeps the counter's rules: no opt-outs, bots or private pages", async () => {
    expect((await record({}, { "sec-gpc": "1" })).status).toBe(204);
    expect((await record({ user_agent: "Googlebot/2.1" })).status).toBe(204);
    expect((await record({ page_visited: "/admin-dashboard" })).status).toBe(204);
    expect((await record({ page_visited: `/recruitment/application/${"a".repeat(22)}` })).status).toBe(204);
    expect(await rowsOf("visitor_analytics")).toHaveLength(0);
  });

  test.each([
    ["session_id", ""],
    ["page_visited", "https://elsewhere.example/"],
    ["clicked_element", "Amaka"],
    ["device_type", "Fridge"],
    ["screen_width", -1],
  ])("is refused with %s %j", async (field, value) => {
    const answer = await record({ [field]: value });
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]]);
  });
});

test("demo_user_sessions takes an empty row, and the list with its last activity", async () => {
  const begun = await site.fetch("/api/demo_user_sessions", { method: "POST" });
  const { id } = await begun.json();
  const json = { demos_accessed: ["healthcare"], last_activity: new Date().toISOString() };
  const answer = await site.fetch(`/api/demo_user_sessions/${id}`, { method: "PATCH", json });
  expect([begun.status, answer.status, await answer.json()]).toEqual([
    201,
    200,
    { demos_accessed: ["healthcare"] },
  ]);
});
