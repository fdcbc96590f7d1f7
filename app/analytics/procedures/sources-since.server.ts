import { sql } from "#server/platform/database.ts";
import { edgeOf } from "./range-edge.server.ts";

/**
 * Views and clicks by source. A source can have several rows, which the caller adds up.
 * Plan: two ranges of the primary key of source_counts (days, hours), at most an hour of visits by visits_times.
 */
export function sourcesSince(daysBack: number) {
  const { moment, nextHour, nextDay } = edgeOf(daysBack);
  return sql()`
    select source, views, clicks from source_counts where span = 'day' and at >= ${nextDay}
    union all
    select source, views, clicks from source_counts where span = 'hour' and at >= ${nextHour} and at < ${nextDay}
    union all
    select coalesce(source, 0), count(*) filter (where label is null), count(label) from visits
    where at >= ${moment} and at < ${nextHour} group by 1`;
}
