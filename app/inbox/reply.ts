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
  /** What somebody who paid has to know, until they were told by mail. */
  paidText: string | null;
}

/** An email to a lead, with its reference as the subject, and what somebody who paid has to know. */
export function mailLink(email: string, { ref, paidText }: Pick<Reachable, "ref" | "paidText">): string {
  const body = paidText ? `&body=${encodeURIComponent(paidText)}` : "";
  return `mailto:${email}?subject=${encodeURIComponent(inboxTexts.replySubject(ref))}${body}`;
}

/**
 * The chat with a lead, with a text that is ready to send: who paid is told what is open, and who has booked a call is
 * reminded of it.
 */
export function replyLink({ ref, name, callWords, paidText, ...wanted }: Reachable, phone: string): string {
  const first = name?.split(/\s/)[0] ?? "";
  const text = callWords
    ? appointmentsTexts.messages.remind(first, callWords, ref)
    : inboxTexts.reply(first, itemNames(wanted), ref);
  return whatsappChatWith(phone, paidText ?? text);
}
