import { sql } from "#server/platform/database.ts";
import type { PageStatistic } from "../contract.ts";
import { edgeOf } from "./range-edge.server.ts";

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
