import type { AddOnId, PackageId } from "#content/prices.ts";
import { emptyQuote, type Quote, withAddOn } from "./quote-contract.ts";

/*
 * A quote's Ref names what is in it: Q-B14 is the second package with the first and the fourth add-on. Every server knows
 * it and nothing has to be stored, so it is there before the quote is sent, without a network too.
 */

/** They never change: somebody may have written a Ref down. */
const packageLetters: Readonly<Record<PackageId, string>> = {
  "leadbot-basic": "A",
  "smartagent-pro": "B",
  "fullops-elite": "C",
};
const addOnDigits: Readonly<Record<AddOnId, string>> = {
  "whatsapp-broadcast": "1",
  "web-chat-widget": "2",
  "ai-reporting-memory": "3",
  "whatsapp-crm": "4",
  "payment-integration": "5",
};

/** The Ref of a quote that is not empty. */
export function refOfQuote(quote: Quote): string {
  const digits = quote.addOns.map((id) => addOnDigits[id]).sort();
  return `Q-${quote.package ? packageLetters[quote.package] : ""}${digits.join("")}`;
}

/** The quote of a Ref, in any case and with or without the dash; undefined if there is none. */
export function quoteOfRef(ref: string): Quote | undefined {
  const [, letter = "", digits = ""] = /^Q-?([A-Z]?)(\d{0,9})$/i.exec(ref) ?? [];
  const names = Object.entries(packageLetters) as [PackageId, string][];
  const found = names.find(([, one]) => one === letter.toUpperCase())?.[0] ?? null;
  const ids = (Object.entries(addOnDigits) as [AddOnId, string][]).filter(([, digit]) =>
    digits.includes(digit),
  );
  const quote = ids.reduce((sum, [id]) => withAddOn(sum, id), { ...emptyQuote, package: found });
  return refOfQuote(quote).slice(2) === `${letter.toUpperCase()}${digits}` && (found || ids.length)
    ? quote
    : undefined;
}

/** The address that opens a quote by its Ref. */
export const refAddress = (quote: Quote): string => `/quote/${refOfQuote(quote)}`;
