import { describe, expect, test } from "vitest";
import { ownFactNames } from "#content/own-facts.ts";
import { toolForms } from "#content/tool-forms.ts";
import { toneIds, toolLimits } from "#content/tool-limits.ts";
import { lengthChoices, toneChoices } from "#content/tool-parts.ts";
import { tools } from "#content/tools.ts";
import { toolCallNames, toolCalls } from "./contract.ts";
import { lengths } from "./fields-contract.ts";
import { checkForm } from "./form-check.ts";
import { toolPage } from "./tool-page.ts";

const forms = Object.entries(toolForms);

/** The contract's messages for a form, by field. */
function byContract(form: (typeof forms)[number][1], values: Record<string, string>) {
  const checked = toolCalls[form.call].input.safeParse(values);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

describe("the forms of the tools", () => {
  test("exist, one for each call", () => {
    expect(forms.map(([, { call }]) => call).sort()).toEqual([...toolCallNames].sort());
    expect(toneChoices.map(({ value }) => value)).toEqual([...toneIds]);
    expect(lengthChoices.map(({ value }) => value)).toEqual([...lengths]);
  });

  test.each(forms)("%s has the fields of its contract, and shows every output", (_, form) => {
    const { input, output } = toolCalls[form.call];
    const asked = [
      ...form.fields.map(({ name }) => name),
      ...(form.hasTone ? ["tone"] : []),
      ...(form.hasLength ? ["length"] : []),
      ...ownFactNames(form),
      "nearest",
      "version",
    ];
    expect(asked.sort()).toEqual(Object.keys(input.shape).sort());
    const shown = form.parts.flatMap(({ field, answers }) => [field, ...(answers ? [answers] : [])]);
    expect(shown.sort()).toEqual(Object.keys(output.shape).sort());
  });

  test.each(forms)("%s gives the same messages in the browser as its contract", (_, form) => {
    const all = (text: string) => Object.fromEntries(form.fields.map(({ name }) => [name, text]));
    for (const text of [
      "",
      "  \n ",
      "Rice",
      "a".repeat(toolLimits.line),
      "é".repeat(toolLimits.text + 1),
      "é".repeat(toolLimits.long + 1),
    ]) {
      expect(checkForm(form, all(text)), text.slice(0, 20)).toEqual(byContract(form, all(text)));
    }
    // Leading and trailing spaces do not count, and a letter typed as two code points counts once.
    for (const { name, kind } of form.fields) {
      const most = toolLimits[kind];
      for (const text of [` ${"a".repeat(most)}\r\n`, "e\u0301".repeat(most), "a".repeat(most + 1)]) {
        const values = { ...all("Rice"), [name]: text };
        expect(checkForm(form, values)).toEqual(byContract(form, values));
      }
    }
  });

  test("have the specification's messages for empty fields", () => {
    expect(Object.fromEntries(forms.map(([slug, { emptyMessage }]) => [slug, emptyMessage]))).toMatchObject({
      "business-name-generator": "Please describe what your business is about.",
      "marketing-generator": "Please fill in all fields",
      "product-description": "Please fill in all fields",
      "idea-evaluator": "Please describe your business idea",
      "sop-writer": "Please fill in all fields",
      "growth-strategy": "Please fill in all fields",
      "faq-generator": "Please enter a product or service name",
      "landing-copy": "Please fill in all fields",
    });
  });
});

test.each(forms)("%s has an example that fills every field and is accepted", (slug, form) => {
  const page = toolPage(slug);
  expect(Object.keys(page?.example.typed ?? {})).toEqual(form.fields.map(({ name }) => name));
  expect(checkForm(form, page?.example.typed ?? {})).toEqual({});
  expect(page?.related.map((other) => other.slug)).toHaveLength(3);
  expect(page?.related.map((other) => other.slug)).not.toContain(slug);
  expect(tools.map((tool) => tool.slug)).toEqual(
    expect.arrayContaining(page?.related.map((other) => other.slug) ?? []),
  );
});
