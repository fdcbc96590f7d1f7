import type { Deal, Fee, Product } from "./shop.ts";

export interface Taught {
  /** Products, fees and deals that were told, as they are now. */
  readonly products: Product[];
  readonly fees: Fee[];
  readonly deals: Deal[];
  /** The sentence, if it was kept as it is. */
  note?: string;
  /** The trade that was named: 'shoes'. */
  trade?: string;
  name?: string;
  place?: string;
}

/** The owner stops selling something. */
export const withdraws =
  /^(?:(?:and|also|please|pls|abeg),? )*(?:remove|comot|take off|we (?:no longer|don'?t|no dey) (?:sell|do|make)|delete)\b/i;
/** Words of a delivery. */
export const delivery =
  /\b(?:(?:pick[- ]?up (?:and|&|or) )?(?:deliver\w*|drop ?off)|dispatch|waybill|shipping|ship|logistics|rider|transport)\b/i;
/** A sentence with an amount that is no price of a product. */
export const noPrice =
  /\b(?:deposit|upfront|advance|minimum|at least|commission|fine|penalty|late fee|balance|booking fee|service charge|vat|tax)\b/i;
/** Whether a text with an amount tells a rule. 'New bottle 5,000 deposit' has a price. */
export const isRule = (text: string): boolean =>
  noPrice.test(text.replace(/(?<=\p{L} (?:₦|N)?\d[\d,.]*k?) deposit(?=,|$)/giu, ""));
/** Words of a trade, and after them what is sold. */
export const selling =
  /\b(?:(?:i|we|na we)(?: (?:dey|also|only|just|mainly|mostly|are|am|do))* (?:sell(?:ing)?|bake|sew|supply|deal (?:in|on)|stock|offer|produce|cook|rent(?: out)?|hire out|repair|fix|import|make|have|sells|teach|run|own|do|get|keep)|(?:i am|i'm|i’m|i be|we are|we're|na) an?(?= )|my business is|our business is|i am into|i dey into|we sell)\s+(.+)/i;

/** Whether somebody says what business they have. */
export const isTrade = (text: string): boolean =>
  /\b(?:i|we)(?: (?:dey|also|only|just|mainly|mostly))* (?:sell|bake|sew|supply|run|own|produce|cook|deal in|rent out|import)\b|\b(?:i am|i'm|i be|we are) an? \w/i.test(
    text,
  );
