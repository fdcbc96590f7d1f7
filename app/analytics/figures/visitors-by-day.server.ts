import { sql } from "#server/platform/database.ts";
import type { Days, Reach, VisitFilter } from "./contract.ts";
import { countedWithin } from "./counted-visitors.server.ts";

export interface DayFigures extends Reach {
  day: string;
}

/**
 * Visitors and page views of each day; a day without any has noughts. A visitor of two days counts on both.
 * Plan: a range of the primary key of visitor_counts, hashed by day.
 */
export async function visitorsByDay(days: Days, filter: VisitFilter): Promise<DayFigures[]> {
  return sql()<DayFigures[]>`
    select to_char(listed, 'YYYY-MM-DD') as day, coalesce(visitors, 0)::int as visitors, coalesce(views, 0)::int as views
    from generate_series(${days.first}::date::timestamp, ${days.last}::date::timestamp, interval '1 day') as listed
    left join (
      select day, sum(views) filter (where since < day) as visitors, sum(views) as views
      from visitor_counts where ${countedWithin(days, filter)} group by day
    ) as counted on counted.day = listed::date
    order by listed`;
}
