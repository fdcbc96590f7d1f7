import { inboxTexts } from "#content/inbox.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";

interface Reachable {
  ref: string;
  name: string | null;
  door: LeadDoor;
  items: readonly string[];
}

/** The chat with a lead, with a text that is ready to send. */
export function replyLink({ ref, name, ...wanted }: Reachable, phone: string): string {
  const first = name?.split(/\s/)[0] ?? "";
  return whatsappChatWith(phone, inboxTexts.reply(first, itemNames(wanted), ref));
}
