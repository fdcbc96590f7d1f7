import { sql } from "#server/platform/database.ts";
import type { VisitFilter } from "./contract.ts";

/** The stored ID of a word. */
export const wordId = (word: string) => sql()`(select id from visit_words where word = ${word})`;

/** Narrows what was counted of visitors to how their visits began. A word that is not known finds nothing. */
export function countedWithin({ source, campaign, entry, device, country }: VisitFilter) {
  return sql()`
    ${source === undefined ? sql()`` : sql()`and source = ${wordId(source)}`}
    ${campaign === undefined ? sql()`` : sql()`and campaign = ${wordId(campaign)}`}
    ${entry === undefined ? sql()`` : sql()`and entry = ${wordId(entry)}`}
    ${device === undefined ? sql()`` : sql()`and device = ${device}`}
    ${country === undefined ? sql()`` : sql()`and country = ${country}`}`;
}
