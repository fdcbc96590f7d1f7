import { sql } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";
import { isBot } from "./bots.server.ts";
import { isPrivatePage, pageOfSite } from "./classify.server.ts";
import type { ScrollInput } from "./contract.ts";

interface Reached {
  page: string;
  /** Quarters reached, and those that the same view reported before, or -1. */
  to: number;
  from: number;
}

/**
 * Adds reports to today's counts; those that arrive together share a statement. Only pages with counted visits have a word,
 * so nobody can fill the table. Rows are written in key order, so that two processes cannot deadlock. Plan: visit_words by
 * its words, hashed, then the primary key of scroll_counts.
 */
const addScrolls = groupWriter(
  (rows: Reached[]) => sql()`
    insert into scroll_counts as kept (day, page, views, quarter, half, three_quarters, whole)
    select lagos_date(now()), w.id, count(*) filter (where e.before < 0),
      count(*) filter (where e.before < 1 and e.reached >= 1), count(*) filter (where e.before < 2 and e.reached >= 2),
      count(*) filter (where e.before < 3 and e.reached >= 3), count(*) filter (where e.before < 4 and e.reached >= 4)
    from unnest(
      ${rows.map(({ page }) => page)}::text[], ${rows.map(({ to }) => to)}::integer[],
      ${rows.map(({ from }) => from)}::integer[]
    ) as e (page, reached, before)
    join visit_words w on w.word = e.page
    group by w.id order by w.id
    on conflict (day, page) do update set views = kept.views + excluded.views, quarter = kept.quarter + excluded.quarter,
      half = kept.half + excluded.half, three_quarters = kept.three_quarters + excluded.three_quarters,
      whole = kept.whole + excluded.whole`,
  { inStatement: 1000, waiting: 20_000 },
);

/**
 * Counts how far down a page was read, except by bots and on private pages. A report names no session, so the limit is the
 * one for each network. Durable when the promise resolves.
 */
export async function recordScroll(input: ScrollInput, userAgent: string): Promise<void> {
  if (isPrivatePage(input.page_visited) || isBot(userAgent)) return;
  const [page = "/"] = pageOfSite(input.page_visited).split("?");
  await addScrolls([{ page, to: input.reached, from: input.reported ?? -1 }]);
}
