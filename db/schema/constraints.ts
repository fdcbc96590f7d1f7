import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, type CheckBuilder, check } from "drizzle-orm/pg-core";
import { emailLength, type Field, type FormFields, phoneLength, valuesOf } from "#app/forms/form-contract.ts";
import { columnOf, type StoredRow } from "#app/forms/record-contract.ts";

/** Check that a column holds one of the values its contract lists (or null, where the column allows it). */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "))})`;
}

/** Check that a text is between two lengths, in characters. */
export function lengthBetween(column: AnyColumn, least: number, most: number): SQL {
  return sql`char_length(${column}) between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;
}

/**
 * Texts of a row in one, for a generated column that is searched: without accents, hooks and apostrophes, as
 * app/admin/folded-text.ts folds what is typed.
 */
export function foldedForSearch(...texts: readonly string[]): SQL {
  const joined = texts.join(" || chr(10) || ");
  return sql.raw(
    `lower(translate(regexp_replace(normalize(${joined}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'ɗɓƙƴƊƁƘƳ''’ʼ\`', 'dbkyDBKY'))`,
  );
}

/** Check that a column holds a number between two others, both included. */
export function between(column: string, { least, most }: { least: number; most: number }): SQL {
  return sql.raw(`${column} between ${least} and ${most}`);
}

/** The check of a field's column; undefined for kinds that only the form checks. */
function fieldCheck(field: Field, column: AnyPgColumn): SQL | undefined {
  switch (field.kind) {
    case "text":
    case "longText":
      return lengthBetween(column, field.least ?? 1, field.most);
    case "email":
      return lengthBetween(column, emailLength.least, emailLength.most);
    case "phone":
      return lengthBetween(column, phoneLength.least, phoneLength.stored);
    case "internationalPhone":
      return lengthBetween(column, field.least, field.most + "+".length);
    case "link":
      return lengthBetween(column, 1, field.most);
    case "number":
    case "rating":
      return between(column.name, field);
    case "choice":
      return oneOf(column, valuesOf(field));
    default:
      return undefined;
  }
}

/**
 * The checks of a form's fields in their table, named after their columns. A table that lacks a column does not
 * compile.
 */
export function fieldChecks<Fields extends FormFields>(
  table: string,
  columns: Readonly<Record<keyof StoredRow<Fields>, AnyPgColumn>>,
  fields: Fields,
): CheckBuilder[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const column = columnOf(name, field);
    const rule = fieldCheck(field, columns[column as keyof StoredRow<Fields>]);
    return rule ? [check(`${table}_${column}`, rule)] : [];
  });
}
