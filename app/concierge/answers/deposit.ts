import { conciergePhrases as phrases } from "#content/concierge.ts";
import { depositOf } from "#content/offer-terms.ts";
import { naira } from "#content/prices.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { isPriced } from "./money.ts";

/** Words that ask what is paid when. */
export const asksFirst =
  /\b(?:day one|first day|(?:pay|bring|drop) first|first payment|to start|upfront|leaves|due)\b/;

/** The payments for an offer at the start and at handover; undefined if it has no setup or no monthly price. */
export function firstPaymentOf(offer: KnowledgeDocument | undefined): string | undefined {
  if (!offer || !isPriced(offer) || !offer.parts.once || !offer.parts.monthly) return undefined;
  const { once, monthly } = offer.parts;
  const deposit = depositOf(once);
  return phrases.firstPayment(offer.name, naira(deposit), naira(once - deposit), naira(monthly));
}
