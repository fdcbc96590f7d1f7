import { sql } from "#server/platform/database.ts";
import type { Days, VisitFilter } from "./contract.ts";
import { countedWithin } from "./counted-visitors.server.ts";
import { addLine, type ListName, type Lists } from "./lists.ts";

interface CountedLine {
  is_now: boolean;
  list: ListName;
  name: string;
  visitors: number;
  views: number;
}

/**
 * Visitors and page views of a range and of the days before it, as a whole and by how the visits began. A view makes its
 * session a new visitor of a range if the session's view before is older than the range. So visitors are counted exactly,
 * whatever the range, and no session twice.
 * Plan: a range of the primary key of visitor_counts, hashed once by how visits began; the few rows that leaves are hashed
 * by list, then their words found by primary key.
 */
export async function countedLists(days: Days, before: Days, filter: VisitFilter) {
  const lines = await sql()<CountedLine[]>`
    with kinds as materialized (
      select day >= ${days.first} as is_now, source, campaign, entry, device, country, sum(views) as views,
        sum(views) filter (where since < ${before.first} or (day >= ${days.first} and since < ${days.first})) as visitors
      from visitor_counts where ${countedWithin({ first: before.first, last: days.last }, filter)}
      group by 1, 2, 3, 4, 5, 6
    ), lists as (
      select is_now, list, word_id, key, sum(visitors) as visitors, sum(views) as views
      from kinds cross join lateral (values
        ('all', null, 'all'), ('source', source, null), ('campaign', campaign, null), ('entry', entry, null),
        ('device', null, device), ('country', null, country)
      ) as groups (list, word_id, key)
      group by 1, 2, 3, 4
    )
    select is_now, list, coalesce(word, key) as name, coalesce(visitors, 0)::int as visitors, views::int
    from lists left join visit_words on id = word_id where coalesce(word, key) <> '' and views > 0`;
  const lists = { now: new Map() as Lists, before: new Map() as Lists };
  for (const { is_now, list, name, ...reach } of lines)
    addLine(is_now ? lists.now : lists.before, list, name, reach);
  return lists;
}
