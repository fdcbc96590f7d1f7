import { redirect } from "react-router";
import { noSuchFile } from "#server/platform/built-file.ts";
import type { Route } from "./+types/quote-by-ref.ts";
import { quoteAddress } from "./quote-contract.ts";
import { quoteOfRef } from "./quote-ref.ts";

/** /quote/Q-B14: opens the list with this Ref, on any device. */
export function loader({ params }: Route.LoaderArgs) {
  const quote = quoteOfRef(params.ref);
  return quote ? redirect(quoteAddress(quote)) : noSuchFile("There is no list with this Ref.");
}
