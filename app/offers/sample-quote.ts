import { answerSampleQuote } from "#app/offers/sample-quote.server.ts";
import type { Route } from "./+types/sample-quote.ts";

/** /sample-quotes/restaurant-system.pdf: what a customer gets before paying anything. */
export function loader({ request, params }: Route.LoaderArgs) {
  return answerSampleQuote(request, params.file);
}
