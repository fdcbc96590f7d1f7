import { and, eq, gte } from "drizzle-orm";
import type { LeadSource } from "#app/inbox/source.server.ts";
import { appointmentFields, appointmentForm } from "#content/appointment.ts";
import { typedIn } from "#content/stored-fields.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { newAppointmentKey } from "./appointment-keys.server.ts";
import { mailAppointment } from "./appointment-mails.server.ts";
import { appointmentChatLink } from "./chats.ts";
import type { AppointmentInput, AppointmentReceipt, AppointmentStatus, FreeDay } from "./contract.ts";
import { addContact, phoneOf } from "./leads.server.ts";
import { readCalendar } from "./opening.server.ts";
import { instantOf, offeredDays, slotFault, wallTime } from "./slots.ts";

/** The days and times that can be booked now. */
export async function freeDays(now = new Date()): Promise<FreeDay[]> {
  const [taken, calendar] = await Promise.all([
    db()
      .select({ slot: appointments.slot })
      .from(appointments)
      .where(and(eq(appointments.status, "booked"), gte(appointments.slot, now))),
    readCalendar(),
  ]);
  return offeredDays(now, new Set(taken.map(({ slot }) => wallTime(slot))), calendar);
}

/** The appointment that was booked by a form with this key. */
async function bookedBefore(submissionKey: string): Promise<AppointmentReceipt | null> {
  const [found] = await db()
    .select({ id: appointments.id, contact: contactSubmissions, slot: appointments.slot })
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(contactSubmissions.submission_key, submissionKey));
  return found ? receiptOf(db(), found) : null;
}

interface Booked {
  id: string;
  contact: typeof contactSubmissions.$inferSelect;
  slot: Date;
}

/** The receipt, with a new private link to the appointment: the tables hold only the hashes of those given before. */
async function receiptOf(
  place: Pick<Transaction, "insert">,
  { id, contact, slot: at }: Booked,
): Promise<AppointmentReceipt> {
  const slot = wallTime(at);
  const path = await newAppointmentKey(place, id);
  const { ref } = contact;
  const whatsappUrl = appointmentChatLink({ ...typedIn(appointmentFields, contact), slot }, ref);
  return { ref, slot, path, phone: phoneOf(contact), whatsappUrl };
}

/**
 * Books a slot. If several people want the same slot, the table gives it to one. If the form was sent before, returns
 * the first receipt.
 * @throws AppError conflict when the slot was taken or is too near by now; invalid when it was never offered, or for a
 * phone number that is valid in no country
 */
export async function bookAppointment(
  input: AppointmentInput,
  now = new Date(),
  source: LeadSource | null = null,
): Promise<AppointmentReceipt> {
  const earlier = await bookedBefore(input.submissionKey);
  if (earlier) return earlier;
  const fault = slotFault(input.slot, now, await readCalendar());
  if (fault === "too-late") throw new AppError("conflict", appointmentForm.tooLate);
  if (fault) {
    const { invalid } = appointmentFields.slot;
    throw new AppError("invalid", invalid, { fields: { slot: [invalid] } });
  }
  const { slot: _, topic, ...typed } = input;
  const booked = await db().transaction(async (transaction) => {
    const contact = await addContact(
      transaction,
      { ...typed, company: null, project_type: "appointment", message: topic },
      "APT",
      { source },
    );
    if (!contact) return null;
    const [appointment] = await transaction
      .insert(appointments)
      .values({ submission_id: contact.id, slot: instantOf(input.slot) })
      .onConflictDoNothing()
      .returning();
    // Throwing rolls back the submission too, so that a refused booking stores nothing.
    if (!appointment) throw new AppError("conflict", appointmentForm.taken);
    return receiptOf(transaction, { id: appointment.id, contact, slot: appointment.slot });
  });
  if (booked) await mailAppointment("booked", booked.ref, "visitor");
  const receipt = booked ?? (await bookedBefore(input.submissionKey));
  if (!receipt) throw new AppError("conflict", "This form was sent already. Please reload the page.");
  return receipt;
}

/** The time of an appointment by its reference, and whether it was cancelled; null when there is none. */
export async function appointmentTime(
  ref: string,
): Promise<{ start: Date; status: AppointmentStatus; sequence: number } | null> {
  const [found] = await db()
    .select({ start: appointments.slot, status: appointments.status, sequence: appointments.sequence })
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(contactSubmissions.ref, ref));
  return found ?? null;
}
