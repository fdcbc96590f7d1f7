import { expect, test } from "vitest";
import { enrollmentFields } from "#content/enrollment.ts";
import { whatsappLinkLimit } from "#content/whatsapp.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { withoutLaterFields } from "#tests/support/later-fields.ts";
import { enrol, listEnrollments } from "./enroll.server.ts";
import { enrollmentInput } from "./enrollment-contract.ts";

testDatabase();

const chatOf = (url: string) => new URL(url).searchParams.get("text")?.split("\n");

test("the chat contains the enrollment in words, and ends with the record's reference", async () => {
  const sent = anEnrollment();
  const { ref, whatsappUrl } = await enrol(enrollmentInput.parse(sent));
  const specified = [
    "firstName",
    "lastName",
    "email",
    "phone",
    "company",
    "businessLevel",
    "experience",
    "learningPath",
    "goals",
  ] as const;
  expect(withoutLaterFields(chatOf(whatsappUrl), enrollmentFields, sent, specified)).toEqual([
    "Hello, I just enrolled in the school.",
    "Name: Amaka Okafor",
    "Email: amaka@mindsync.example",
    "Phone: +2348031234567",
    "Company: Okafor Foods",
    "Business level: Growing (3-5 years)",
    "Experience: Beginner",
    expect.stringMatching(/^Learning path: [A-Z]/),
    "Goals: My orders should stop getting lost.",
    `Ref: ${ref}`,
  ]);
});

test("the chat leaves out empty fields, and its link stays valid when every field has its longest value", async () => {
  const short = await enrol(enrollmentInput.parse(anEnrollment({ company: "", experience: "", goals: "" })));
  expect(chatOf(short.whatsappUrl)?.some((line) => /^(Company|Experience|Goals)/.test(line))).toBe(false);
  const goals = "Ọ̀rọ̀ 👩🏾‍💻 ".repeat(130);
  const long = await enrol(enrollmentInput.parse(anEnrollment({ goals, company: "Ọ".repeat(200) })));
  expect(long.whatsappUrl.length).toBeLessThan(whatsappLinkLimit);
  expect(chatOf(long.whatsappUrl)?.at(-1)).toBe(`Ref: ${long.ref}`);
  const [newest] = await listEnrollments(1);
  expect(newest?.goals).toBe(goals.normalize("NFC").trim());
});

test("the tables themselves refuse what the contract refuses", async () => {
  const [row] = await listEnrollments(1);
  const change = (set: Record<string, unknown>) =>
    sql()`update course_enrollments set ${sql()(set)} where id = ${row?.id ?? ""}`;
  for (const set of [
    { first_name: "" },
    { first_name: "a".repeat(101) },
    { email: "a" },
    { phone: "1" },
    { company: "" },
    { goals: "a".repeat(2001) },
    { business_level: "other" },
    { learning_path: "other" },
    { experience: "other" },
  ]) {
    await expect(change(set), JSON.stringify(set)).rejects.toMatchObject({ code: "23514" });
  }
});

test("a list has no more entries than requested", async () => {
  expect(await listEnrollments(2)).toHaveLength(2);
});
