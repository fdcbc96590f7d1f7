import { answerQuoteRef } from "#app/offers/quote-by-ref.server.ts";
import type { Route } from "./+types/quote-by-ref.ts";

/** /quote/Q-B14: opens the list with this Ref, on any device. */
export function loader({ params }: Route.LoaderArgs) {
  return answerQuoteRef(params.ref);
}
