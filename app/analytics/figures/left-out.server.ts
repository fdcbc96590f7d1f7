import { sql } from "#server/platform/database.ts";
import type { Days } from "./contract.ts";

/** How many events were left out as outliers (outliers.server.ts). Plan: a range of the primary key, one row per day. */
export async function leftOut({ first, last }: Days): Promise<number> {
  const [row] = await sql()<{ events: number }[]>`
    select coalesce(sum(events), 0)::int as events from visits_left_out where day between ${first} and ${last}`;
  return row?.events ?? 0;
}
