import { leadRows } from "#app/inbox/lead-rows.server.ts";
import { alertMails } from "#content/alerts.ts";
import { labelOf } from "#content/fields.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { naira } from "#content/prices.ts";
import { sourceInWords } from "#content/source-words.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { leadsInMail, mostTries } from "./contract.ts";

/** The alerts of one admin that go into one mail. */
interface Batch {
  account: string;
  email: string;
  /** Alerts by id, with their leads, the oldest first. */
  alerts: { id: string; lead_id: string }[];
}

/** The longest text of a lead in a mail, in characters. */
const longestWants = 400;

/** The hour of a moment in Lagos, from 0 to 23. */
export const hourOf = (moment: Date) => Number(csvMoment(moment).slice(11, 13));

/**
 * Takes the due alerts of the admin who has waited longest. Each counts as tried and is due again after a pause, so a
 * process that dies now leaves them to the next one. Quiet hours end by themselves: the alerts stay due.
 */
async function takeBatch(now: Date): Promise<Batch | null> {
  const hour = hourOf(now);
  const taken = await sql()<{ id: string; lead_id: string; account: string; email: string }[]>`
    with due as (
      select alert.id, alert.account, alert.next_try
      from lead_alerts as alert
      join user_profiles as admin on admin.id = alert.account and admin.role = 'admin' and admin.disabled_at is null
      left join alert_settings as wanted on wanted.account = alert.account
      where alert.sent_at is null and alert.tries < ${mostTries} and alert.next_try <= now()
        and not coalesce(
          case when wanted.quiet_from < wanted.quiet_to
            then ${hour}::int >= wanted.quiet_from and ${hour}::int < wanted.quiet_to
            else ${hour}::int >= wanted.quiet_from or ${hour}::int < wanted.quiet_to
          end, false)
    ), chosen as (
      select id from lead_alerts
      where id in (select id from due where account = (select account from due order by next_try limit 1))
      for update skip locked
    )
    update lead_alerts as alert
    set tries = tries + 1, next_try = now() + interval '1 minute' * power(2, tries)
    from chosen, user_profiles as admin
    where alert.id = chosen.id and alert.sent_at is null and alert.next_try <= now() and admin.id = alert.account
    returning alert.id, alert.lead_id, alert.account, admin.email`;
  const [first] = taken;
  return first ? { account: first.account, email: first.email, alerts: [...taken] } : null;
}

/** The mail about some leads, the oldest first. */
async function mailAbout(ids: readonly string[]) {
  const rows = await leadRows(ids, new Date());
  const oldestFirst = rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const told = oldestFirst.slice(0, leadsInMail).map((lead) => ({
    door: labelOf(leadDoors, lead.door),
    ref: lead.ref,
    name: lead.name,
    items: itemNames(lead),
    value: lead.value === null ? null : naira(lead.value),
    wants: lead.wants.replace(/\s+/g, " ").slice(0, longestWants),
    source: sourceInWords(lead),
    phone: lead.phoneInWords,
    email: lead.email,
    call: lead.slot && csvMoment(lead.slot),
  }));
  return alertMails.leads(told, oldestFirst.length - told.length);
}

async function sendBatch({ email, alerts }: Batch): Promise<void> {
  const ids = alerts.map(({ id }) => id);
  try {
    const mail = await mailAbout(alerts.map(({ lead_id }) => lead_id));
    // A mail that was taken before a crash and comes again has the same id, by which mail programs know it.
    await mailNow({ to: email, ...mail }, ids.toSorted()[0]);
  } catch (error) {
    const failure = error instanceof Error && "code" in error ? String(error.code) : "no code";
    log.error({ reason: failure, alerts: ids.length }, "alerts were not taken by the mail server");
    await sql()`update lead_alerts set failure = ${failure} where id in ${sql()(ids)}`;
    return;
  }
  await sql()`update lead_alerts set sent_at = now(), failure = null where id in ${sql()(ids)}`;
}

/** Mails every alert that is due. Several processes share the work, and each alert is taken by one. */
export async function sendAlerts(now = new Date()): Promise<void> {
  if (!mailLeaves()) return;
  for (let batch = await takeBatch(now); batch; batch = await takeBatch(now)) await sendBatch(batch);
}

/** Deletes alerts that were sent, or given up, a month ago. */
export async function eraseOldAlerts(): Promise<void> {
  await sql()`delete from lead_alerts where created_at < now() - interval '30 days'`;
}
