import { sql } from "#server/platform/database.ts";
import type { VisitTotals } from "../contract.ts";
import { sourcesSince } from "./sources-since.server.ts";

/** The figures on the dashboard's cards for a range. Plan: the plan of sourcesSince, summed in a hash of sources. */
export async function getVisitTotals(daysBack: number): Promise<VisitTotals> {
  const [row] = await sql()<{ views: number; clicks: number; sources: number }[]>`
    select coalesce(sum(views), 0)::int as views, coalesce(sum(clicks), 0)::int as clicks,
      count(*) filter (where views > 0)::int as sources
    from (
      select coalesce(word, 'Direct') as name, sum(views) as views, sum(clicks) as clicks
      from (${sourcesSince(daysBack)}) as counted left join visit_words on visit_words.id = source
      group by 1
    ) as named`;
  return { pageViews: row?.views ?? 0, clicks: row?.clicks ?? 0, sources: row?.sources ?? 0 };
}
