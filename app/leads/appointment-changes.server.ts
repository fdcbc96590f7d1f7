import { and, desc, eq, sql } from "drizzle-orm";
import { appointmentFields, appointmentForm } from "#content/appointment.ts";
import { appointmentsTexts as texts } from "#content/appointments-list.ts";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves } from "#server/platform/mail.ts";
import { mailAppointment, tellOfVisitorsChange } from "./appointment-mails.server.ts";
import type { AppointmentChange } from "./contract.ts";
import { readCalendar } from "./opening.server.ts";
import { slotInWords } from "./slot-words.ts";
import { instantOf, isOnTheGrid, slotFault, wallTime } from "./slots.ts";
import { differsFromTold } from "./untold-call.server.ts";

/** Who changes an appointment: an admin by their account, null for a program, or the visitor. */
export type ChangedBy = { admin: string | null } | "visitor";

/** An appointment after a change. */
export interface ChangedAppointment {
  change: AppointmentChange["change"];
  id: string;
  ref: string;
  name: string;
  phone: string | null;
  /** The time now, and before the change, as local times in Lagos. */
  slot: string;
  was: string;
  /** Whether the visitor was told by mail. */
  isMailed: boolean;
  /** Whether the visitor does not know yet what became of the call. */
  isUntold: boolean;
}

const unique = "23505";

/** Whether the database refused a row because another one has its unique value. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === unique;
}

const refuseSlot = () => {
  const { invalid } = appointmentFields.slot;
  return new AppError("invalid", invalid, { fields: { slot: [invalid] } });
};

/**
 * Whether a call had this time before its last move. Undo may put it back there even if the day has been closed
 * meanwhile or the time has passed.
 */
async function isTimeBefore(transaction: Transaction, submission: string, wanted: string): Promise<boolean> {
  const [last] = await transaction
    .select({ was: leadHistory.was })
    .from(leadHistory)
    .innerJoin(leads, eq(leads.id, leadHistory.lead_id))
    .where(and(eq(leads.submission_id, submission), eq(leadHistory.kind, "slot")))
    .orderBy(desc(leadHistory.at))
    .limit(1);
  return last?.was === slotInWords(wanted);
}

/** The status and time that a change leads to. @throws AppError conflict, invalid */
async function target(
  transaction: Transaction,
  change: AppointmentChange,
  now: { status: string; slot: Date; submission_id: string; at: Date; by: ChangedBy },
) {
  if (change.change === "cancel") return { status: "cancelled", slot: now.slot } as const;
  if (change.change === "move" && now.status !== "booked") throw new AppError("conflict", texts.notBooked);
  const wanted = change.change === "move" ? change.slot : wallTime(now.slot);
  const calendar = await readCalendar(transaction);
  if (now.by === "visitor") {
    const fault = slotFault(wanted, now.at, calendar);
    if (fault === "too-late") throw new AppError("conflict", appointmentForm.tooLate);
    if (fault) throw refuseSlot();
  } else if (change.change === "move" && !(isOnTheGrid(wanted, calendar) && instantOf(wanted) > now.at)) {
    if (!(await isTimeBefore(transaction, now.submission_id, wanted))) throw refuseSlot();
  }
  return { status: "booked", slot: instantOf(wanted) } as const;
}

/** Makes a change in one transaction, with its entry in the lead's history. @returns null when nothing was to change */
async function write(transaction: Transaction, change: AppointmentChange, by: ChangedBy, at: Date) {
  const [found] = await transaction
    .select({ appointment: appointments, contact: contactSubmissions })
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(appointments.id, change.id))
    .for("update", { of: appointments });
  if (!found) throw new AppError("not-found", texts.gone);
  const { appointment, contact } = found;
  const next = await target(transaction, change, { ...appointment, at, by });
  const isNew = next.status !== appointment.status || next.slot.getTime() !== appointment.slot.getTime();
  if (isNew) {
    await transaction
      .update(appointments)
      .set({
        ...next,
        changed_at: at,
        sequence: sql`${appointments.sequence} + 1`,
        visitor_reminded_at: null,
        staff_reminded_at: null,
      })
      .where(eq(appointments.id, appointment.id));
    const now = next.status === "booked" ? slotInWords(wallTime(next.slot)) : "";
    await transaction.execute(sql`
      insert into lead_history (lead_id, batch, kind, by, was, now)
      select id, gen_random_uuid(), 'slot', ${by === "visitor" ? null : by.admin},
        ${slotInWords(wallTime(appointment.slot))}, ${now}
      from leads where submission_id = ${contact.id}`);
    const sequence = appointment.sequence + 1;
    if (by === "visitor")
      await tellOfVisitorsChange(transaction, change.change, {
        submission: contact.id,
        slot: next.slot,
        sequence,
      });
  }
  return { isNew, contact, was: appointment.slot, slot: next.slot };
}

/** Whether a visitor who got no mail about a change must still be told. Where mails leave, they were told of all others. */
async function isToTell(contact: { id: string; email: string | null }, isNew: boolean): Promise<boolean> {
  return contact.email && mailLeaves() ? isNew : differsFromTold(contact.id);
}

/**
 * Moves or cancels an appointment, or books a cancelled one again. If several visitors want the same time,
 * one gets it and the others keep theirs. Both sides are notified. Repeating a change has no effect.
 * @throws AppError not-found; conflict when the time was taken, or the appointment is cancelled; invalid for a time that is
 * not offered
 */
export async function changeAppointment(
  change: AppointmentChange,
  by: ChangedBy,
  at = new Date(),
): Promise<ChangedAppointment> {
  const { isNew, contact, was, slot } = await db()
    .transaction((transaction) => write(transaction, change, by, at))
    .catch((error: unknown) => {
      throw isTaken(error) ? new AppError("conflict", appointmentForm.taken) : error;
    });
  const { ref, name, phone } = contact;
  const about = change.change === "rebook" ? "booked" : change.change;
  const isMailed = isNew && (await mailAppointment(about, ref, by === "visitor" ? by : "staff"));
  const isUntold = by !== "visitor" && !isMailed && (await isToTell(contact, isNew));
  const times = { slot: wallTime(slot), was: wallTime(was) };
  return { change: change.change, id: change.id, ref, name, phone, ...times, isMailed, isUntold };
}
