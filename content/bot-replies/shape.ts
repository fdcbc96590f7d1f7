/*
 * What the practice bots say. A text may have places such as {product}; it is said only when all of them are known. Each
 * list is in no order: what fits the visitor's words best and was not said yet in the talk goes first.
 */

/** What a message can be about. */
export const botTopics = [
  "greeting",
  "howAreYou",
  "nameTold",
  "businessTold",
  "priceTold",
  "price",
  "discount",
  "wish",
  "orderStatus",
  "late",
  "complaint",
  "refund",
  "trouble",
  "delivery",
  "hours",
  "location",
  "payment",
  "paid",
  "question",
  "booking",
  "human",
  "identity",
  "abilities",
  "joke",
  "offTopic",
  "thanks",
  "goodbye",
  "yes",
  "no",
  "insult",
  "injection",
  "nonsense",
  "referenceGiven",
  "noReference",
  "quantityGiven",
  "placeGiven",
  "productGiven",
  "detailGiven",
  "agreed",
  "declined",
  "solved",
  "notSolved",
  "repeat",
  "ours",
  "oursUnknown",
  "unknown",
] as const;
export type BotTopic = (typeof botTopics)[number];

/** What a bot can ask in return. */
export const botAsks = [
  "reference",
  "product",
  "quantity",
  "price",
  "place",
  "close",
  "worked",
  "detail",
  "business",
  "name",
  "more",
] as const;
export type BotAsk = (typeof botAsks)[number];

/** What can be out of order. */
export const botTroubles = ["network", "payment", "login", "app", "device", "general"] as const;
export type BotTrouble = (typeof botTroubles)[number];

/** All that one personality says. */
export interface BotReplies {
  readonly say: Readonly<Record<BotTopic, readonly string[]>>;
  readonly ask: Readonly<Partial<Record<BotAsk, readonly string[]>>>;
  /** What it asks after a topic: the first whose answer it does not have yet. Nothing where a topic is not named. */
  readonly next: Readonly<Partial<Record<BotTopic, readonly BotAsk[]>>>;
  /** Steps against a trouble: the first list, then the second when the first did not help. */
  readonly steps?: Readonly<Record<BotTrouble, readonly (readonly string[])[]>>;
}
