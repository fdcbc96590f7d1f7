import { expect } from "vitest";
import { type FormFields, fieldTexts } from "#content/fields.ts";

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
