import { type Field, type FormFields, valuesOf } from "#content/fields.ts";
import { columnOf } from "#content/stored-fields.ts";

/** A value that fills a field, as its form sends it. Texts get their placeholder. */
function sampleValue(field: Field): string | string[] {
  switch (field.kind) {
    case "text":
    case "longText":
      return (field.placeholder ?? `Any ${field.label}`).padEnd(field.least ?? 0, ".").slice(0, field.most);
    case "email":
      return "anybody@mindsync.example";
    case "phone":
    case "internationalPhone":
      return "+2348031234567";
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

const isCounted = ({ kind }: Field) => kind === "number" || kind === "rating";

/**
 * A value for every field of a form, so that examples, sample data and tests have one for a new field before anybody
 * thinks of a better one.
 */
export function sampleValues<Fields extends FormFields>(
  fields: Fields,
): Record<keyof Fields, string | string[]> {
  const values = Object.entries(fields).map(([name, field]) => [name, sampleValue(field)]);
  return Object.fromEntries(values) as Record<keyof Fields, string | string[]>;
}

/** The same values, for the required fields only. */
export function requiredValues(fields: FormFields): Record<string, string | string[]> {
  return sampleValues(Object.fromEntries(Object.entries(fields).filter(([, { optional }]) => !optional)));
}

/** The same values by column name, as a record has them. */
export function sampleRow(fields: FormFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = sampleValue(field);
      return [columnOf(name, field), isCounted(field) ? Number(value) : value || null];
    }),
  );
}
