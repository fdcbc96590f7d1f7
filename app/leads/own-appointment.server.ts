import { eq } from "drizzle-orm";
import { appointmentFields, appointmentForm } from "#content/appointment.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { asRefusal } from "#server/platform/problem.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { changeAppointment } from "./appointment-changes.server.ts";
import { appointmentOfKey } from "./appointment-keys.server.ts";
import { freeDays } from "./appointments.server.ts";
import { type OwnAppointmentChange, ownAppointmentChange } from "./contract.ts";
import { wallTime } from "./slots.ts";

/** The appointment behind a private link, with the times that it can be moved to; null where the link leads to none. */
export async function readOwnAppointment(key: string, now = new Date()) {
  const id = await appointmentOfKey(key);
  if (!id) return null;
  const [found] = await db()
    .select({ slot: appointments.slot, status: appointments.status, ref: contactSubmissions.ref })
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(appointments.id, id));
  if (!found) return null;
  const isOver = found.slot <= now;
  const days = isOver ? [] : await freeDays(now);
  return { ref: found.ref, status: found.status, slot: wallTime(found.slot), isOver, days };
}

/** What became of a visitor's change: the word for the page's notice, or why it was refused. */
export type OwnChange = { done: OwnAppointmentChange["change"] } | { refused: string; status: number };

/** Moves or cancels the appointment behind a private link, or books it again, as the form says. Null: there is none. */
export async function changeOwnAppointment(
  key: string,
  form: FormData,
  now = new Date(),
): Promise<OwnChange | null> {
  const id = await appointmentOfKey(key);
  const own = id && (await readOwnAppointment(key, now));
  if (!own) return null;
  if (own.isOver) return { refused: appointmentForm.tooLate, status: 409 };
  const change = ownAppointmentChange.safeParse(Object.fromEntries(form));
  if (!change.success) return { refused: appointmentFields.slot.invalid, status: 422 };
  try {
    // No more changes of a kind in an hour than mails: after a change without a mail, the last mail would give a wrong time.
    await enforceLimit("call-change", `${id} ${change.data.change}`);
    await changeAppointment({ ...change.data, id }, "visitor", now);
    return { done: change.data.change };
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal) throw error;
    return { refused: refusal.message, status: refusal.status };
  }
}
