import { sql } from "#server/platform/database.ts";
import { activeMinutes } from "../contract.ts";

/**
 * Visitors seen within the last five minutes, by session.
 * Plan: the newest pages of the newest month by visits_times.
 */
export async function getActiveUsersCount(): Promise<number> {
  const from = new Date(Date.now() - activeMinutes * 60_000).toISOString();
  const [row] = await sql()<{ count: number }[]>`
    select count(distinct session)::int as count from visits where at >= ${from}`;
  return row?.count ?? 0;
}
