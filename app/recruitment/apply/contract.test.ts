import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { anApplication } from "#tests/support/application.ts";
import { applicationCall } from "./call-contract.ts";
import { type ApplicationInput, applicationInput } from "./contract.ts";

type Field = keyof ApplicationInput;

/** The errors of a field for a value as the form sends it; undefined when the value is valid. */
function refusalOf(field: Field, value: unknown): string[] | undefined {
  const form = new FormData();
  for (const [name, one] of Object.entries(anApplication({ [field]: value }))) {
    for (const part of [one].flat()) if (part !== undefined) form.append(name, String(part));
  }
  const submission = parseWithZod(form, { schema: applicationInput });
  return submission.status === "success"
    ? undefined
    : (submission.reply().error?.[field] ?? ["another field"]);
}

const taken = (field: Field, ...values: unknown[]) => {
  for (const value of values) expect([value, refusalOf(field, value)]).toEqual([value, undefined]);
};
const refused = (field: Field, message: string, ...values: unknown[]) => {
  for (const value of values) expect([value, refusalOf(field, value)]).toEqual([value, [message]]);
};
/** A text of the given length. */
const long = (length: number) => "a".repeat(length);

describe("the form's fields, on both sides of every limit", () => {
  test.each([
    ["fullName", "Full Name"],
    ["cityState", "City & State"],
  ] as const)("%s", (field, label) => {
    refused(field, `${label} is required`, undefined, "", "   ", "\n\t");
    refused(field, `${label} must be at least 2 characters`, "A", " A ");
    taken(field, "Bo", long(100), ` ${long(100)} `);
    refused(field, `${label} must be less than 100 characters`, long(101), long(10_000));
  });

  test("accepts names of every language here", () => {
    for (const name of [
      "Ọlájùmọ̀kẹ́ Adéyẹmí",
      "Ńgọzị Ụmẹ́adị",
      "Ƙasim Ɗanjuma",
      "Chinụa O'Brien-Ọkọ́",
      "Ola".normalize("NFD"),
    ]) {
      expect(applicationInput.parse(anApplication({ fullName: name.normalize("NFD") })).fullName).toBe(
        name.normalize("NFC"),
      );
    }
    // A letter with its marks is counted as it is stored, the way PostgreSQL counts it.
    taken("fullName", "ọ̀".repeat(50));
    refused("fullName", "Full Name must be less than 100 characters", "ọ̀".repeat(51));
  });

  test("phoneNumber", () => {
    refused("phoneNumber", "Phone Number is required", undefined, "", "  ");
    refused(
      "phoneNumber",
      "Please enter a valid phone number",
      "0803 123 4567",
      "0",
      "+0803 123 4567",
      "my number",
      "+",
      "123456",
      "1".repeat(21),
      `+${"1".repeat(21)}`,
      "234+8031234567",
      "++2348031234567",
    );
    taken("phoneNumber", "1234567", "+1234567", "1".repeat(20), `+${"1".repeat(20)}`);
    for (const [typed, kept] of [
      ["+234 803 123 4567", "+2348031234567"],
      ["234-803-123-4567", "2348031234567"],
      ["(+1) 415 555 2671", "+14155552671"],
      ["+44.20.7946.0958", "+442079460958"],
    ]) {
      expect(applicationInput.parse(anApplication({ phoneNumber: typed })).phoneNumber).toBe(kept);
    }
  });

  test("email", () => {
    refused("email", "Email is required", undefined, "", " ");
    refused("email", "Please enter a valid email address", "ade", "ade@", "@mindsync.example", "a b@c.de");
    const address = (length: number) => `ade@${long(length - "ade@.example".length)}.example`;
    refused("email", "Please enter a valid email address", address(321), long(10_000));
    taken("email", "ade@mindsync.example", "ade.o+work@mail.mindsync.example");
  });

  test("age", () => {
    refused("age", "Age is required", undefined, "", " ");
    const invalid = "Please enter a valid age between 18 and 80";
    refused("age", invalid, "17", "81", "18.5", "-20", "0", "thirty", "1e2", "030000", "٣٠");
    taken("age", "18", "80", " 30 ");
    expect(applicationInput.parse(anApplication({ age: "18" })).age).toBe(18);
    expect(applicationInput.parse(anApplication({ age: 80 })).age).toBe(80);
  });

  test("employmentStatus", () => {
    refused("employmentStatus", "Employment Status is required", undefined, "");
    refused(
      "employmentStatus",
      "Please choose one of the listed options for Employment Status",
      "Retired",
      "unemployed",
    );
    taken("employmentStatus", "Employed Full-Time", "Employed Part-Time", "Self-Employed", "Unemployed");
  });

  test("techSkills", () => {
    refused("techSkills", "Tech Skills Rating is required", undefined, "");
    refused(
      "techSkills",
      "Please choose one of the listed options for Tech Skills Rating",
      "0",
      "11",
      "5.5",
      "ten",
    );
    for (let rating = 1; rating <= 10; rating += 1) {
      expect(applicationInput.parse(anApplication({ techSkills: String(rating) })).techSkills).toBe(rating);
    }
  });

  test.each([
    ["businessTypes", "Business Types", 10],
    ["whyJoinMindsync", "Why Join", 20],
  ] as const)("%s", (field, label, least) => {
    refused(field, `${label} is required`, undefined, "", "   ");
    refused(field, `${label} must be at least ${least} characters`, long(least - 1), ` ${long(least - 1)} `);
    taken(field, long(least), long(1000), "ẹ".repeat(1000), "😀".repeat(1000));
    refused(field, `${label} must be less than 1000 characters`, long(1001), long(10_000));
  });

  test("linkedinPortfolio", () => {
    const message = "Please enter a valid link, such as https://linkedin.com/in/your-name";
    taken("linkedinPortfolio", undefined, "", "https://ade.example/work?a=1#b", "linkedin.com/in/ade");
    refused(
      "linkedinPortfolio",
      message,
      "javascript:alert(1)",
      "ftp://ade.example",
      "my page",
      "ade",
      long(501),
    );
    const kept = (typed: unknown) =>
      applicationInput.parse(anApplication({ linkedinPortfolio: typed })).linkedinPortfolio;
    expect([kept(""), kept(undefined), kept("ade.example")]).toEqual([null, null, "https://ade.example"]);
  });

  test("toolsKnowledge", () => {
    const kept = (typed: unknown) =>
      applicationInput.parse(anApplication({ toolsKnowledge: typed })).toolsKnowledge;
    expect(kept(undefined)).toEqual([]);
    expect(kept(["Zoho", "Airtable", "Zoho"])).toEqual(["Airtable", "Zoho"]);
    expect(applicationInput.safeParse(anApplication({ toolsKnowledge: ["Excel"] })).success).toBe(false);
    taken("toolsKnowledge", [], "Make.com", ["Lovable.dev", "None yet but willing to learn"]);
  });

  test("videoFile", () => {
    taken("videoFile", undefined, "", crypto.randomUUID());
    refused("videoFile", "Please choose your video or audio again.", "me.mp4", "1");
  });

  test("submissionKey", () => {
    const message = "This form is out of date. Please reload the page and send it again.";
    refused("submissionKey", message, undefined, "", "1");
  });
});

test("an API request may send numbers as numbers", () => {
  const call = applicationCall.parse(anApplication({ age: 30, techSkills: 10 }));
  expect([call.age, call.techSkills]).toEqual([30, 10]);
  expect(applicationCall.parse(anApplication()).techSkills).toBe(7);
  for (const techSkills of [0, 11, 5.5, "", undefined, null, [], {}]) {
    expect([techSkills, applicationCall.safeParse(anApplication({ techSkills })).success]).toEqual([
      techSkills,
      false,
    ]);
  }
});
