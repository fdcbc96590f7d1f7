import { sql } from "#server/platform/database.ts";
import type { Days, Filter, Reach } from "./contract.ts";
import { countedWithin, reach } from "./counted-visitors.server.ts";

/** Visitors and page views of a range. Plan: a range of the primary key of visitor_counts, added up. */
export async function visitorTotals(days: Days, filter: Filter): Promise<Reach> {
  const [row] = await sql()<Reach[]>`
    select ${reach(days)} from visitor_counts where ${countedWithin(days, filter)}`;
  return row ?? { visitors: 0, views: 0 };
}
