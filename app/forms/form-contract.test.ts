import { describe, expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { appointmentForm, contactForm } from "#app/leads/contract.ts";
import { applicationForm } from "#app/recruitment/apply/contract.ts";
import { enrollmentForm } from "#app/school/enroll/enrollment-contract.ts";
import { asFact, columnOf } from "#content/stored-fields.ts";
import { defineForm, type Field } from "./form-contract.ts";
import { recordShape } from "./record-contract.ts";
import { csvColumn, newRow } from "./stored-fields.server.ts";

const form = defineForm({
  fullName: { kind: "text", label: "Your name", inMessages: "Name", least: 2, most: 9 },
  nickname: { kind: "text", label: "Nickname", most: 9, optional: true },
  years: { kind: "number", label: "Years", least: 1, most: 80, invalid: "No such age", optional: true },
  rating: { kind: "rating", label: "Rating", column: "own_rating", least: 1, most: 3, words: { 1: "weak" } },
  level: {
    kind: "choice",
    label: "Level",
    csv: "How good",
    choices: [
      { value: "low", label: "Beginner" },
      { value: "high", label: "Expert" },
    ],
    addedLater: true,
  },
  tools: { kind: "checkboxes", label: "Tools", choices: ["Zoho", "Make"], noneText: "None", optional: true },
  file: { kind: "upload", label: "File", column: "file_url", invalid: "Choose it again", optional: true },
});
const submissionKey = crypto.randomUUID();
const sent = { submissionKey, fullName: " Ada ", years: "", rating: "3", level: "high", tools: ["Make"] };

describe("a described form", () => {
  test("is checked by its fields", () => {
    const checked = form.schema.parse(sent);
    expect(checked).toEqual({
      submissionKey,
      fullName: "Ada",
      nickname: null,
      years: null,
      rating: 3,
      level: "high",
      tools: ["Make"],
      file: null,
    });
    expectTypeOf<z.infer<typeof form.schema>["level"]>().toEqualTypeOf<"low" | "high">();
    expectTypeOf<z.infer<typeof form.schema>["years"]>().toEqualTypeOf<number | null>();
    expect(form.schema.parse({ ...sent, years: "30" }).years).toBe(30);
  });

  test.each([
    ["fullName", "", "Name is required"],
    ["fullName", "A", "Name must be at least 2 characters"],
    ["years", "81", "No such age"],
    ["rating", "", "Rating is required"],
    ["rating", "4", "Please choose one of the listed options for Rating"],
    ["level", undefined, "Level is required"],
    ["submissionKey", "1", "This form is out of date. Please reload the page and send it again."],
  ])("refuses %s as %j", (name, value, message) => {
    const { error } = form.schema.safeParse({ ...sent, [name]: value });
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[name, message]]);
  });

  test("becomes a row under the names of its columns, without what the form stores itself", () => {
    expect(newRow(form.fields, form.schema.parse(sent))).toEqual({
      submission_key: submissionKey,
      full_name: "Ada",
      nickname: null,
      years: null,
      own_rating: 3,
      level: "high",
      tools: ["Make"],
    });
  });

  test("has a record in which optional values may be null", () => {
    const shape = recordShape(form.fields);
    expect(Object.keys(shape)).toEqual([
      "full_name",
      "nickname",
      "years",
      "own_rating",
      "level",
      "tools",
      "file_url",
    ]);
    const nullable = Object.entries(shape).filter(([, schema]) => schema.safeParse(null).success);
    expect(nullable.map(([name]) => name)).toEqual(["nickname", "years", "level", "file_url"]);
  });

  test("gives its values as facts and in a file", () => {
    const row = { full_name: "Ada", nickname: null, years: 30, own_rating: 3, level: "high", tools: [] };
    const facts = Object.entries(form.fields).map(([name, field]) => [
      csvColumn(name, field).heading,
      csvColumn(name, field).of(row),
      asFact(field, row[columnOf(name, field) as keyof typeof row]),
    ]);
    expect(facts).toEqual([
      ["Your name", "Ada", "Ada"],
      ["Nickname", null, ""],
      ["Years", 30, "30"],
      ["Rating", 3, "3 of 3"],
      ["How good", "Expert", "Expert"],
      ["Tools", "None", "None"],
      ["File", null, ""],
    ]);
  });
});

const forms = [applicationForm, enrollmentForm, contactForm, appointmentForm];

test("each form knows every name that it sends", () => {
  for (const { names, fields, schema } of forms) {
    expect(names).toEqual(["submissionKey", ...Object.keys(fields)]);
    expect(Object.keys(schema.shape)).toEqual(names);
  }
});

/** How a field is labelled into which a browser fills this. */
const labels: Readonly<Record<string, RegExp>> = {
  name: /^(?:Your|Full) name$/i,
  "given-name": /^First name$/,
  "family-name": /^Last name$/,
  email: /^Email$/,
  tel: /^(?:Phone|WhatsApp) number$/i,
  organization: /^Company$/,
  "address-level2": /^City/,
  url: /portfolio/,
};

test("each field is labelled as what a browser fills in there, and no two fields alike", () => {
  for (const { fields } of forms) {
    const all: Field[] = Object.values(fields);
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    for (const field of all)
      if ("autoComplete" in field && field.autoComplete)
        expect(field.label).toMatch(labels[field.autoComplete] ?? /^$/);
  }
});
