import { and, eq, gt } from "drizzle-orm";
import { appointments } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { slotInWords } from "./slot-words.ts";
import { wallTime } from "./slots.ts";

/** The time of a call in words; null for one that has begun, was cancelled, or never was. */
export function upcomingInWords(
  call: { slot: Date | null; status: string | null },
  now: Date,
): string | null {
  return call.slot && call.status === "booked" && call.slot > now ? slotInWords(wallTime(call.slot)) : null;
}

/** The same for the call of a form's record. */
export async function upcomingCallOf(submission: string | null, now = new Date()): Promise<string | null> {
  if (!submission) return null;
  const [call] = await db()
    .select({ slot: appointments.slot, status: appointments.status })
    .from(appointments)
    .where(and(eq(appointments.submission_id, submission), gt(appointments.slot, now)));
  return call ? upcomingInWords(call, now) : null;
}
