import { weekBefore } from "#app/analytics/figures/week.server.ts";
import { weekMail } from "#content/figures.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { sql } from "#server/platform/database.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { morningHours } from "./morning.server.ts";
import { hourOf } from "./send-alerts.server.ts";

const monday = 1;

/** An admin who gets the mail. */
interface MailedAdmin {
  id: string;
  email: string;
}

/**
 * Mails each admin. A failed mail does not stop the others.
 * @throws the first error after all were tried, so that the job counts as failed and runs again
 */
async function toEachAdmin(
  admins: readonly MailedAdmin[],
  send: (admin: MailedAdmin) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const admin of admins) await send(admin).catch((error) => failures.push(error));
  if (failures.length) throw failures[0];
}

/** On Monday mornings mails each admin who wants the mail of the morning what the week before brought, once. */
export async function sendWeek(now = new Date()): Promise<void> {
  const day = csvMoment(now).slice(0, 10);
  const hour = hourOf(now);
  const isTime = new Date(day).getUTCDay() === monday && hour >= morningHours.from && hour < morningHours.to;
  if (!isTime || !mailLeaves()) return;
  const admins = await sql()<MailedAdmin[]>`
    select admin.id, admin.email
    from user_profiles as admin left join alert_settings as wanted on wanted.account = admin.id
    where admin.role = 'admin' and admin.disabled_at is null
      and coalesce(wanted.morning, true) and wanted.week_sent is distinct from ${day}`;
  const week = admins.length ? await weekBefore(day) : null;
  await toEachAdmin(admins, async ({ id, email }) => {
    if (week) await mailNow({ to: email, ...weekMail(week) }, `week-${day}-${id}`);
    await sql()`insert into alert_settings (account, week_sent) values (${id}, ${day})
      on conflict (account) do update set week_sent = excluded.week_sent`;
  });
}
