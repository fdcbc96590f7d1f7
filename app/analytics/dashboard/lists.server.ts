import { newestEnrollments } from "#app/school/enroll/enroll.server.ts";
import { sql } from "#server/platform/database.ts";
import {
  type ClickEvent,
  type DayRange,
  type PageStatistic,
  type ReferrerStatistic,
  recentClicks,
} from "../contract.ts";
import { edgeOf } from "../procedures/range-edge.server.ts";
import { sourcesSince } from "../procedures/sources-since.server.ts";

/**
 * Pages by page views, most first, with the number of sessions that saw them. A view counts a new session for the page if
 * the session's previous view of it is older than the range. Whole hours and days compare the hour or day of the previous
 * view; if that is the first hour or day of the range, page_returns has the exact moment.
 * Plan: two ranges of the primary key of page_counts (days, hours), two of page_returns, at most an hour of visits by visits_times;
 * added up in a hash of pages, then visit_words by its primary key.
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

/**
 * The newest clicks, however old.
 * Plan: visits_clicks of the newest month backwards until there are enough, then visit_words by its primary key.
 */
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

/** Sources by page views, most first. Plan: the plan of sourcesSince, summed in a hash of sources. */
export async function getReferrerBreakdown(daysBack: number): Promise<ReferrerStatistic[]> {
  return sql()<ReferrerStatistic[]>`
    select coalesce(word, 'Direct') as referrer_source, sum(views)::int as visit_count
    from (${sourcesSince(daysBack)}) as counted left join visit_words on visit_words.id = source
    group by 1 having sum(views) > 0 order by visit_count desc, 1`;
}

/** The list of each of the dashboard's tabs; panels.tsx has what is drawn of it. */
export const tabLists = {
  pages: getTopPages,
  enrollments: () => newestEnrollments(),
  clicks: () => getRecentClicks(),
  sources: getReferrerBreakdown,
} satisfies Readonly<Record<string, (days: DayRange) => Promise<unknown>>>;

export type DashboardTab = keyof typeof tabLists;
export const isTab = (name: string): name is DashboardTab => Object.hasOwn(tabLists, name);
