/*
 * What a message to a practice bot can be. The bots learn to tell the kinds apart from lines as people type them:
 * content/bots/asked, one file a kind, and for what the concierge is told too, its own lines.
 */

/** Kinds with lines of their own. */
export const ownKinds = [
  "teach",
  "price",
  "order",
  "change",
  "total",
  "hours",
  "location",
  "delivery",
  "stock",
  "catalogue",
  "pay",
  "paid",
  "bargain",
  "booking",
  "status",
  "complaint",
  "refund",
  "trouble",
  "solved",
  "not_solved",
  "question",
  "tells",
  "abilities",
] as const;

/** Kinds that are learnt from lines of the concierge. */
export const sharedKinds = [
  "greeting",
  "thanks",
  "goodbye",
  "yes",
  "no",
  "insult",
  "injection",
  "gibberish",
  "identity",
  "small_talk",
  "off_topic",
  "want_human",
  "danger",
] as const;

export const botKinds = [...ownKinds, ...sharedKinds] as const;
export type BotKind = (typeof botKinds)[number];
