import { sql } from "#server/platform/database.ts";
import { activeMinutes } from "../contract.ts";

/**
 * Visitors seen within the last five minutes, by session.
 * Plan: the newest rows of visits_views and visits_clicks, combined in a hash of sessions.
 */
export async function getActiveUsersCount(): Promise<number> {
  const from = new Date(Date.now() - activeMinutes * 60_000).toISOString();
  // Views and clicks are read separately, because each has its own index.
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int as count from (
      select session from visits where label is null and at >= ${from}
      union
      select session from visits where label is not null and at >= ${from}
    ) as sessions`;
  return row?.count ?? 0;
}
