import { redirect } from "react-router";
import { noSuchFile } from "#server/platform/built-file.ts";
import { quoteAddress } from "./quote-contract.ts";
import { quoteOfRef } from "./quote-ref.ts";

/** Leads to the list that a Ref names. */
export function answerQuoteRef(ref: string): Response {
  const quote = quoteOfRef(ref);
  return quote ? redirect(quoteAddress(quote)) : noSuchFile("There is no list with this Ref.");
}
