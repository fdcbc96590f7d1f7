import { appointmentsTexts } from "#content/appointments-list.ts";
import { inboxTexts } from "#content/inbox.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";

interface Reachable {
  ref: string;
  name: string | null;
  door: LeadDoor;
  items: readonly string[];
  /** The time of their call that is to come, in words. */
  callWords: string | null;
}

/** An email to a lead, with its reference as the subject. */
export const mailLink = (email: string, ref: string) =>
  `mailto:${email}?subject=${encodeURIComponent(inboxTexts.replySubject(ref))}`;

/** The chat with a lead, with a text that is ready to send: who has booked a call is reminded of it. */
export function replyLink({ ref, name, callWords, ...wanted }: Reachable, phone: string): string {
  const first = name?.split(/\s/)[0] ?? "";
  const text = callWords
    ? appointmentsTexts.messages.remind(first, callWords, ref)
    : inboxTexts.reply(first, itemNames(wanted), ref);
  return whatsappChatWith(phone, text);
}
