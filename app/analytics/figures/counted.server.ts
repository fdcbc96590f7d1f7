import { sql } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { type Days, type Reach, type VisitFilter, visitFilters } from "./contract.ts";
import { begunGroups, countDays } from "./counted-days.server.ts";
import { countedWithin } from "./counted-within.server.ts";
import { daysOf, lagosToday } from "./days-contract.ts";
import { type KeptLine, keepDays } from "./kept-days.server.ts";
import { addLine, type ListName, type Lists, reachOf } from "./lists.ts";

export interface DayFigures extends Reach {
  day: string;
}

/** The ID in narrowed_days of what was counted of the visits that a filter without a page leaves. */
const keyOf = (filter: VisitFilter) =>
  hashedId(JSON.stringify(["counted", ...visitFilters.map((name) => filter[name] ?? null)]));

type CountedLine =
  | { day: string; lists: KeptLine[]; list: null }
  | (Reach & { day: null; list: ListName; name: string });

/**
 * The stored lists of a range's days, and the lines that make a range of them: visitors who came on an earlier day of the
 * range are taken off, and days that are not stored are counted. All is of one moment.
 * Plan: the primary key of narrowed_days, once a day; a range of the primary key of visitor_counts for each day, hashed.
 */
const readCounted = (days: Days, filter: VisitFilter, today: string) => sql()<CountedLine[]>`
  with kept as materialized (
    select day, lists from narrowed_days
    where filter = ${keyOf(filter)} and day = any((select ${daysOf(days)}::text[]::date[])::date[]) and day < ${today}
      and lists is not null and upto is null
  ), kinds as materialized (
    select null::date as of_day, source, campaign, entry, device, country, 0 as views, -sum(views) as visitors, 0 as on_day
    from kept cross join lateral (
      select * from visitor_counts
      where day = kept.day and since >= ${days.first} and since < kept.day ${countedWithin(filter)} offset 0
    ) as returned
    group by 2, 3, 4, 5, 6
    union all
    select day, source, campaign, entry, device, country, sum(views), sum(views) filter (where since < ${days.first}),
      sum(views) filter (where since < day)
    from unnest(${daysOf(days)}::text[]::date[]) as listed cross join lateral (
      select * from visitor_counts where day = listed ${countedWithin(filter)} offset 0
    ) as counted
    where listed not in (select day from kept)
    group by 1, 2, 3, 4, 5, 6
  ), lines as (
    select list, word_id, key, sum(visitors) as visitors, sum(views) as views
    from kinds cross join lateral ${begunGroups()} group by 1, 2, 3
    union all
    select 'day', null, to_char(of_day, 'YYYY-MM-DD'), sum(on_day), sum(views) from kinds where of_day is not null group by of_day
  )
  select to_char(day, 'YYYY-MM-DD') as day, lists, null as list, null as name, null as visitors, null as views from kept
  union all
  select null, null, list, coalesce(word, key), coalesce(visitors, 0)::int, views::int
  from lines left join visit_words on id = word_id where coalesce(word, key) <> ''`;

/** How many days one look stores at most, the latest ones first: half a year. Of years, the next looks store the others. */
const mostStored = 186;

/**
 * Visitors and page views of a range, in total and by how the visits began, and of each day. A view makes its session a new
 * visitor of the range if the session's previous view is older than the range. So visitors are counted exactly, whatever
 * the range, and no session is counted twice; one of two days counts on both. A day that is over is stored once it was counted.
 * @param filter one without a page
 */
export async function counted(
  days: Days,
  filter: VisitFilter,
): Promise<{ lists: Lists; byDay: DayFigures[] }> {
  const today = lagosToday(new Date());
  const lists: Lists = new Map();
  const stored = new Set<string>();
  for (const line of await readCounted(days, filter, today)) {
    if (line.list !== null) {
      addLine(lists, line.list, line.name, line);
      continue;
    }
    stored.add(line.day);
    for (const [list, name, visitors, views] of line.lists) {
      addLine(lists, list, name, { visitors, views });
      if (list === "all") addLine(lists, "day", line.day, { visitors, views });
    }
  }
  const missing = daysOf(days).filter((day) => day < today && !stored.has(day));
  await keepDays(
    missing.slice(-mostStored),
    { key: keyOf(filter), read: (days) => countDays(days, filter) },
    today,
  );
  return { lists, byDay: daysOf(days).map((day) => ({ day, ...reachOf(lists, "day", day) })) };
}
