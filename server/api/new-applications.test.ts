import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { anApplication, keepMedia } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { pageOfLink } from "#tests/support/private-link.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications, withdrawn_applications, recruitment_media cascade`;
});

const post = (changed: Parameters<typeof anApplication>[0] = {}, without?: string) =>
  site.fetch("/api/recruitment_applications", {
    json: Object.fromEntries(Object.entries(anApplication(changed)).filter(([name]) => name !== without)),
  });

const rows = () => sql()`select * from recruitment_applications`;

async function refused(answer: Response, field: string, message?: string): Promise<void> {
  const body = await answer.json();
  expect([answer.status, body.title]).toEqual([422, "invalid"]);
  expect(Object.keys(body.fields).map((name) => name.split(".")[0])).toEqual([field]);
  if (message) expect(body.fields[field]).toContain(message);
  expect(await rows()).toHaveLength(0);
}

describe("a valid application", () => {
  test("is stored whole; its receipt names it and links to it", async () => {
    const videoFile = await keepMedia();
    const answer = await post({ videoFile, age: 30, techSkills: 7 });
    expect(answer.status).toBe(201);
    const receipt = await answer.json();
    expect(receipt).toEqual({
      ref: expect.stringMatching(/^APP-[2-9A-HJKMNP-TV-Z]{5}$/),
      path: expect.stringMatching(/^\/recruitment\/application\/[\w-]{22}$/),
    });
    expect(await rows()).toMatchObject([
      {
        ref: receipt.ref,
        full_name: "Ọlájùmọ̀kẹ́ Adéyẹmí",
        phone_number: "+2348031234567",
        age: 30,
        tech_skills_rating: 7,
        tools_knowledge: ["Airtable", "Zoho"],
        video_url: `/recruitment/media/${videoFile}`,
        status: "pending",
      },
    ]);
    expect((await pageOfLink(site, receipt.path)).status).toBe(200);
  });

  test.each([
    ["linkedinPortfolio", "linkedin_portfolio", null],
    ["toolsKnowledge", "tools_knowledge", []],
    ["videoFile", "video_url", null],
  ])("may come without %s", async (field, column, kept) => {
    expect((await post({}, field)).status).toBe(201);
    expect((await rows())[0]?.[column]).toEqual(kept);
  });

  test("does not take its status, its reference or its key from the caller", async () => {
    const answer = await site.fetch("/api/recruitment_applications", {
      json: {
        ...anApplication(),
        status: "shortlisted",
        ref: "APP-AAAAA",
        private_key: "a".repeat(22),
        id: "1",
      },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual(["status", "ref", "private_key", "id"]);
    expect(await rows()).toEqual([]);
  });
});

describe("an invalid application leaves no row", () => {
  test.each([
    ["submissionKey", "This form is out of date. Please reload the page and send it again."],
    ["fullName", "Full Name is required"],
    ["phoneNumber", "Phone Number is required"],
    ["email", "Email is required"],
    ["cityState", "City & State is required"],
    ["age", "Age is required"],
    ["employmentStatus", "Employment Status is required"],
    ["techSkills", "Tech Skills Rating is required"],
    ["businessTypes", "Business Types is required"],
    ["whyJoinMindsync", "Why Join is required"],
  ])("without %s", async (field, message) => {
    await refused(await post({}, field), field, message);
    await refused(await post({ [field]: "" }), field, message);
  });

  test.each(Object.keys(anApplication()))("with another type of %s", async (field) => {
    for (const value of [true, {}, { $ne: null }, [1]]) await refused(await post({ [field]: value }), field);
  });

  test("with a recording that does not exist", async () => {
    await refused(await post({ videoFile: randomUUID() }), "videoFile");
    await refused(await post({ videoFile: "../../etc/passwd" }), "videoFile");
  });
});

test("the same form sent again is stored once and gets the same receipt, even when all arrive at once", async () => {
  const submissionKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post({ submissionKey })));
  const receipts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(receipts).size).toBe(1);
  expect(await (await post({ submissionKey, fullName: "Another" })).text()).toBe(receipts[0]);
  expect(await rows()).toHaveLength(1);
});

test("the number of requests is limited by caller", async () => {
  const headers = { "x-forwarded-for": "203.0.113.19" };
  await Promise.all(Array.from({ length: 400 }, () => enforceLimit("apply", "203.0.113.19")));
  const before = await rows();
  const valid = anApplication();
  expect((await site.fetch("/api/recruitment_applications", { json: valid, headers })).status).toBe(429);
  expect(await rows()).toEqual(before);
  expect((await site.fetch("/api/recruitment_applications", { json: {}, headers })).status).toBe(422);
  expect((await post()).status).toBe(201);
});

test("other sites' pages are refused", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  const answer = await site.fetch("/api/recruitment_applications", { json: anApplication(), headers });
  expect(answer.status).toBe(403);
  expect(await rows()).toEqual([]);
});
