import { appointmentMails } from "#content/appointments-list.ts";
import { sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { adminAddresses, appointmentMail } from "./appointment-mails.server.ts";
import { readablePhone } from "./phone.server.ts";
import { timeInWords } from "./slot-words.ts";
import { wallTime } from "./slots.ts";

interface Due {
  id: string;
  ref: string;
  name: string;
  phone: string | null;
  topic: string;
  slot: string;
  sequence: number;
}

/** Calls that begin within some hours and of which this side is not reminded. */
function due(side: "visitor" | "staff", hours: number, at: Date) {
  const now = at.toISOString();
  const reminded = sql()(side === "visitor" ? "visitor_reminded_at" : "staff_reminded_at");
  // Who booked or moved a call in the last two hours has just had a mail about it.
  const fresh =
    side === "visitor"
      ? sql()`and coalesce(call.changed_at, sent.created_at) < ${now}::timestamptz - interval '2 hours'`
      : sql()``;
  return sql()<Due[]>`
    select call.id, sent.ref, sent.name, sent.phone, sent.message as topic, call.slot, call.sequence
    from appointments as call join contact_submissions as sent on sent.id = call.submission_id
    where call.status = 'booked' and ${reminded} is null
      and call.slot > ${now}::timestamptz and call.slot <= ${now}::timestamptz + ${hours} * interval '1 hour' ${fresh}
    order by call.slot limit 100`;
}

/** Does some work for each call. One that fails is tried again at the next run. */
async function forEach(calls: readonly Due[], work: (call: Due) => Promise<void>): Promise<void> {
  for (const call of calls) {
    try {
      await work(call);
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : "no code";
      log.error({ reason }, "a reminder of a call was not taken by the mail server");
    }
  }
}

/**
 * Reminds visitors of calls of the next day, with the calendar file, and admins of those of the next hour. Each is reminded
 * once of each time; a mail that comes again after a crash has the same id. Without a mail server the calendar of calls has a
 * prepared WhatsApp message instead.
 */
export async function remindOfCalls(now = new Date()): Promise<void> {
  if (!mailLeaves()) return;
  await forEach(await due("visitor", 24, now), async ({ id, ref, sequence }) => {
    const mail = await appointmentMail("remind", ref);
    if (mail) await mailNow(mail, `visitor-${sequence}-${id}`);
    await sql()`update appointments set visitor_reminded_at = ${now.toISOString()} where id = ${id}`;
  });
  const calls = await due("staff", 1, now);
  const admins = calls.length ? await adminAddresses() : [];
  await forEach(calls, async ({ id, ref, name, phone, topic, slot, sequence }) => {
    const when = timeInWords(wallTime(new Date(slot)).slice(11));
    const mail = appointmentMails.staff({ when, name, phone: phone ? readablePhone(phone) : "", topic, ref });
    for (const [at, to] of admins.entries()) await mailNow({ to, ...mail }, `staff-${at}-${sequence}-${id}`);
    await sql()`update appointments set staff_reminded_at = ${now.toISOString()} where id = ${id}`;
  });
}
