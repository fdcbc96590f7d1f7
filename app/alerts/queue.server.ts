import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/database.ts";
import { mailLeaves } from "#server/platform/mail.ts";
import type { AlertKind } from "./contract.ts";

/** The PostgreSQL channel that tells every process that alerts were queued. */
export const alertChannel = "lead_alerts";

/** An event that causes alerts. */
interface Event {
  about: AlertKind;
  /** Null for the morning message. */
  lead: string | null;
  event?: string;
  said?: string;
}

/**
 * Queues alerts in the transaction of the event, so that all are stored or none: one by mail if a mail server is set, and
 * one for each device and webhook of an admin.
 * @param who which accounts (staff) with which settings (wanted)
 */
async function queue(
  transaction: Transaction,
  { about, lead, event = "", said }: Event,
  who: SQL,
): Promise<void> {
  const queued = await transaction.execute(sql`
    insert into lead_alerts (lead_id, about, event, said, account, target)
    select ${lead}::uuid, ${about}, ${event}, ${said ?? null}, staff.id, place.target
    from user_profiles as staff left join alert_settings as wanted on wanted.account = staff.id
    cross join lateral (
      select null::uuid as target where ${mailLeaves()}::boolean
      union all
      select id from alert_targets where account = staff.id and staff.role = 'admin'
    ) as place
    where staff.disabled_at is null and ${who}
    on conflict do nothing`);
  if (queued.count > 0) await transaction.execute(sql`select pg_notify(${alertChannel}, '')`);
}

const wantsDoor = (door: string) => sql`not ${door}::text = any (coalesce(wanted.silent_doors, '{}'))`;

/** Queues alerts about a new lead for everyone who wants them. Recruiters get applications only. */
export function queueAlerts(transaction: Transaction, lead: string, door: string): Promise<void> {
  const role = sql`(staff.role = 'admin' or (staff.role = 'recruiter' and ${door}::text = 'application'))`;
  return queue(transaction, { about: "lead", lead }, sql`${role} and ${wantsDoor(door)}`);
}

/**
 * Queues alerts about contact details that a visitor left after the lead was created. Anyone whose alert about the lead is
 * still unsent gets one alert for both.
 * @param event tells a second contact from the first. Without it, the second would raise no alert
 */
export function queueContact(
  transaction: Transaction,
  lead: string,
  door: string,
  event = "",
): Promise<void> {
  const untold = sql`exists (
    select from lead_alerts as alert where alert.lead_id = ${lead}::uuid and alert.about = 'lead'
      and alert.account = staff.id and alert.target is not distinct from place.target
      and alert.sent_at is null and alert.tries = 0)`;
  return queue(
    transaction,
    { about: "contact", lead, event },
    sql`staff.role = 'admin' and ${wantsDoor(door)} and not ${untold}`,
  );
}

/** Queues alerts about a booked call for every admin, whichever new leads they chose to be alerted about. */
export function queueCall(
  transaction: Transaction,
  event: Event & { about: "move" | "cancel" | "rebook" | "soon" },
): Promise<void> {
  return queue(transaction, event, sql`staff.role = 'admin'`);
}

/** Queues the morning message for the given admins. */
export function queueMorning(
  transaction: Transaction,
  { day, said, admins }: { day: string; said: string; admins: readonly string[] },
): Promise<void> {
  const own = sql`staff.role = 'admin' and staff.id = any(${sql.param(admins)}::text[])`;
  return queue(transaction, { about: "morning", lead: null, event: day, said }, own);
}
