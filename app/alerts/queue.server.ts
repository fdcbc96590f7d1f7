import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/database.ts";
import { mailLeaves } from "#server/platform/mail.ts";

/** The channel on which PostgreSQL tells every process that a lead was stored. */
export const alertChannel = "lead_alerts";

/**
 * Queues alerts about a new lead for everybody who wants them, in the lead's own transaction: all are stored or none. One
 * by mail, where a mail server is set, and one for each device and webhook. Recruiters are told of applications only.
 */
export async function queueAlerts(transaction: Transaction, lead: string, door: string): Promise<void> {
  const queued = await transaction.execute(sql`
    insert into lead_alerts (lead_id, account, target)
    select ${lead}::uuid, staff.id, place.target
    from user_profiles as staff left join alert_settings as wanted on wanted.account = staff.id
    cross join lateral (
      select null::uuid as target where ${mailLeaves()}::boolean
      union all
      select id from alert_targets where account = staff.id and staff.role = 'admin'
    ) as place
    where (staff.role = 'admin' or (staff.role = 'recruiter' and ${door}::text = 'application'))
      and staff.disabled_at is null and not ${door}::text = any (coalesce(wanted.silent_doors, '{}'))`);
  if (queued.count > 0) await transaction.execute(sql`select pg_notify(${alertChannel}, '')`);
}
