import { eq } from "drizzle-orm";
import { queueCall } from "#app/alerts/queue.server.ts";
import { appointmentMails } from "#content/appointments-list.ts";
import { appointments } from "#db/schema/leads.ts";
import { db, sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { appointmentMail } from "./appointment-mails.server.ts";
import { timeInWords } from "./slot-words.ts";
import { wallTime } from "./slots.ts";

interface Due {
  id: string;
  ref: string;
  lead: string | null;
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
    select call.id, sent.ref, lead.id as lead, call.slot, call.sequence
    from appointments as call join contact_submissions as sent on sent.id = call.submission_id
      left join leads as lead on lead.submission_id = sent.id
    where call.status = 'booked' and ${reminded} is null
      and call.slot > ${now}::timestamptz and call.slot <= ${now}::timestamptz + ${hours} * interval '1 hour' ${fresh}
    order by call.slot limit 100`;
}

/** Mails each visitor. A failed mail is tried again at the next run. */
async function remindVisitors(now: Date): Promise<void> {
  for (const { id, ref, sequence } of await due("visitor", 24, now)) {
    try {
      const mail = await appointmentMail("remind", ref);
      if (mail) await mailNow(mail, `visitor-${sequence}-${id}`);
      await sql()`update appointments set visitor_reminded_at = ${now.toISOString()} where id = ${id}`;
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : "no code";
      log.error({ reason }, "a reminder of a call was not taken by the mail server");
    }
  }
}

/** Queues alerts to the admins about calls within the next hour. */
async function remindStaff(now: Date): Promise<void> {
  for (const { id, lead, slot, sequence } of await due("staff", 1, now)) {
    const said = appointmentMails.soon(timeInWords(wallTime(new Date(slot)).slice(11)));
    await db().transaction(async (transaction) => {
      await transaction.update(appointments).set({ staff_reminded_at: now }).where(eq(appointments.id, id));
      if (lead) await queueCall(transaction, { about: "soon", lead, event: String(sequence), said });
    });
  }
}

/**
 * Reminds visitors of calls in the next day, by a mail with the calendar file, and admins of calls in the next hour. There
 * is one reminder for each time of a call. Without a mail server, the call calendar has a prepared WhatsApp message for the
 * visitor.
 */
export async function remindOfCalls(now = new Date()): Promise<void> {
  await remindStaff(now);
  if (mailLeaves()) await remindVisitors(now);
}
