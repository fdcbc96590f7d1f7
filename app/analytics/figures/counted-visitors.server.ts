import { sql } from "#server/platform/database.ts";
import type { Days, VisitFilter } from "./contract.ts";
import { daysOf } from "./days-contract.ts";

/** The stored ID of a word. */
export const wordId = (word: string) => sql()`(select id from visit_words where word = ${word})`;

/**
 * Narrows what was counted of visitors to days and to how their visits began. A word that is not known finds nothing. The days
 * are listed because PostgreSQL's plan for any range expects one row in 200, and then reads a month row by row from its index,
 * which takes twice as long.
 */
export function countedWithin(days: Days, { source, campaign, entry, device, country }: VisitFilter) {
  return sql()`
    day = any((select ${daysOf(days)}::text[]::date[])::date[])
    ${source === undefined ? sql()`` : sql()`and source = ${wordId(source)}`}
    ${campaign === undefined ? sql()`` : sql()`and campaign = ${wordId(campaign)}`}
    ${entry === undefined ? sql()`` : sql()`and entry = ${wordId(entry)}`}
    ${device === undefined ? sql()`` : sql()`and device = ${device}`}
    ${country === undefined ? sql()`` : sql()`and country = ${country}`}`;
}
