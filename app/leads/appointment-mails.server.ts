import { eq } from "drizzle-orm";
import { listStaff } from "#app/accounts/accounts.server.ts";
import { appointmentMails } from "#content/appointments-list.ts";
import { site } from "#content/site.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { type Mail, mailLeaves, sendMail } from "#server/platform/mail.ts";
import { newAppointmentKey } from "./appointment-keys.server.ts";
import { eventFile } from "./event-file.server.ts";
import { slotInWords } from "./slot-words.ts";
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
 * Mails the visitor about an appointment, which is stored already: a failure here takes nothing back.
 * @returns whether there was an address, and a mail server to send it
 */
export async function mailAppointment(about: VisitorMail, ref: string): Promise<boolean> {
  try {
    const mail = mailLeaves() ? await appointmentMail(about, ref) : null;
    if (mail) sendMail(mail);
    return mail !== null;
  } catch (error) {
    log.error({ err: error }, "the mail about an appointment could not be made");
    return false;
  }
}

/** The addresses of the admins. */
export async function adminAddresses(): Promise<string[]> {
  const staff = await listStaff();
  return staff.filter(({ role, disabled }) => role === "admin" && !disabled).map(({ email }) => email);
}

/** Tells the admins that a visitor changed a call. */
export async function tellOfVisitorsChange(
  change: "move" | "cancel" | "rebook",
  { ref, slot }: { ref: string; slot: Date },
): Promise<void> {
  if (!mailLeaves()) return;
  const mail = appointmentMails.visitorChanged(change, slotInWords(wallTime(slot)), ref);
  for (const to of await adminAddresses()) sendMail({ to, ...mail });
}
