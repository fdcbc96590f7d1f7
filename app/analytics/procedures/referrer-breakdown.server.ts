import { sql } from "#server/platform/database.ts";
import type { ReferrerStatistic } from "../contract.ts";
import { sourcesSince } from "./sources-since.server.ts";

/** Sources by page views, most first. Plan: the plan of sourcesSince, summed in a hash of sources. */
export async function getReferrerBreakdown(daysBack: number): Promise<ReferrerStatistic[]> {
  return sql()<ReferrerStatistic[]>`
    select coalesce(word, 'Direct') as referrer_source, sum(views)::int as visit_count
    from (${sourcesSince(daysBack)}) as counted left join visit_words on visit_words.id = source
    group by 1 having sum(views) > 0 order by visit_count desc, 1`;
}
