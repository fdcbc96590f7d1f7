import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/database.ts";
import { mailLeaves } from "#server/platform/mail.ts";

/** The channel on which PostgreSQL tells every process that a lead was stored. */
export const alertChannel = "lead_alerts";

/**
 * Queues a mail about a new lead for every admin who wants one, in the lead's own transaction: both are stored or neither.
 * Without a mail server nobody can be told, and nothing is queued.
 */
export async function queueAlerts(transaction: Transaction, lead: string, door: string): Promise<void> {
  if (!mailLeaves()) return;
  await transaction.execute(sql`
    insert into lead_alerts (lead_id, account)
    select ${lead}::uuid, admin.id
    from user_profiles as admin left join alert_settings as wanted on wanted.account = admin.id
    where admin.role = 'admin' and admin.disabled_at is null
      and not ${door} = any (coalesce(wanted.silent_doors, '{}'))`);
  await transaction.execute(sql`select pg_notify(${alertChannel}, '')`);
}
