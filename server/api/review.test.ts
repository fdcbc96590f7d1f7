import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
let headers: { cookie: string };
let reviewerId: string;
beforeAll(async () => {
  site = await testSite();
  const signedIn = await site.signIn({ role: "recruiter" });
  headers = signedIn.headers;
  reviewerId = signedIn.profile.id;
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
});

const path = "/api/recruitment_applications";
const get = async (query = "") => site.fetch(`${path}${query}`, { headers });
const patch = (id: string, json: unknown) => site.fetch(`${path}/${id}`, { method: "PATCH", headers, json });

test("returns every field of the specification, newest first, in pages", async () => {
  for (let day = 1; day <= 5; day += 1)
    await savedApplication({ full_name: `Day ${day}`, created_at: new Date(Date.UTC(2026, 0, day)) });
  const answer = await get("?limit=2&page=2");
  expect(answer.headers.get("x-total-count")).toBe("5");
  const page: Record<string, unknown>[] = await answer.json();
  expect(page.map(({ full_name }) => full_name)).toEqual(["Day 3", "Day 2"]);
  for (const field of [
    "id",
    "full_name",
    "phone_number",
    "email",
    "city_state",
    "age",
    "linkedin_portfolio",
    "employment_status",
    "tech_skills_rating",
    "tools_knowledge",
    "business_types",
    "why_join_mindsync",
    "video_url",
    "status",
    "created_at",
  ])
    expect(page[0]).toHaveProperty(field);
  expect(page[0]).not.toHaveProperty("private_key");
  expect(page[0]).not.toHaveProperty("submission_key");
  expect(await (await get()).json()).toHaveLength(5);
  expect(await (await get("?page=9")).json()).toEqual([]);
  for (const wrong of ["?page=0", "?limit=201", "?limit=-1", "?page=a"])
    expect([wrong, (await get(wrong)).status]).toEqual([wrong, 422]);
});

test("sets a status with its time and its history", async () => {
  const { id } = await savedApplication();
  const answer = await patch(id, { status: "shortlisted" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    id,
    status: "shortlisted",
    status_changed_at: expect.stringMatching(/^\d{4}-/),
  });
  expect(await sql()`select was, now, by from application_history`).toEqual([
    { was: "pending", now: "shortlisted", by: reviewerId },
  ]);
});

test("with `was`, sets it only while the status is still that", async () => {
  const { id } = await savedApplication({ status: "rejected" });
  const late = await patch(id, { status: "shortlisted", was: "pending" });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    detail: expect.stringContaining("was set to Rejected meanwhile"),
  });
  expect((await patch(id, { status: "shortlisted", was: "rejected" })).status).toBe(200);
});

test("refuses an invalid status, an unknown application and other sites' pages", async () => {
  const { id } = await savedApplication();
  for (const body of [{}, { status: null }, { status: "hired" }, { status: "rejected", was: "hired" }, []])
    expect([body, (await patch(id, body)).status]).toEqual([body, 422]);
  for (const nobody of [randomUUID(), "1", "%27"])
    expect((await patch(nobody, { status: "rejected" })).status).toBe(404);
  const foreign = await site.fetch(`${path}/${id}`, {
    method: "PATCH",
    headers: { ...headers, "sec-fetch-site": "cross-site" },
    json: { status: "rejected" },
  });
  expect(foreign.status).toBe(403);
  expect((await site.fetch(`${path}/${id}`, { method: "DELETE", headers })).status).toBe(405);
  expect(await sql()`select status from recruitment_applications`).toEqual([{ status: "pending" }]);
});
