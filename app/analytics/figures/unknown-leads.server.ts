import { sql } from "#server/platform/database.ts";
import type { Days, Filter } from "./contract.ts";
import { leadsWithin } from "./leads-within.server.ts";

/**
 * How many leads a device or country filter leaves out because theirs is unknown: leads of visitors who are not counted, and
 * leads from before November 2026. Plan: a range of the index leads_newest.
 */
export async function unknownLeads(days: Days, { device, country, ...filter }: Filter): Promise<number> {
  if (device === undefined && country === undefined) return 0;
  const [row] = await sql()<{ leads: number }[]>`
    select count(*)::int as leads from leads
    where ${leadsWithin(days, filter)}
      ${device === undefined ? sql()`` : sql()`and coalesce(device, ${device}) = ${device}`}
      ${country === undefined ? sql()`` : sql()`and coalesce(country, ${country}) = ${country}`}
      and (${device === undefined ? sql()`false` : sql()`device is null`}
        or ${country === undefined ? sql()`false` : sql()`country is null`})`;
  return row?.leads ?? 0;
}
