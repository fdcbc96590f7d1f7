import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { createAccount } from "#app/accounts/accounts.server.ts";
import { applicantPath } from "#app/private-links/contract.ts";
import { columnOf } from "#content/stored-fields.ts";
import { sql } from "#server/platform/database.ts";
import { anApplicationRead, keepMedia } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { readOwnApplication, submitApplication, withdrawApplication } from "./applications.server.ts";
import { type ApplicationReceipt, applicationForm } from "./contract.ts";
import { storedKeys } from "./private-key.server.ts";

testDatabase();
beforeEach(async () => {
  await sql()`truncate recruitment_applications, withdrawn_applications, recruitment_media cascade`;
});

const rows = () => sql()`select * from recruitment_applications`;
const keyOf = ({ path }: ApplicationReceipt) => path.slice(applicantPath("").length);

/** Every text in the database, except the staff accounts. */
async function everything(): Promise<string> {
  const tables = await sql()<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  expect(tables.length).toBeGreaterThan(15);
  const texts = await Promise.all(
    tables.map(({ name }) => sql()`select coalesce(json_agg(t), '[]')::text as text from ${sql()(name)} t`),
  );
  return texts.map(([row]) => row?.text).join("\n");
}

describe("an application", () => {
  test("leaves neither its link nor its form's key in the tables, also after a withdrawal", async () => {
    const input = anApplicationRead();
    const receipt = await submitApplication(input);
    for (const withdrawn of [false, true]) {
      if (withdrawn) await withdrawApplication(keyOf(receipt));
      const stored = await everything();
      expect(stored).not.toContain(keyOf(receipt));
      expect(stored).not.toContain(input.submissionKey);
    }
  });

  test("is stored with everything that was typed, as pending", async () => {
    const input = anApplicationRead();
    const receipt = await submitApplication(input);
    expect(receipt.ref).toMatch(/^APP-[2-9A-Z]{5}$/);
    expect(receipt.path).toMatch(/^\/recruitment\/application\/[\w-]{22}$/);
    expect(await rows()).toMatchObject([
      {
        ref: receipt.ref,
        ...storedKeys(keyOf(receipt)),
        full_name: "Ọlájùmọ̀kẹ́ Adéyẹmí",
        phone_number: "+2348031234567",
        email: "olajumoke@mindsync.example",
        city_state: "Ibadan, Oyo",
        age: 30,
        linkedin_portfolio: "https://linkedin.com/in/olajumoke",
        employment_status: "Self-Employed",
        tech_skills_rating: 7,
        tools_knowledge: ["Airtable", "Zoho"],
        business_types: "Pharmacies and schools",
        why_join_mindsync: "I know every shop on my street.",
        video_url: null,
        status: "pending",
        status_changed_at: null,
      },
    ]);
  });

  test("has every field of its form in its column", async () => {
    const input: Record<string, unknown> = anApplicationRead();
    await submitApplication(anApplicationRead());
    const [row] = await rows();
    for (const [name, field] of Object.entries(applicationForm.fields)) {
      if (field.kind !== "upload") expect([name, row?.[columnOf(name, field)]]).toEqual([name, input[name]]);
    }
  });

  test("with the longest values fits the table", async () => {
    await submitApplication(
      anApplicationRead({
        fullName: "ọ̀".repeat(50),
        phoneNumber: `+${"1".repeat(20)}`,
        cityState: "c".repeat(100),
        age: "80",
        techSkills: "10",
        businessTypes: "😀".repeat(1000),
        whyJoinMindsync: "y".repeat(1000),
        linkedinPortfolio: `https://a.example/${"p".repeat(482)}`,
      }),
    );
    expect(await rows()).toHaveLength(1);
  });

  test("gets a different secret each time", async () => {
    const receipts = await Promise.all(
      Array.from({ length: 20 }, () => submitApplication(anApplicationRead())),
    );
    expect(new Set(receipts.map(({ path }) => path)).size).toBe(20);
    expect(new Set(receipts.map(({ ref }) => ref)).size).toBe(20);
  });

  test("sent again is stored once, as it was first, even when all arrive at once", async () => {
    const input = anApplicationRead();
    const receipts = await Promise.all(
      Array.from({ length: 8 }, (_, at) => submitApplication({ ...input, fullName: `Name ${at}` })),
    );
    const [first] = await rows();
    expect(await submitApplication({ ...input, fullName: "Another" })).toEqual(receipts[0]);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await rows()).toEqual([first]);
  });
});

describe("a recording", () => {
  test("belongs to the application that names it, and stays there when sent again", async () => {
    const videoFile = await keepMedia();
    const input = { ...anApplicationRead(), videoFile };
    const receipts = await Promise.all([submitApplication(input), submitApplication(input)]);
    expect(receipts[0]).toEqual(receipts[1]);
    const [row] = await rows();
    expect(row?.video_url).toBe(`/recruitment/media/${videoFile}`);
    expect(await sql()`select application_id, state, visitor from recruitment_media`).toEqual([
      { application_id: row?.id, state: "complete", visitor: null },
    ]);
    expect(await readOwnApplication(keyOf(receipts[0]))).toMatchObject({ hasRecording: true });
  });

  test("that is missing, incomplete or somebody else's leaves nothing behind", async () => {
    const theirs = await keepMedia();
    await submitApplication({ ...anApplicationRead(), videoFile: theirs });
    const input = anApplicationRead();
    for (const videoFile of [randomUUID(), await keepMedia("uploading"), theirs]) {
      await expect(submitApplication({ ...input, videoFile })).rejects.toMatchObject({
        code: "invalid",
        fields: { videoFile: [expect.any(String)] },
      });
    }
    expect(await rows()).toHaveLength(1);
    // Without the recording the same form is accepted.
    await submitApplication(input);
    expect(await rows()).toHaveLength(2);
  });
});

describe("the private link", () => {
  test("shows the state of an application, and at most the first name of the person", async () => {
    const receipt = await submitApplication(anApplicationRead());
    const own = await readOwnApplication(keyOf(receipt));
    expect(own).toEqual({
      kind: "open",
      ref: receipt.ref,
      status: "pending",
      firstName: "Ọlájùmọ̀kẹ́",
      appliedAt: expect.any(Date),
      hasRecording: false,
    });
    await sql()`update recruitment_applications set status = 'shortlisted'`;
    expect(await readOwnApplication(keyOf(receipt))).toMatchObject({ status: "shortlisted" });
  });

  test("opens nothing with another key", async () => {
    const receipt = await submitApplication(anApplicationRead());
    const key = keyOf(receipt);
    const other = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    for (const wrong of ["", "a", other, `${key} `, `${key}a`, "' or true; --", "%", receipt.ref]) {
      expect([wrong, await readOwnApplication(wrong)]).toEqual([wrong, null]);
      expect([wrong, await withdrawApplication(wrong)]).toEqual([wrong, false]);
    }
    expect(await rows()).toHaveLength(1);
  });
});

describe("withdrawing", () => {
  test("erases all the person's data, everywhere", async () => {
    const { id: reviewer } = await createAccount({
      email: `${randomUUID()}@mindsync.example`,
      password: "a long password",
      role: "recruiter",
      full_name: "Bola Ade",
    });
    const videoFile = await keepMedia();
    const receipt = await submitApplication({ ...anApplicationRead(), videoFile });
    const [row] = await rows();
    await sql()`
      insert into application_scores
        (application_id, reviewer, communication, motivation, skills, network, reliability)
      values (${row?.id}, ${reviewer}, 5, 4, 3, 2, 1)`;
    await sql()`
      insert into application_history (application_id, kind, by, now)
      values (${row?.id}, 'note', ${reviewer}, 'Olajumoke writes well')`;
    const before = await everything();
    const personal = [
      "Ọlájùmọ̀kẹ́",
      "2348031234567",
      "olajumoke@mindsync.example",
      "Ibadan",
      "linkedin.com/in/olajumoke",
      "Pharmacies and schools",
      "every shop on my street",
      "writes well",
    ];
    for (const text of personal) expect(before).toContain(text);

    expect(await withdrawApplication(keyOf(receipt))).toBe(true);
    const after = await everything();
    for (const text of [...personal, row?.id]) expect(after).not.toContain(text);
    expect(await sql()`select * from application_scores`).toEqual([]);
    expect(await sql()`select * from application_history`).toEqual([]);
    expect(await sql()`select id, application_id, state, visitor from recruitment_media`).toEqual([
      { id: videoFile, application_id: null, state: "erasing", visitor: null },
    ]);
    expect(await readOwnApplication(keyOf(receipt))).toEqual({
      kind: "withdrawn",
      ref: receipt.ref,
      appliedAt: expect.any(Date),
      withdrawnAt: expect.any(Date),
    });
  });

  test("twice, even at the same time, has the effect of once; others stay", async () => {
    const other = await submitApplication(anApplicationRead());
    const key = keyOf(await submitApplication(anApplicationRead()));
    expect(await Promise.all(Array.from({ length: 5 }, () => withdrawApplication(key)))).toEqual(
      Array(5).fill(true),
    );
    const [mark] = await sql()`select * from withdrawn_applications`;
    expect(await withdrawApplication(key)).toBe(true);
    expect(await sql()`select * from withdrawn_applications`).toEqual([mark]);
    expect(await rows()).toMatchObject([{ ref: other.ref }]);
  });

  test("is not undone by a form that arrives late", async () => {
    const input = anApplicationRead();
    const receipt = await submitApplication(input);
    await withdrawApplication(keyOf(receipt));
    const videoFile = await keepMedia();
    expect(await submitApplication({ ...input, videoFile })).toEqual(receipt);
    expect(await rows()).toEqual([]);
    expect(await sql()`select state, application_id from recruitment_media where id = ${videoFile}`).toEqual([
      { state: "complete", application_id: null },
    ]);
  });

  test("is not undone by a form that arrives at the same time", async () => {
    for (let round = 0; round < 20; round += 1) {
      const input = anApplicationRead();
      const receipt = await submitApplication(input);
      const [, ...receipts] = await Promise.all([
        withdrawApplication(keyOf(receipt)),
        submitApplication(input),
        submitApplication(input),
        submitApplication(input),
      ]);
      expect(receipts).toEqual([receipt, receipt, receipt]);
      expect(await rows()).toEqual([]);
      expect(await readOwnApplication(keyOf(receipt))).toMatchObject({ kind: "withdrawn" });
    }
  });
});
