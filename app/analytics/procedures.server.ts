import { sql } from "#server/platform/database.ts";
import {
  activeMinutes,
  type ClickEvent,
  type PageStatistic,
  type ReferrerStatistic,
  recentClicks,
  type VisitTotals,
} from "./contract.ts";

/*
 * The dashboard's figures. A range begins at any moment and has no end. Its whole days and hours are read from what was
 * counted as the visits were stored, the rest of its first hour from the rows: equal to counting all rows, whatever
 * their number. Plans and times: docs/decisions/0033-figures.md.
 */

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Start of a range that ends now, as PostgreSQL reads it. @param milliseconds length of the range */
function since(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}

/** The start of a range, of its hour and its Lagos day, and of the next ones. Lagos is an hour ahead all year. */
function edgeOf(daysBack: number) {
  const moment = Date.now() - daysBack * day;
  const hourStart = moment - (moment % hour);
  const dayStart = moment - ((moment + hour) % day);
  const text = (time: number) => new Date(time).toISOString();
  return {
    moment: text(moment),
    hour: text(hourStart),
    nextHour: text(hourStart + hour),
    day: text(dayStart),
    nextDay: text(dayStart + day),
  };
}

/** Visitors seen within the last five minutes, by session. */
export async function getActiveUsersCount(): Promise<number> {
  const from = since(activeMinutes * minute);
  // Views and clicks are read separately, because each has its own index.
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int as count from (
      select session from visits where label is null and at >= ${from}
      union
      select session from visits where label is not null and at >= ${from}
    ) as sessions`;
  return row?.count ?? 0;
}

/**
 * Pages by page views, most first, with the sessions that saw them. A view makes its session a new one of the page if
 * the session's view before is older than the range. Whole hours and days tell that by the hour and day of the view
 * before; where these are the range's first, page_returns knows the moment.
 */
export async function getTopPages(daysBack: number): Promise<PageStatistic[]> {
  const edge = edgeOf(daysBack);
  return sql()<PageStatistic[]>`
    with counted as (
      select page, views, case when since < ${edge.day} then views else 0 end as sessions
      from page_counts where span = 'day' and at >= ${edge.nextDay}
      union all
      select page, views, case when since < ${edge.hour} then views else 0 end
      from page_counts where span = 'hour' and at >= ${edge.nextHour} and at < ${edge.nextDay}
      union all
      select page, 0, views from page_returns
      where before >= ${edge.day} and before < ${edge.moment} and at >= ${edge.nextDay}
      union all
      select page, 0, views from page_returns
      where before >= ${edge.hour} and before < ${edge.moment} and at >= ${edge.nextHour} and at < ${edge.nextDay}
      union all
      select page, sum(views), count(*) from (
        select page, session, count(*) as views from visits
        where label is null and at >= ${edge.moment} and at < ${edge.nextHour}
        group by page, session
      ) as firsts group by page
    ), pages as (
      select page, sum(views)::int as views, sum(sessions)::int as sessions
      from counted group by page having sum(views) > 0
    )
    select word as page_visited, views as visit_count, sessions as unique_sessions
    from pages join visit_words on visit_words.id = page order by visit_count desc, word`;
}

/** Sources by page views, most first. */
export async function getReferrerBreakdown(daysBack: number): Promise<ReferrerStatistic[]> {
  return sql()<ReferrerStatistic[]>`
    select coalesce(word, 'Direct') as referrer_source, sum(views)::int as visit_count
    from (${sourcesSince(daysBack)}) as counted left join visit_words on visit_words.id = source
    group by 1 having sum(views) > 0 order by visit_count desc, 1`;
}

/** Views and clicks by source, in parts. */
function sourcesSince(daysBack: number) {
  const { moment, nextHour, nextDay } = edgeOf(daysBack);
  return sql()`
    select source, views, clicks from source_counts where span = 'day' and at >= ${nextDay}
    union all
    select source, views, clicks from source_counts where span = 'hour' and at >= ${nextHour} and at < ${nextDay}
    union all
    select coalesce(source, 0), count(*), 0 from visits
    where label is null and at >= ${moment} and at < ${nextHour} group by 1
    union all
    select coalesce(source, 0), 0, count(*) from visits
    where label is not null and at >= ${moment} and at < ${nextHour} group by 1`;
}

/** The newest clicks. */
export async function getRecentClicks(limit: number = recentClicks.asked): Promise<ClickEvent[]> {
  const rows = await sql()<(Omit<ClickEvent, "event_timestamp"> & { event_timestamp: string })[]>`
    select page.word as page_visited, label.word as clicked_element, source.word as referrer_source,
      newest.at as event_timestamp
    from (
      select at, id, page, label, source from visits where label is not null order by at desc, id desc limit ${limit}
    ) as newest
    join visit_words page on page.id = newest.page
    join visit_words label on label.id = newest.label
    left join visit_words source on source.id = newest.source
    order by newest.at desc, newest.id desc`;
  return rows.map((row) => ({ ...row, event_timestamp: new Date(row.event_timestamp) }));
}

/** The figures on the dashboard's cards for a range. */
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

/** What a tab of the dashboard lists, by the tab. Enrollments are the school's own. */
export const tabLists = {
  pages: (days: number) => getTopPages(days),
  clicks: () => getRecentClicks(),
  sources: (days: number) => getReferrerBreakdown(days),
} as const;
