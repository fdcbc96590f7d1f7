import { type ConciergeAction, conciergeReplies as replies } from "#content/concierge.ts";
import { repliesInPidgin } from "#content/concierge-pidgin.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { Place } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import type { Part } from "./part.ts";

function part(intent: ConciergeIntent, text: string, place: Place, action: ConciergeAction): Part {
  return { intent, text, place, action };
}

/** Fixed answers that need no document and are the same for everybody. */
export const fixedAnswers = {
  greeting: part("greeting", replies.greeting, places.home, "get_quote"),
  thanks: part("thanks", replies.thanks, places.home, "book_consultation"),
  goodbye: part("goodbye", replies.goodbye, places.home, "book_consultation"),
  small_talk: part("small_talk", replies.goOn, places.home, "explore_tools"),
  identity: part("identity", replies.identity, places.terms, "chat_whatsapp"),
  human: part("human", replies.human, places.contact, "chat_whatsapp"),
  complaint: part("complaint", replies.complaint, places.contact, "chat_whatsapp"),
  insult: part("insult", replies.insult, places.contact, "chat_whatsapp"),
  refund: part("refund", replies.refund, places.terms, "chat_whatsapp"),
  trust: part("trust", replies.trust, places.terms, "book_consultation"),
  injection: part("injection", replies.injection, places.services, "get_quote"),
  discount: part("discount", replies.discount, places.terms, "get_quote"),
  payment: part("payment", replies.payment, places.terms, "get_quote"),
  invoice: part("invoice", replies.invoice, places.terms, "get_quote"),
  account: part("account", replies.account, places.password, "view_courses"),
  custom: part("custom", replies.custom, places.services, "get_quote"),
  unclear: part("unclear", replies.unclear, places.services, "get_quote"),
  hours: part("hours", replies.hours, places.contact, "book_consultation"),
  location: part("location", replies.location, places.contact, "book_consultation"),
  contact: part("contact", replies.contact, places.contact, "chat_whatsapp"),
  build_time: part("build_time", replies.buildTime, places.systems, "get_quote"),
  off_topic: part("off_topic", replies.offTopic, places.home, "explore_tools"),
  unknown: part("unknown", replies.unknown, places.contact, "chat_whatsapp"),
} as const satisfies Readonly<Record<string, Part>>;

const inPidgin: ReadonlyMap<string, string> = new Map(
  Object.entries(repliesInPidgin).map(([name, text]) => [replies[name as keyof typeof replies], text]),
);

/** The part for a visitor who writes Pidgin: fixed answers are given in Pidgin too. */
export function saidInPidgin(part: Part): Part {
  const own = [...inPidgin].find(([english]) => part.text.includes(english));
  return own ? { ...part, text: part.text.replace(...own) } : part;
}
