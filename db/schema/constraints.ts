import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Check that a column holds one of the values its contract lists (or null, where the column allows it). */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "))})`;
}

/** Check that a text is between two lengths, in characters. */
export function lengthBetween(column: AnyColumn, least: number, most: number): SQL {
  return sql`char_length(${column}) between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;
}
