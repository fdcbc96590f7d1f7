import { sql } from "#server/platform/database.ts";
import type { Days, Filter, Grouping, Reach } from "./contract.ts";
import { countedWithin, reach } from "./counted-visitors.server.ts";

export interface Group extends Reach {
  name: string;
}

/** What is a number of visit_words in visitor_counts. */
const words: ReadonlySet<Grouping> = new Set(["source", "campaign", "entry"]);

/**
 * Visitors and page views by how their visits began; those of which it is not known are left out.
 * Plan: a range of the primary key of visitor_counts, hashed by the column, then its words by their primary key.
 */
export async function visitorGroups(by: Grouping, days: Days, filter: Filter): Promise<Group[]> {
  const counted = sql()`
    select ${sql()(by)} as key, ${reach(days)} from visitor_counts where ${countedWithin(days, filter)} group by 1`;
  const named = words.has(by)
    ? sql()`select word as name, visitors, views from (${counted}) as counted join visit_words on id = key`
    : sql()`select key as name, visitors, views from (${counted}) as counted where key <> ''`;
  return sql()<Group[]>`
    select name, visitors, views from (${named}) as groups where views > 0 order by visitors desc, views desc, name`;
}
