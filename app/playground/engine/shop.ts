import type { BotType } from "#content/bot-demo.ts";
import type { BotAsk } from "#content/bots/voice.ts";

/* What a chat knows: the shop as its owner told it, and the customer's order. All of it is read from the messages. */

export interface Product {
  readonly name: string;
  /** The price of one, in naira. */
  price?: number;
  /** What the price is for: 'plate', 'night'. */
  unit?: string;
  /** The time in 'per person per day'. */
  per?: string;
  /** How many are in one: a box of 12. */
  pack?: number;
  /** What else it is called: 'Lonart' for 'malaria drug (Lonart)'. */
  aliases?: readonly string[];
  /** How many there are. */
  stock?: number;
  /** Whether it is only the trade that the owner named: 'shoes'. */
  isTrade?: boolean;
  /** A price for several together. */
  bundle?: { readonly count: number; readonly amount: number };
}

/** A fee for a place; without one it is for everywhere else. */
export interface Fee {
  readonly place?: string;
  /** In naira; undefined if the owner only told that they deliver there. */
  readonly amount?: number;
  /** Whether it is paid for each thing, or each day. */
  readonly unit?: string;
}

/** What makes an order cheaper or dearer. */
export type Deal = {
  /** The owner's words. */
  readonly words: string;
  /** The products that it is for, or the unit; all of them without. */
  readonly products?: readonly string[];
  readonly unit?: string;
  /** The least number of things, and the least sum. */
  readonly count?: number;
  readonly spend?: number;
  /** Whether the number must be reached by one product alone, which then has it cheaper alone. */
  readonly isOfOne?: boolean;
  /** Words of a condition that the customer has to meet: 'student', 'express'. Without them it applies to everybody. */
  readonly when?: readonly string[];
  /** The least time that it must be taken for: 5 nights. */
  readonly time?: number;
  /** The hour, weight, size or number of days in advance from which it holds. */
  readonly from?: { readonly count: number; readonly unit: string };
} /** Cheaper; with `perOne` for each of them. */ & (
  | { readonly kind: "percent" | "amount" | "each"; readonly value: number; readonly perOne?: boolean }
  /** Dearer, by a share of the price or by an amount. */
  | { readonly kind: "share" | "extra"; readonly value: number; readonly perOne?: boolean }
  /** For `count` things as many as `value` come free. */
  | { readonly kind: "free"; readonly value: number }
  /** For every `count` of the products `value` of another product come free. */
  | { readonly kind: "gift"; readonly value: number; readonly gift: string }
  /** Free delivery, to everywhere without a place. */
  | { readonly kind: "delivery"; readonly place?: string }
);

/** What is written before and after an amount. */
export interface Money {
  readonly before: string;
  readonly after: string;
}

export interface Shop {
  name?: string;
  place?: string;
  /** The currency, unless it is naira. */
  money?: Money;
  products: Product[];
  fees: Fee[];
  deals: Deal[];
  /** Everything else that the owner told, in their words, newest last. */
  notes: string[];
  /** Orders that the owner told of, in their words. */
  orders: string[];
  /** Whether the owner repairs things: then a customer who tells of a fault wants the price. */
  repairs?: boolean;
  /** Whether it is only the sample that the home page begins with. */
  isSample?: boolean;
}

export interface OrderLine {
  readonly product: Product;
  readonly count: number;
  /** How many of them where each is paid by the night, hour or visit: 2 rooms for 3 nights are a count of 6. */
  readonly things?: number;
  /** The things of which it is done to each: fitting, cleaning. Its number follows theirs. */
  readonly follows?: readonly Product[];
  /** The rules whose condition the customer met for this line only. */
  readonly rules?: readonly string[];
}

export interface Order {
  lines: OrderLine[];
  /** Where it goes; null if the customer picks it up. */
  place?: string | null;
  reference?: string;
  /** Day and time of a booking. */
  when?: string;
  /** For how long things are taken that are paid by time, and for how many people. */
  time?: { readonly count: number; readonly unit: string };
  people?: number;
  /** The rules whose condition the customer met for the whole order, by their words. */
  rules?: readonly string[];
  /** The customer's name. */
  customer?: string;
}

/** One message and its answer. */
export interface Turn {
  readonly user: string;
  readonly bot: string;
}

export interface Chat {
  shop: Shop;
  order: Order;
  /** The product that was spoken of last. */
  product?: Product;
  /** What the customer named in the same message, before the sentence that is read. */
  topic?: readonly Product[];
  /** The number with a unit that the customer said last: 180 feet. */
  measured?: { readonly count: number; readonly unit: string };
  /** What the last answer asked, and which bot asked it. */
  asked?: { readonly ask: BotAsk; readonly by: BotType };
  /** What was asked in this chat, newest last. */
  asks: BotAsk[];
  /** The product that was offered on top. It is done once. */
  offered?: Product;
  /** How many rounds of steps were given against a fault. */
  rounds: number;
  /** The templates already used, newest last. */
  said: string[];
  /** The last turns, for a model. */
  turns: Turn[];
  /** Whether a customer has written: from then on a sentence is less likely the owner's. */
  isServing?: boolean;
  /** The number of messages so far. */
  count: number;
}

/** Limits of the memory. */
const most = { said: 80, turns: 6 } as const;

export function newChat(): Chat {
  return {
    shop: { products: [], fees: [], deals: [], notes: [], orders: [] },
    order: { lines: [] },
    asks: [],
    rounds: 0,
    said: [],
    turns: [],
    count: 0,
  };
}

/** Adds a message and its answer. */
export function remember(chat: Chat, turn: Turn): void {
  chat.turns = [...chat.turns, turn].slice(-most.turns);
  chat.said = chat.said.slice(-most.said);
  chat.count += 1;
}
