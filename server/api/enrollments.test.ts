import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { learningPaths } from "#app/school/enroll/contract.ts";
import { listEnrollments } from "#app/school/enroll/enroll.server.ts";
import { businessLevels, experienceLevels } from "#content/enrollment.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`delete from course_enrollments`;
});

const post = (changed: Parameters<typeof anEnrollment>[0] = {}, without?: string) =>
  site.fetch("/api/course_enrollments", {
    json: Object.fromEntries(Object.entries(anEnrollment(changed)).filter(([name]) => name !== without)),
  });

async function rows(): Promise<number> {
  const [row] = await sql()<{ count: number }[]>`select count(*)::int as count from course_enrollments`;
  return row?.count ?? -1;
}

/** Expects an error that names the field, and no row. */
async function refused(answer: Response, field: string, message?: string): Promise<void> {
  const body = await answer.json();
  expect([answer.status, body.title]).toEqual([422, "invalid"]);
  expect(Object.keys(body.fields)).toEqual([field]);
  if (message) expect(body.fields[field]).toContain(message);
  expect(await rows()).toBe(0);
}

async function kept(answer: Response) {
  expect(await answer.clone().json()).toEqual({
    ref: expect.stringMatching(/^ENR-[2-9A-HJKMNP-Z]{5}$/),
    whatsappUrl: expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
  });
  expect(answer.status).toBe(201);
  const [record] = await listEnrollments();
  if (!record) throw new Error("no row");
  return record;
}

describe("a valid enrollment", () => {
  test("is stored whole, and its receipt names it", async () => {
    const answer = await post();
    const { ref, whatsappUrl } = await answer.clone().json();
    const record = await kept(answer);
    expect(record).toMatchObject({
      ref,
      first_name: "Amaka",
      last_name: "Okafor",
      email: "amaka@mindsync.example",
      phone: "+2348031234567",
      company: "Okafor Foods",
      business_level: "growing",
      learning_path: "ai-integration",
      experience: "beginner",
      goals: "My orders should stop getting lost.",
    });
    expect(Math.abs(Date.now() - record.created_at.getTime())).toBeLessThan(60_000);
    const text = new URL(whatsappUrl).searchParams.get("text");
    expect(text).toContain("Name: Amaka Okafor");
    expect(text?.endsWith(`Ref: ${ref}`)).toBe(true);
  });

  test.each(["company", "experience", "goals"])(
    "may come without %s, or with it empty or null",
    async (field) => {
      for (const answer of [
        await post({}, field),
        await post({ [field]: "" }),
        await post({ [field]: null }),
      ]) {
        expect(await kept(answer)).toMatchObject({ [field]: null });
      }
    },
  );

  test("may use any of the listed options", async () => {
    for (const { value: businessLevel } of businessLevels)
      expect((await post({ businessLevel })).status).toBe(201);
    for (const learningPath of learningPaths) expect((await post({ learningPath })).status).toBe(201);
    for (const { value: experience } of experienceLevels)
      expect((await post({ experience })).status).toBe(201);
  });

  test.each([
    ["firstName", 100],
    ["lastName", 100],
    ["company", 200],
    ["goals", 2000],
  ] as const)("may have %s of one or %i characters, not one more", async (field, most) => {
    expect((await post({ [field]: "a" })).status).toBe(201);
    // Counted in characters, as the tables do, not in the UTF-16 units of JavaScript.
    expect((await post({ [field]: "👩".repeat(most) })).status).toBe(201);
    expect((await post({ [field]: ` ${"a".repeat(most)} ` })).status).toBe(201);
    await sql()`delete from course_enrollments`;
    await refused(await post({ [field]: "a".repeat(most + 1) }), field);
    await refused(await post({ [field]: "👩".repeat(most + 1) }), field);
  });

  test.each([
    ["O'Neill", "Ṣọlá-Ọ̀ṣun"],
    ["Adébáyọ̀", "Olúwaṣeun"],
    ["D’Arcy", "Nwa­chukwu"],
    ["<b>Ada</b>", "'; drop table course_enrollments; --"],
    ["李", "👩🏾‍💻"],
  ])("keeps the name %s %s as it was typed", async (firstName, lastName) => {
    expect(await kept(await post({ firstName, lastName }))).toMatchObject({
      first_name: firstName.normalize("NFC"),
      last_name: lastName.normalize("NFC"),
    });
  });

  test("counts letters typed in two ways as one, and drops invisible characters", async () => {
    const record = await kept(await post({ firstName: "\0  Ada\u0007\u0301e\u0301 ", lastName: "a\ud800b" }));
    expect(record).toMatchObject({ first_name: "Adáé", last_name: "a\ufffdb" });
  });

  test.each([
    ["0803 123 4567", "+2348031234567"],
    ["08031234567", "+2348031234567"],
    ["+234 (0) 803-123-4567", "+2348031234567"],
    ["002348031234567", "+2348031234567"],
    ["+44 20 7946 0958", "+442079460958"],
    ["+1 (415) 555-0132", "+14155550132"],
  ])("keeps the phone number %s as %s", async (phone, international) => {
    expect(await kept(await post({ phone }))).toMatchObject({ phone: international });
  });
});

describe("an invalid enrollment leaves no row", () => {
  test.each([
    ["submissionKey", undefined],
    ["firstName", "First Name is required"],
    ["lastName", "Last Name is required"],
    ["email", "Email is required"],
    ["phone", "Phone Number is required"],
    ["businessLevel", "Business Level is required"],
    ["learningPath", "Learning Path is required"],
  ])("without %s", async (field, message) => {
    await refused(await post({}, field), field, message);
    await refused(await post({ [field]: "" }), field, message);
    await refused(await post({ [field]: null }), field);
    if (message && !field.endsWith("Level") && !field.endsWith("Path")) {
      await refused(await post({ [field]: " \t\n\u0000 " }), field, message);
    }
  });

  test.each(Object.keys(anEnrollment()))("with another type of %s", async (field) => {
    for (const value of [1, true, [], ["growing"], {}, { $ne: null }])
      await refused(await post({ [field]: value }), field);
  });

  test.each(["businessLevel", "learningPath", "experience"])(
    "with an unknown option of %s",
    async (field) => {
      for (const value of ["other", "GROWING", " growing", "__proto__"]) {
        await refused(await post({ [field]: value }), field);
      }
    },
  );

  test.each([
    "plain",
    "a@b",
    "@mindsync.example",
    "a b@mindsync.example",
    "a@mindsync..example",
    `${"a".repeat(310)}@mindsync.example`,
  ])("with the address %s", async (email) => {
    await refused(await post({ email }), "email", "Please enter a valid email address");
  });

  test.each([
    "12",
    "abcdefgh",
    "0803 123 456x",
    "+234 803",
    "+999 123 456 789",
    "0".repeat(41),
    "1".repeat(20),
    "+",
    "٠٨٠٣١٢٣٤٥٦٧",
  ])("with the phone number %s", async (phone) => {
    await refused(await post({ phone }), "phone", "Please enter a valid phone number");
  });

  test("with an invalid form key", async () => {
    for (const submissionKey of ["1", "00000000-0000-0000-0000-00000000000g"]) {
      await refused(await post({ submissionKey }), "submissionKey");
    }
  });
});

describe("the same form sent again", () => {
  test("is stored once and gets the same receipt, even when both arrive at once", async () => {
    const submissionKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ submissionKey })));
    const receipts = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(receipts.map(({ ref }) => ref)).size).toBe(1);
    const later = await (
      await post({ submissionKey: submissionKey.toUpperCase(), firstName: "Another" })
    ).json();
    expect(later).toEqual(receipts[0]);
    expect(await rows()).toBe(1);
  });
});

describe("the list", () => {
  test("is for admins only", async () => {
    await post();
    const read = async (headers: Record<string, string> = {}) => {
      const answer = await site.fetch("/api/course_enrollments", { headers });
      const text = await answer.text();
      if (answer.status !== 200) expect(text).not.toContain("amaka");
      return { status: answer.status, text };
    };
    expect((await read()).status).toBe(401);
    expect((await read({ cookie: "mindsync.session_token=nothing.else" })).status).toBe(401);
    expect((await read((await site.signIn({ role: "learner" })).headers)).status).toBe(403);
    expect((await read((await site.signIn({ role: "recruiter" })).headers)).status).toBe(403);
    const { status, text } = await read((await site.signIn()).headers);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject([
      { email: "amaka@mindsync.example", created_at: expect.stringMatching(/Z$/) },
    ]);
    expect(text).not.toContain("submission_key");
  });

  test("has the newest first", async () => {
    for (const firstName of ["One", "Two", "Three"]) await post({ firstName });
    const answer = await site.fetch("/api/course_enrollments", await site.signIn());
    const names = (await answer.json()).map(({ first_name }: { first_name: string }) => first_name);
    expect(names).toEqual(["Three", "Two", "One"]);
  });
});
