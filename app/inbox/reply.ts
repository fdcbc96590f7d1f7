import { inboxTexts } from "#content/inbox.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";

interface Reachable {
  ref: string;
  name: string | null;
  door: LeadDoor;
  items: readonly string[];
  /** Which courses are open, for somebody who has paid and has not been mailed yet. */
  paidText: string | null;
}

/** An email to a lead, with the reference as its subject. Its text says which courses are open to somebody who has paid. */
export function mailLink(email: string, { ref, paidText }: Pick<Reachable, "ref" | "paidText">): string {
  const body = paidText ? `&body=${encodeURIComponent(paidText)}` : "";
  return `mailto:${email}?subject=${encodeURIComponent(inboxTexts.replySubject(ref))}${body}`;
}

/**
 * The WhatsApp link to a lead, with a message ready to send: which courses are open to somebody who has paid, or a reply.
 * For a lead with an upcoming call the server makes the link (reply-chat.server.ts), because its message has a private link.
 */
export function replyLink({ ref, name, paidText, ...wanted }: Reachable, phone: string): string {
  const first = name?.split(/\s/)[0] ?? "";
  return whatsappChatWith(phone, paidText ?? inboxTexts.reply(first, itemNames(wanted), ref));
}
