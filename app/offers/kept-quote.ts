import { emptyQuote, parseQuote, type Quote, quoteAddress } from "./quote-contract.ts";

/*
 * The visitor's quote on this device, so that it is still there after the menu, a reload or a day. The server stores it
 * when it is sent (/whatsapp/quote).
 */

const key = "mindsync-quote";

/** The quote after the last step, which the page may not show yet: two quick steps must not lose one. */
let latest: Quote = emptyQuote;

/** The stored quote. */
export function keptQuote(): Quote {
  try {
    return parseQuote(localStorage.getItem(key) ?? "");
  } catch {
    return emptyQuote;
  }
}

export function keepQuote(quote: Quote): void {
  latest = quote;
  const { search } = new URL(quoteAddress(quote), location.origin);
  try {
    if (search) localStorage.setItem(key, search);
    else localStorage.removeItem(key);
  } catch {
    // The browser stores nothing: the quote is in the page's address.
  }
}

/** Takes a step and stores the quote after it. @returns its address */
export function takeStep(change: (quote: Quote) => Quote): string {
  keepQuote(change(latest));
  return quoteAddress(latest);
}
