import { sql } from "#server/platform/database.ts";
import type { Days, Filter } from "./contract.ts";
import { leadsWithin } from "./leads-within.server.ts";

/**
 * How many leads a filter for a device or a country leaves out because it is not known of them: those of visitors who are
 * not counted, and those from before November 2026. Plan: a range of the index leads_newest.
 */
export async function unknownLeads(days: Days, { device, country, ...filter }: Filter): Promise<number> {
  if (device === undefined && country === undefined) return 0;
  const [row] = await sql()<{ leads: number }[]>`
    select count(*)::int as leads from leads
    where ${leadsWithin(days, filter)}
      and (${device ?? null}::text is null or device is null or device = ${device ?? null})
      and (${country ?? null}::text is null or country is null or country = ${country ?? null})
      and ((${device ?? null}::text is not null and device is null) or (${country ?? null}::text is not null and country is null))`;
  return row?.leads ?? 0;
}
