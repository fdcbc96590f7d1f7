import { inboxTexts } from "#content/inbox.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";

interface Reachable {
  ref: string;
  name: string | null;
  door: LeadDoor;
  items: readonly string[];
  /** What somebody who paid has to know, until they were told by mail. */
  paidText: string | null;
}

/** An email to a lead, with its reference as the subject, and what somebody who paid has to know. */
export function mailLink(email: string, { ref, paidText }: Pick<Reachable, "ref" | "paidText">): string {
  const body = paidText ? `&body=${encodeURIComponent(paidText)}` : "";
  return `mailto:${email}?subject=${encodeURIComponent(inboxTexts.replySubject(ref))}${body}`;
}

/**
 * The chat with a lead, with a text that is ready to send: who paid is told what is open. For a lead with a call to come the
 * server makes the chat (reply-chat.server.ts), because that text has a private link.
 */
export function replyLink({ ref, name, paidText, ...wanted }: Reachable, phone: string): string {
  const first = name?.split(/\s/)[0] ?? "";
  return whatsappChatWith(phone, paidText ?? inboxTexts.reply(first, itemNames(wanted), ref));
}
