import { type Field, type FormFields, inWords } from "./fields.ts";

/*
 * How records store the fields of a form: under the specification's column names. Filling in a form needs none of this.
 */

/** Snake case: employment_status for employmentStatus. */
type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : "";

/** The name of a field's column. */
export type ColumnOf<Name, F> = F extends { column: infer Column extends string } ? Column : Snake<Name>;

const snake = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

export const columnOf = (name: string, { column = snake(name) }: Field): string => column;

/** A field's value in a row. */
export function fieldValue(name: string, field: Field, row: object): unknown {
  return row[columnOf(name, field) as keyof typeof row];
}

/** The values of a record by the names of the form's fields, as they were typed. */
export function typedIn<Fields extends FormFields>(
  fields: Fields,
  row: object,
): { [Name in keyof Fields]?: string | null } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldValue(name, field, row)]),
  ) as { [Name in keyof Fields]?: string | null };
}

/** A field's value as a fact of its record; empty where there is none. */
export function asFact(field: Field, value: unknown): string {
  if (field.kind === "rating") return `${value} of ${field.most}`;
  return inWords(field, value) || (field.kind === "checkboxes" ? field.noneText : "");
}

/** The names of the fields that identify the person. */
export type IdentityName<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { identity: true } ? Name : never;
}[keyof Fields];

/** The fields without those that identify the person. */
export function withoutIdentity<Fields extends FormFields>(
  fields: Fields,
): Omit<Fields, IdentityName<Fields>> {
  const said = Object.entries(fields).filter(([, { identity }]) => !identity);
  return Object.fromEntries(said) as Omit<Fields, IdentityName<Fields>>;
}
