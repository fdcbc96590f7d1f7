import { countOverdue, yesterdaysLeads } from "#app/inbox/inbox.server.ts";
import { firstCallOf } from "#app/leads/inbox/inbox.server.ts";
import { alertMails } from "#content/alerts.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { sql } from "#server/platform/database.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { hourOf } from "./send-alerts.server.ts";

/** The hours of Lagos in which the mail about yesterday is sent. After that it is too late for a morning. */
export const morningHours = { from: 7, to: 12 } as const;

/** The mail about yesterday, or null when there is nothing to say. */
async function morningMail(now: Date) {
  const [yesterday, overdue, call] = await Promise.all([
    yesterdaysLeads(now),
    countOverdue(now),
    firstCallOf(now),
  ]);
  if (!yesterday.total && !overdue && !call) return null;
  const known = yesterday.sources.filter(({ source }) => source !== "none");
  return alertMails.morning({
    ...yesterday,
    sources: known,
    overdue,
    call: call && csvMoment(call).slice(11),
  });
}

/** An admin who wants a mail. */
export interface MailedAdmin {
  id: string;
  email: string;
}

/**
 * Mails each admin. A mailbox that takes nothing does not hold back the mails of the others.
 * @throws the first error when all were tried, so that the job counts as failed and runs again
 */
export async function toEachAdmin(
  admins: readonly MailedAdmin[],
  send: (admin: MailedAdmin) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const admin of admins) await send(admin).catch((error) => failures.push(error));
  if (failures.length) throw failures[0];
}

/** Mails each admin who wants it what came yesterday, once a day. A mail that fails is tried again at the next run. */
export async function sendMorning(now = new Date()): Promise<void> {
  const day = csvMoment(now).slice(0, 10);
  const hour = hourOf(now);
  if (!mailLeaves() || hour < morningHours.from || hour >= morningHours.to) return;
  const admins = await sql()<MailedAdmin[]>`
    select admin.id, admin.email
    from user_profiles as admin left join alert_settings as wanted on wanted.account = admin.id
    where admin.role = 'admin' and admin.disabled_at is null
      and coalesce(wanted.morning, true) and wanted.morning_sent is distinct from ${day}`;
  const mail = admins.length ? await morningMail(now) : null;
  await toEachAdmin(admins, async ({ id, email }) => {
    if (mail) await mailNow({ to: email, ...mail }, `${day}-${id}`);
    await sql()`insert into alert_settings (account, morning_sent) values (${id}, ${day})
      on conflict (account) do update set morning_sent = excluded.morning_sent`;
  });
}
