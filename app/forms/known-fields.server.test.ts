import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contactForm } from "#app/leads/contract.ts";
import { applicationForm } from "#app/recruitment/apply/contract.ts";
import { courseChange, lessonInput, questionInput } from "#app/school/editor/contract.ts";
import { enrollmentChange, enrollmentsOnPage } from "#app/school/enroll/contract.ts";
import { contactFields } from "#content/contact-form.ts";
import { checkedForm } from "#server/platform/form-fields.ts";
import { knownFields } from "./known-fields.server.ts";

function formOf(...fields: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe("the fields of a form", () => {
  test("are those of its descriptor, with the limits of their contract", () => {
    const fields = knownFields([contactForm.schema]);
    expect([...fields.keys()].sort()).toEqual([...contactForm.names].sort());
    expect(fields.get("message")).toEqual({ most: contactFields.message.most, times: 1 });
  });

  test("take each of several choices once", () => {
    const { toolsKnowledge } = applicationForm.fields;
    expect(knownFields([applicationForm.schema]).get("toolsKnowledge")?.times).toBe(
      toolsKnowledge.choices.length,
    );
  });

  test("take a whole page of records at once", () => {
    const fields = knownFields([enrollmentChange]);
    for (const name of ["id", "was"]) expect(fields.get(name)?.times).toBe(enrollmentsOnPage);
  });

  test("are those of every kind of change", () => {
    const names = [...knownFields([courseChange]).keys()];
    expect(names).toEqual(
      expect.arrayContaining(["change", "title", "module", "kind", "id", "to", "removed"]),
    );
  });

  test("have numbers in the rows of a list, and ids in the answers of a quiz", () => {
    const fields = knownFields([lessonInput, questionInput, { "answer-#": 5 }]);
    const sent = formOf(
      ["files.0.name", "Price list"],
      ["files.11.href", "https://files.example/a.pdf"],
      ["choices.2", "Yes"],
      ["answer-7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a08", "1"],
    );
    expect([...checkedForm(sent, fields)]).toEqual([...sent]);
    for (const name of ["files.0.owner", "files.100.name", "choices.1.1", "answer-1", "files.0.name.0"]) {
      expect(() => checkedForm(formOf([name, "1"]), fields), name).toThrow("does not have");
    }
  });

  test("of several forms take the wider limit of each name", () => {
    const note = z.object({ note: z.string().max(10) });
    expect(knownFields([note, { note: 50 }]).get("note")).toEqual({ most: 50, times: 1 });
    expect(knownFields([{ note: 50 }, note]).get("note")).toEqual({ most: 50, times: 1 });
  });
});

describe("a checked form", () => {
  const fields = knownFields([{ note: 10, picture: { most: 0, times: 1, isFile: true } }]);
  const check = (form: FormData) => () => checkedForm(form, fields);

  test("refuses a value only when it is far over its limit, so that its field can say the rest", () => {
    expect(check(formOf(["note", "x".repeat(140)]))).not.toThrow();
    expect(check(formOf(["note", "x".repeat(141)]))).toThrow(expect.objectContaining({ code: "too-large" }));
  });

  test("refuses unknown names, names given too often and files in the place of text", () => {
    const file = new FormData();
    file.set("note", new File(["a"], "a.txt"));
    for (const form of [formOf(["nota", "a"]), formOf(["note", "a"], ["note", "b"]), file]) {
      expect(check(form)).toThrow(expect.objectContaining({ code: "bad-request" }));
    }
  });

  test("takes a file where there is one, and makes names and texts storable", async () => {
    const form = formOf(["note", "a\0b"]);
    form.set("picture", new File(["a"], "a\0.png"));
    const checked = checkedForm(form, fields);
    expect(checked.get("note")).toBe("ab");
    expect(checked.get("picture")).toMatchObject({ name: "a.png", size: 1 });
  });
});
