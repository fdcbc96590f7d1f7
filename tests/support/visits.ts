import { sql } from "#server/platform/database.ts";

/** Removes all visits and what was counted of them. */
export async function forgetVisits(): Promise<void> {
  await sql()`
    truncate visits, visit_sessions, visit_browsers, visit_words, page_counts, page_returns, source_counts, visitor_counts,
      visits_left_out`;
}
