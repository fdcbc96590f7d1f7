import { readMorning } from "#app/inbox/inbox-summary.server.ts";
import { firstCallOf } from "#app/leads/messages/messages.server.ts";
import { morningWords } from "#content/alerts.ts";
import { alertSettings } from "#db/schema/alerts.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { db, sql } from "#server/platform/database.ts";
import { queueMorning } from "./queue.server.ts";
import { hourOf } from "./send-alerts.server.ts";

/** The hours, in Lagos time, in which the morning message is made. After that it is skipped for the day. */
export const morningHours = { from: 7, to: 12 } as const;

/** The text of the morning message; null if there is nothing to report. */
async function wordsOf(now: Date): Promise<string | null> {
  const [{ yesterday, overdue, due }, call] = await Promise.all([readMorning(now), firstCallOf(now)]);
  if (!yesterday.total && !overdue && !due && !call) return null;
  const sources = yesterday.sources.filter(({ source }) => source !== "none");
  return morningWords({ ...yesterday, sources, overdue, due, call: call && csvMoment(call).slice(11) });
}

/** Queues yesterday's leads and what is due today for each admin who wants the morning message, once a day. */
export async function sendMorning(now = new Date()): Promise<void> {
  const day = csvMoment(now).slice(0, 10);
  const hour = hourOf(now);
  if (hour < morningHours.from || hour >= morningHours.to) return;
  const rows = await sql()<{ id: string }[]>`
    select admin.id
    from user_profiles as admin left join alert_settings as wanted on wanted.account = admin.id
    where admin.role = 'admin' and admin.disabled_at is null
      and coalesce(wanted.morning, true) and wanted.morning_sent is distinct from ${day}`;
  const admins = rows.map(({ id }) => id);
  if (!admins.length) return;
  const said = await wordsOf(now);
  await db().transaction(async (transaction) => {
    await transaction
      .insert(alertSettings)
      .values(admins.map((account) => ({ account, morning_sent: day })))
      .onConflictDoUpdate({ target: alertSettings.account, set: { morning_sent: day } });
    if (said) await queueMorning(transaction, { day, said, admins });
  });
}
