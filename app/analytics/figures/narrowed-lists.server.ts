import { sql } from "#server/platform/database.ts";
import type { Days, Filter, Grouping, Reach } from "./contract.ts";
import { wordId } from "./counted-visitors.server.ts";
import { addDays, beginOf } from "./days-contract.ts";

/** A line of a list of figures: of all visits, of a day, of a group, of a page. */
export interface ListLine extends Reach {
  /** Whether it is of a day on its own, or of the range. */
  is_day: boolean;
  list: "all" | "day" | Grouping | "page";
  name: string;
}

/** The stored IDs of a page: its path alone, and with each query. */
const pageIds = (path: string) => sql()`
  (select id from visit_words where word = ${path} or starts_with(word, ${`${path}?`}))`;

/** Rows of page views within days. */
const viewsWithin = ({ first, last }: Days) => sql()`
  label is null and at >= ${beginOf(first)} and at < ${beginOf(addDays(last, 1))}`;

/** Page views of a day, by session and page. */
export const seenOn = (day: string) => sql()`
  select ${day}::date as scope, ${day}::date as day, session, page, count(*) as views
  from visits where ${viewsWithin({ first: day, last: day })} group by session, page`;

/** What is not kept of a range: days, and today's visits after one. */
interface Fresh {
  days: readonly string[];
  today: string;
  after: number | null;
}

/** Of the rows of a range those that are not kept. The days are read once, not for each row. */
const isFresh = ({ days, today, after }: Fresh) => {
  const isNew = after === null ? sql()`false` : sql()`at >= ${beginOf(today)} and id > ${after}::bigint`;
  if (!days.length) return sql()`(${isNew})`;
  return sql()`(${isNew} or lagos_date(at) = any ((select ${days as string[]}::text[]::date[])::date[]))`;
};

/** Page views that no kept day has. */
export const seenBeside = (range: Days, fresh: Fresh) => sql()`
  select 'infinity'::date as scope, lagos_date(at) as day, session, page, count(*) as views
  from visits where ${viewsWithin(range)} and ${isFresh(fresh)} group by 2, session, page`;

/** The sessions of which the kept days do not tell all: those with page views that no kept day has, and those of several days. */
export const sessionsAcross = (days: Days, range: Days, fresh: Fresh) => sql()<
  { session: number; came: boolean }[]
>`
  select distinct session, true as came from visits where ${viewsWithin(range)} and ${isFresh(fresh)}
  union all select distinct session, false from visit_returns where day > ${days.first} and day <= ${days.last}`;

/** Page views of sessions, once for the range, and those on a kept day once more for the day: these are taken off. */
export const seenAcross = (days: Days, sessions: readonly number[], fresh: Fresh) => sql()`
  select scope, day, session, page, scopes.views
  from (
    select lagos_date(at) as day, session, page, count(*) as views, count(*) filter (where not ${isFresh(fresh)}) as kept_views
    from visits where ${viewsWithin(days)} and session = any(${sessions as number[]}::integer[])
    group by 1, session, page
  ) as seen
  cross join lateral (values ('infinity'::date, views), (day, kept_views)) as scopes (scope, views)
  where scopes.views > 0`;

/**
 * The lists of the visits that a filter leaves, from their page views by scope. With a page, a session is left if it saw
 * the page within the scope.
 * Plan: the page views sorted by session, each with visit_sessions by its primary key, hashed once for all lists.
 */
export function listsOf(seen: ReturnType<typeof seenOn>, filter: Filter) {
  const { source, campaign, entry, device, country, page } = filter;
  return sql()<ListLine[]>`
    with seen as (
      select *, row_number() over (partition by scope, session order by day) as place,
        row_number() over (partition by scope, session, day) as place_in_day
        ${page === undefined ? sql()`` : sql()`, bool_or(page in ${pageIds(page)}) over (partition by scope, session) as is_left`}
      from (${seen}) as seen
    ), lists as (
      select scope, list, word_id, key, count(*) filter (where is_visitor) as visitors, sum(views) as views
      from seen join visit_sessions s on s.id = session join visit_browsers b on b.id = s.browser
      cross join lateral (values
        ('all', null, 'all', place = 1), ('source', source, null, place = 1), ('campaign', campaign, null, place = 1),
        ('entry', entry, null, place = 1), ('device', null, device_type, place = 1), ('country', null, country, place = 1),
        ('day', null, to_char(day, 'YYYY-MM-DD'), place_in_day = 1), ('page', page, null, false)
      ) as groups (list, word_id, key, is_visitor)
      where ${page === undefined ? sql()`true` : sql()`is_left`}
        ${source === undefined ? sql()`` : sql()`and s.source = ${wordId(source)}`}
        ${campaign === undefined ? sql()`` : sql()`and s.campaign = ${wordId(campaign)}`}
        ${entry === undefined ? sql()`` : sql()`and s.entry = ${wordId(entry)}`}
        ${device === undefined ? sql()`` : sql()`and coalesce(b.device_type, '') = ${device}`}
        ${country === undefined ? sql()`` : sql()`and s.country = ${country}`}
      group by scope, list, word_id, key
    )
    select isfinite(scope) as is_day, list, coalesce(word, key) as name, visitors::int, views::int
    from lists left join visit_words on id = word_id where coalesce(word, key) <> ''`;
}
