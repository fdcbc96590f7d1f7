import { sql } from "#server/platform/database.ts";
import type { Days, Filter } from "./contract.ts";

/** The stored ID of a word. */
export const wordId = (word: string) => sql()`(select id from visit_words where word = ${word})`;

/** Narrows what was counted of visitors to days and to how their visits began. A word that is not known finds nothing. */
export function countedWithin({ first, last }: Days, { source, campaign, entry, device, country }: Filter) {
  return sql()`
    day between ${first} and ${last}
    ${source === undefined ? sql()`` : sql()`and source = ${wordId(source)}`}
    ${campaign === undefined ? sql()`` : sql()`and campaign = ${wordId(campaign)}`}
    ${entry === undefined ? sql()`` : sql()`and entry = ${wordId(entry)}`}
    ${device === undefined ? sql()`` : sql()`and device = ${device}`}
    ${country === undefined ? sql()`` : sql()`and country = ${country}`}`;
}

/**
 * A view makes its session a new visitor of the range if the session's view before is older than the range. So visitors
 * are counted exactly, whatever the range, and no session twice.
 */
export const reach = ({ first }: Days) => sql()`
  coalesce(sum(views) filter (where since < ${first}), 0)::int as visitors, coalesce(sum(views), 0)::int as views`;
