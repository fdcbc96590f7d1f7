import { openQuote } from "#app/offers/quote-by-ref.server.ts";
import type { Route } from "./+types/quote-by-ref.ts";

/** /quote/Q-B14 */
export const loader = ({ params }: Route.LoaderArgs) => openQuote(params.ref);
