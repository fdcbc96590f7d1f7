import { sql } from "#server/platform/database.ts";
import type { Reach, VisitFilter } from "./contract.ts";
import { countedWithin } from "./counted-within.server.ts";
import type { KeptLine } from "./kept-days.server.ts";
import type { ListName } from "./lists.ts";

/** How visits began, by list, for a lateral join. */
export const begunGroups = () => sql()`(values
  ('all', null, 'all'), ('source', source, null), ('campaign', campaign, null), ('entry', entry, null),
  ('device', null, device), ('country', null, country)
) as groups (list, word_id, key)`;

/** The lists of each day by itself. Plan: a range of the primary key of visitor_counts for each day, hashed. */
export async function countDays(days: readonly string[], filter: VisitFilter) {
  const lines = await sql()<(Reach & { day: string; list: ListName; name: string })[]>`
    with kinds as materialized (
      select day, source, campaign, entry, device, country, sum(views) as views,
        sum(views) filter (where since < day) as visitors
      from unnest(${days as string[]}::text[]::date[]) as listed cross join lateral (
        select * from visitor_counts where day = listed ${countedWithin(filter)} offset 0
      ) as counted
      group by 1, 2, 3, 4, 5, 6
    ), lists as (
      select day, list, word_id, key, sum(visitors) as visitors, sum(views) as views
      from kinds cross join lateral ${begunGroups()} group by 1, 2, 3, 4
    )
    select to_char(day, 'YYYY-MM-DD') as day, list, coalesce(word, key) as name, coalesce(visitors, 0)::int as visitors,
      views::int
    from lists left join visit_words on id = word_id where coalesce(word, key) <> '' and views > 0`;
  const lists = new Map(days.map((day): [string, KeptLine[]] => [day, []]));
  for (const { day, list, name, visitors, views } of lines)
    lists.get(day)?.push([list, name, visitors, views]);
  return { upto: null, lists };
}
