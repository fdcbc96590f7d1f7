import { sql } from "#server/platform/database.ts";
import type { Days, Filter } from "./contract.ts";
import { addDays, beginOf } from "./days-contract.ts";

/**
 * Narrows leads to those created within the days that pass the filter. The page filter matches the landing page, the page
 * of the form, and a tool or course used before.
 */
export function leadsWithin(
  { first, last }: Days,
  { source, campaign, entry, device, country, page, door }: Filter,
) {
  return sql()`
    created_at >= ${beginOf(first)} and created_at < ${beginOf(addDays(last, 1))}
    ${source === undefined ? sql()`` : sql()`and first_source = ${source}`}
    ${campaign === undefined ? sql()`` : sql()`and campaign = ${campaign}`}
    ${entry === undefined ? sql()`` : sql()`and landing = ${entry}`}
    ${device === undefined ? sql()`` : sql()`and device = ${device}`}
    ${country === undefined ? sql()`` : sql()`and country = ${country}`}
    ${page === undefined ? sql()`` : sql()`and ${page} in (landing, form_page, used)`}
    ${door === undefined ? sql()`` : sql()`and door = ${door}`}`;
}
