import { expect } from "vitest";
import { type Field, type FormFields, fieldTexts, valuesOf } from "#content/fields.ts";

/** A value that fills a field, as its form sends it. */
function valueFor(field: Field): string | string[] {
  switch (field.kind) {
    case "text":
    case "longText":
      return `Any ${field.label}`.padEnd(field.least ?? 0, ".").slice(0, field.most);
    case "email":
      return "anybody@mindsync.example";
    case "phone":
    case "internationalPhone":
      return "+234 803 123 4567";
    case "number":
    case "rating":
      return String(field.least);
    case "choice":
      return valuesOf(field)[0] ?? "";
    case "checkboxes":
      return valuesOf(field).slice(0, 1);
    case "link":
      return "https://mindsync.example/anybody";
    case "upload":
    case "slot":
      return "";
  }
}

/** A value for every field of a form, so that a new field is tested before anybody thinks of a value for it. */
export function valuesFor<Fields extends FormFields>(
  fields: Fields,
): Record<keyof Fields, string | string[]> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueFor(field)]);
  return Object.fromEntries(values) as Record<keyof Fields, string | string[]>;
}

/**
 * The lines of a chat without those of fields that are newer than the specification, each of which must be in it once.
 * @param specified the fields whose lines the test knows word for word
 */
export function withoutLaterFields<Fields extends FormFields>(
  lines: readonly string[] = [],
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
  specified: readonly (keyof Fields & string)[],
): string[] {
  const later = Object.keys(fields).filter((name) => !specified.some((known) => known === name));
  const laterLines = fieldTexts(fields, later, (name) => sent[name]).map(
    ([name, text]) => `${name}: ${text}`,
  );
  expect(lines.filter((line) => laterLines.includes(line)).sort()).toEqual(laterLines.sort());
  return lines.filter((line) => !laterLines.includes(line));
}
