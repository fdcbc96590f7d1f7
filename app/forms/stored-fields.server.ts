import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { inWords, shortName } from "#content/fields.ts";
import { type ColumnOf, columnOf, fieldValue } from "#content/stored-fields.ts";
import type { CsvColumn } from "#server/platform/csv.ts";
import type { Checked, Field, FormFields } from "./form-contract.ts";
import type { StoredRow } from "./record-contract.ts";

/** Kinds of field that the form's own service stores: a file, a time in the calendar. */
const ownKinds: readonly Field["kind"][] = ["upload", "slot"];

type StoredName<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: "upload" | "slot" } ? never : Name;
}[keyof Fields];

type NewRow<Fields extends FormFields> = { submission_key: string } & {
  [Name in StoredName<Fields> as ColumnOf<Name, Fields[Name]>]: Checked<Fields[Name]>;
};

type Sent<Fields extends FormFields> = { submissionKey: string } & {
  [Name in keyof Fields]: Checked<Fields[Name]>;
};

/** A checked form as a new row of its table. */
export function newRow<Fields extends FormFields>(fields: Fields, sent: Sent<Fields>): NewRow<Fields> {
  const stored = Object.entries(fields).filter(([, { kind }]) => !ownKinds.includes(kind));
  const values = stored.map(([name, field]) => [columnOf(name, field), sent[name]]);
  return { submission_key: sent.submissionKey, ...Object.fromEntries(values) };
}

/** The columns of a form's fields, for a select. The compiler refuses a table that lacks one. */
export function fieldColumns<
  Fields extends FormFields,
  Table extends Readonly<Record<keyof StoredRow<Fields>, AnyPgColumn>>,
>(fields: Fields, table: Table): Pick<Table, keyof StoredRow<Fields>> {
  const columns = Object.entries(fields).map(([name, field]) => columnOf(name, field));
  return Object.fromEntries(
    columns.map((column) => [column, table[column as keyof StoredRow<Fields>]]),
  ) as Pick<Table, keyof StoredRow<Fields>>;
}

/** The column of a field in a CSV file. */
export function csvColumn(name: string, field: Field): CsvColumn<object> {
  const { csv = shortName(field) } = field;
  return {
    heading: csv,
    of: (row) => {
      const value = fieldValue(name, field, row);
      if (typeof value === "number") return value;
      return inWords(field, value, "; ") || (field.kind === "checkboxes" ? field.noneText : null);
    },
  };
}
