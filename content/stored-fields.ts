import { type Field, type FormFields, inWords } from "./fields.ts";

/*
 * How records have the fields of a form: under the specification's names of columns. Nothing here is needed to fill in a
 * form.
 */

/** employment_status for employmentStatus. */
type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : "";

/** The name of a field's column. */
export type ColumnOf<Name, F> = F extends { column: infer Column extends string } ? Column : Snake<Name>;

const snake = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

export const columnOf = (name: string, { column = snake(name) }: Field): string => column;

/** What a row has of a field. */
export function fieldValue(name: string, field: Field, row: object): unknown {
  return row[columnOf(name, field) as keyof typeof row];
}

/** The value of a field as a fact of its record; empty where there is nothing to say. */
export function asFact(field: Field, value: unknown): string {
  if (field.kind === "rating") return `${value} of ${field.most}`;
  return inWords(field, value) || (field.kind === "checkboxes" ? field.noneText : "");
}

/** The names of the fields that tell who somebody is. */
export type IdentityName<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { identity: true } ? Name : never;
}[keyof Fields];

/** The fields that do not. */
export function withoutIdentity<Fields extends FormFields>(
  fields: Fields,
): Omit<Fields, IdentityName<Fields>> {
  const said = Object.entries(fields).filter(([, { identity }]) => !identity);
  return Object.fromEntries(said) as Omit<Fields, IdentityName<Fields>>;
}
