import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leadKinds } from "#app/leads/contract.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { aContact } from "#tests/support/lead.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate contact_submissions cascade`;
});

const post = (changed: Parameters<typeof aContact>[0] = {}, without?: string) =>
  site.fetch("/api/contact_submissions", {
    json: Object.fromEntries(Object.entries(aContact(changed)).filter(([name]) => name !== without)),
  });

const rows = () => sql()`select * from contact_submissions order by created_at desc`;

/** Expects an error that names the field, and no row. */
async function refused(answer: Response, field: string, message?: string): Promise<void> {
  const body = await answer.json();
  expect([answer.status, body.title]).toEqual([422, "invalid"]);
  expect(Object.keys(body.fields)).toEqual([field]);
  if (message) expect(body.fields[field]).toContain(message);
  expect(await rows()).toHaveLength(0);
}

async function kept(answer: Response) {
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    ref: expect.stringMatching(/^MSG-[2-9A-HJKMNP-TV-Z]{5}$/),
    whatsappUrl: expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
  });
  const [record] = await rows();
  return record;
}

describe("a valid contact", () => {
  test("is stored whole, and its receipt names it", async () => {
    const answer = await post();
    const { ref, whatsappUrl } = await answer.clone().json();
    expect(await kept(answer)).toMatchObject({
      ref,
      name: "Amaka O'Neil",
      email: "amaka@mindsync.example",
      phone: "+2348031234567",
      company: "Okafor Foods",
      project_type: "whatsapp-assistant",
      message: "My orders get lost.\nCan you help?",
      status: "new",
      changed_at: null,
    });
    expect(new URL(whatsappUrl).searchParams.get("text")?.endsWith(`Ref: ${ref}`)).toBe(true);
  });

  test.each(["phone", "company"])("may come without %s, or with it empty or null", async (field) => {
    for (const answer of [
      await post({}, field),
      await post({ [field]: "" }),
      await post({ [field]: null }),
    ]) {
      expect(await kept(answer)).toMatchObject({ [field]: null });
    }
  });

  test("may be of any kind except an appointment, which needs a time", async () => {
    for (const project_type of leadKinds) {
      if (project_type !== "appointment") expect((await post({ project_type })).status).toBe(201);
    }
    await sql()`truncate contact_submissions cascade`;
    await refused(await post({ project_type: "appointment" }), "project_type");
  });

  test.each([
    ["name", 200],
    ["company", 200],
    ["message", 20_000],
  ] as const)("may have %s of one or %i characters, not one more", async (field, most) => {
    expect((await post({ [field]: "a" })).status).toBe(201);
    expect((await post({ [field]: ` ${"a".repeat(most)} ` })).status).toBe(201);
    await sql()`truncate contact_submissions cascade`;
    await refused(await post({ [field]: "a".repeat(most + 1) }), field);
  });

  test.each([
    ["0803 123 4567", "+2348031234567"],
    ["002348031234567", "+2348031234567"],
    ["+44 20 7946 0958", "+442079460958"],
  ])("keeps the phone number %s as %s", async (phone, international) => {
    expect(await kept(await post({ phone }))).toMatchObject({ phone: international });
  });
});

describe("an invalid contact leaves no row", () => {
  test.each([
    ["name", "Name is required"],
    ["email", "Email is required"],
    ["project_type", "Project type is required"],
    ["message", "Message is required"],
  ])("without %s", async (field, message) => {
    await refused(await post({}, field), field, message);
    await refused(await post({ [field]: "" }), field, message);
  });

  test.each(Object.keys(aContact()))("with another type of %s", async (field) => {
    for (const value of [1, true, [], {}, { $ne: null }])
      await refused(await post({ [field]: value }), field);
  });

  test("with an invalid address, number or kind", async () => {
    await refused(await post({ email: "amaka@" }), "email", "Please enter a valid email address");
    for (const phone of ["12", "08o3 123 4567", "+999 123 456 789", "0".repeat(41)]) {
      await refused(await post({ phone }), "phone", "Please enter a valid phone number");
    }
    for (const project_type of ["nothing", "OTHER", "__proto__"])
      await refused(await post({ project_type }), "project_type");
    await refused(await post({ submissionKey: "1" }), "submissionKey");
  });
});

test("the same form sent again is stored once and gets the same receipt, even when all arrive at once", async () => {
  const submissionKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post({ submissionKey })));
  const receipts = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(receipts.map(({ ref }) => ref)).size).toBe(1);
  expect(await (await post({ submissionKey, name: "Another" })).json()).toEqual(receipts[0]);
  expect(await rows()).toHaveLength(1);
});

test("no role can read contacts here", async () => {
  await post();
  for (const { headers } of [{ headers: {} }, await site.signIn()]) {
    const answer = await site.fetch("/api/contact_submissions", { headers });
    expect(answer.status).toBe(405);
    expect(await answer.text()).not.toContain("amaka");
  }
});
