import { eq } from "drizzle-orm";
import { leadsTexts } from "#content/leads.ts";
import { site } from "#content/site.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { newAppointmentKey } from "./appointment-keys.server.ts";
import { upcomingInWords } from "./call-words.server.ts";
import { slotInWords } from "./slot-words.ts";
import { wallTime } from "./slots.ts";
import { callMessage } from "./told-of.ts";

/** What a chat begins with: a greeting, or a sentence about the call. */
type Beginning = "greeting" | "remind" | "move" | "cancel";

interface FoundCall {
  id: string;
  slot: Date;
  status: string;
}

/**
 * A new private link for a message about a call to come; null for any other call. Who booked without an email address has no
 * link any more once the tab is closed. Links that were given before still work.
 */
async function linkFor(about: Beginning, call: FoundCall): Promise<string | null> {
  if (about === "cancel" || upcomingInWords(call, new Date()) === null) return null;
  return `${site.url}${await newAppointmentKey(db(), call.id)}`;
}

/**
 * The chat with the sender of a message, or with the person who booked a call.
 * @param isPressed whether the owner opens the chat now: then a message about a call to come has a new private link
 * @returns null if no message with a number has this reference, or if the sentence is about a call and it is not one
 */
export async function chatOfMessage(
  ref: string,
  about: Beginning,
  isPressed: boolean,
): Promise<string | null> {
  const [found] = await db()
    .select({
      name: contactSubmissions.name,
      phone: contactSubmissions.phone,
      call: { id: appointments.id, slot: appointments.slot, status: appointments.status },
    })
    .from(contactSubmissions)
    .leftJoin(appointments, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(contactSubmissions.ref, ref));
  if (!found?.phone) return null;
  const { name, phone, call } = found;
  const slot = call && wallTime(call.slot);
  if (about !== "greeting") {
    if (!slot) return null;
    const link = isPressed ? await linkFor(about, call) : null;
    // The calendar may have been open since before the call.
    const said = call.slot > new Date() ? about : "begun";
    return whatsappChatWith(phone, callMessage(said, { name, ref, slot, link }));
  }
  const words = slot
    ? leadsTexts.appointmentGreeting(name, slotInWords(slot), ref)
    : leadsTexts.greeting(name, ref);
  return whatsappChatWith(phone, words);
}
