import { and, eq } from "drizzle-orm";
import { queueCall } from "#app/alerts/queue.server.ts";
import { appointmentMails } from "#content/appointments-list.ts";
import { site } from "#content/site.ts";
import { leads } from "#db/schema/inbox.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { type Mail, mailLeaves, sendMail } from "#server/platform/mail.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import { newAppointmentKey } from "./appointment-keys.server.ts";
import { eventFile } from "./event-file.server.ts";
import { readablePhone } from "./phone.server.ts";
import { slotInWords, timeInWords } from "./slot-words.ts";
import { wallTime } from "./slots.ts";

type VisitorMail = "booked" | "move" | "cancel" | "remind";

/** The mail to the visitor about an appointment, with its calendar file; null where there is no address. */
export async function appointmentMail(about: VisitorMail, ref: string): Promise<Mail | null> {
  const [found] = await db()
    .select({
      id: appointments.id,
      email: contactSubmissions.email,
      slot: appointments.slot,
      status: appointments.status,
      sequence: appointments.sequence,
    })
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(contactSubmissions.ref, ref));
  if (!found?.email) return null;
  const when = slotInWords(wallTime(found.slot));
  const calendar = eventFile({ ref, start: found.slot, status: found.status, sequence: found.sequence });
  if (about === "cancel") return { to: found.email, ...appointmentMails.cancel(when, ref), calendar };
  const link = `${site.url}${await newAppointmentKey(db(), found.id)}`;
  return { to: found.email, ...appointmentMails[about](when, ref, link), calendar };
}

/**
 * Mails the visitor about an appointment, which is stored already: a failure here takes nothing back. What a visitor does
 * is mailed to an address a few times an hour only, because anybody can type somebody else's; the page shows it anyway.
 * @returns whether there was an address, and a mail server to send it
 */
export async function mailAppointment(
  about: VisitorMail,
  ref: string,
  by: "visitor" | "staff",
): Promise<boolean> {
  try {
    const mail = mailLeaves() ? await appointmentMail(about, ref) : null;
    if (!mail) return false;
    if (by === "visitor" && !(await isWithinLimit("reset-sent", `call ${about} ${mail.to.toLowerCase()}`)))
      return false;
    sendMail(mail);
    return true;
  } catch (error) {
    log.error({ err: error }, "the mail about an appointment could not be made");
    return false;
  }
}

/** The mail to an admin before a call, with its calendar file; null for a call that is over, cancelled or changed since. */
export async function staffReminder(
  lead: string,
  sequence: number,
  now: Date,
): Promise<Omit<Mail, "to"> | null> {
  const [call] = await db()
    .select({
      ref: contactSubmissions.ref,
      name: contactSubmissions.name,
      phone: contactSubmissions.phone,
      topic: contactSubmissions.message,
      slot: appointments.slot,
      status: appointments.status,
    })
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id))
    .innerJoin(leads, eq(leads.submission_id, contactSubmissions.id))
    .where(and(eq(leads.id, lead), eq(appointments.sequence, sequence)));
  if (call?.status !== "booked" || call.slot <= now) return null;
  const { ref, name, phone, topic, slot, status } = call;
  const when = timeInWords(wallTime(slot).slice(11));
  const mail = appointmentMails.staff({ when, name, phone: phone ? readablePhone(phone) : "", topic, ref });
  return { ...mail, calendar: eventFile({ ref, start: slot, status, sequence }) };
}

/** Queues alerts to the admins about a visitor's change to a call, in the transaction of the change. */
export async function tellOfVisitorsChange(
  transaction: Transaction,
  about: "move" | "cancel" | "rebook",
  { submission, slot, sequence }: { submission: string; slot: Date; sequence: number },
): Promise<void> {
  const own = eq(leads.submission_id, submission);
  const [lead] = await transaction.select({ id: leads.id }).from(leads).where(own);
  if (!lead) return;
  const said = slotInWords(wallTime(slot));
  await queueCall(transaction, { about, lead: lead.id, event: String(sequence), said });
}
