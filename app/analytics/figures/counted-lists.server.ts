import { sql } from "#server/platform/database.ts";
import type { Days, VisitFilter } from "./contract.ts";
import { countedWithin } from "./counted-visitors.server.ts";
import { addLine, type ListName, type Lists } from "./lists.ts";

interface CountedLine {
  list: ListName;
  name: string;
  visitors: number;
  views: number;
}

/**
 * Visitors and page views of a range, in total and by how the visits began. A view makes its session a new visitor of the
 * range if the session's previous view is older than the range. So visitors are counted exactly, whatever the range, and no
 * session is counted twice.
 * Plan: a range of the primary key of visitor_counts, hashed once by how visits began; the few remaining rows are hashed
 * by list, then their words are found by primary key.
 */
export async function countedLists(days: Days, filter: VisitFilter): Promise<Lists> {
  const lines = await sql()<CountedLine[]>`
    with kinds as materialized (
      select source, campaign, entry, device, country, sum(views) as views,
        sum(views) filter (where since < ${days.first}) as visitors
      from visitor_counts where ${countedWithin(days, filter)}
      group by 1, 2, 3, 4, 5
    ), lists as (
      select list, word_id, key, sum(visitors) as visitors, sum(views) as views
      from kinds cross join lateral (values
        ('all', null, 'all'), ('source', source, null), ('campaign', campaign, null), ('entry', entry, null),
        ('device', null, device), ('country', null, country)
      ) as groups (list, word_id, key)
      group by 1, 2, 3
    )
    select list, coalesce(word, key) as name, coalesce(visitors, 0)::int as visitors, views::int
    from lists left join visit_words on id = word_id where coalesce(word, key) <> '' and views > 0`;
  const lists: Lists = new Map();
  for (const { list, name, ...reach } of lines) addLine(lists, list, name, reach);
  return lists;
}
