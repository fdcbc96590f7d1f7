import { eq } from "drizzle-orm";
import { leadsTexts } from "#content/leads.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { slotInWords } from "./slot-words.ts";
import { wallTime } from "./slots.ts";
import { callMessage } from "./told-of.ts";

/**
 * The chat with the sender of a message, or with the person who booked a call.
 * @param about what it begins with: a greeting, or a sentence about the call
 * @returns null if no message with a number has this reference, or if the sentence is about a call and it is not one
 */
export async function chatOfMessage(
  ref: string,
  about: "greeting" | "remind" | "move" | "cancel",
): Promise<string | null> {
  const [found] = await db()
    .select({ name: contactSubmissions.name, phone: contactSubmissions.phone, at: appointments.slot })
    .from(contactSubmissions)
    .leftJoin(appointments, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(contactSubmissions.ref, ref));
  if (!found?.phone) return null;
  const { name, phone } = found;
  const slot = found.at && wallTime(found.at);
  if (about !== "greeting") return slot && whatsappChatWith(phone, callMessage(about, { name, ref, slot }));
  const words = slot
    ? leadsTexts.appointmentGreeting(name, slotInWords(slot), ref)
    : leadsTexts.greeting(name, ref);
  return whatsappChatWith(phone, words);
}
