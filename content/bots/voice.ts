/*
 * What the practice bots say. A text may have places such as {prices}; it is said only when all of them are known. Of
 * those that fit, one that was not said yet in the chat goes first.
 */

/** What an answer does. */
export const botActs = [
  // The owner tells of the shop.
  "trade",
  "taught",
  "noted",
  // The customer asks for what was told.
  "prices",
  "sum",
  "fact",
  "openAt",
  "fee",
  "fees",
  "list",
  "stock",
  "deal",
  "place",
  // … and for what was not told.
  "noPrice",
  "notListed",
  "noFee",
  "nothing",
  "notTold",
  "noDeal",
  "notByUnit",
  "noRecord",
  // The customer orders.
  "ordered",
  "tooMany",
  "tooFew",
  "compared",
  "soldOut",
  "goesTo",
  "changed",
  "emptied",
  "closed",
  "declined",
  "booked",
  "bookedFor",
  "notOpen",
  "paid",
  // Something went wrong.
  "status",
  "complaint",
  "return",
  "reference",
  "noReference",
  "trouble",
  "solved",
  "notSolved",
  "human",
  "heard",
  // Around it.
  "greeting",
  "nameTold",
  "identity",
  "abilities",
  "smallTalk",
  "aside",
  "thanks",
  "goodbye",
  "yes",
  "no",
  "insult",
  "injection",
  "nonsense",
  "ours",
  "oursUnknown",
  "unknown",
] as const;
export type BotAct = (typeof botActs)[number];

/** What a bot asks in return. */
export const botAsks = [
  "teach",
  "price",
  "try",
  "product",
  "which",
  "count",
  "place",
  "close",
  "upsell",
  "reference",
  "when",
  "worked",
  "more",
] as const;
export type BotAsk = (typeof botAsks)[number];

/** All that one personality says. */
export interface Voice {
  readonly say: Readonly<Record<BotAct, readonly string[]>>;
  readonly ask: Readonly<Partial<Record<BotAsk, readonly string[]>>>;
  /** What it asks after an act: the first whose answer it does not have yet. */
  readonly next: Readonly<Partial<Record<BotAct, readonly BotAsk[]>>>;
  /** Whether what happens next is said as numbered steps. */
  readonly inSteps?: boolean;
}
