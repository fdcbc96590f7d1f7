import { sql } from "#server/platform/database.ts";
import { type ClickEvent, recentClicks } from "../contract.ts";

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
