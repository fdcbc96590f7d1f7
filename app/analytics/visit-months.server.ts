import { sql } from "#server/platform/database.ts";

/** How long the row of a page view or click is stored. What was counted of it stays. The privacy notice says it too. */
export const visitDays = 400;

/**
 * Makes the partitions that the next rows need, ahead of time, and removes rows that are too old. Plan: the months before the oldest
 * day are left out by their bounds; the last one's old rows are read through, and sessions are found by visits_session.
 */
export async function keepVisitMonths(): Promise<void> {
  await sql()`select keep_visit_months()`;
  await sql()`select forget_old_visits(${visitDays})`;
  await sql()`select drop_empty_visit_months(${visitDays})`;
}
