import type { Route } from "./+types/quote-by-ref.ts";
import { openQuote } from "./quote-by-ref.server.ts";

/** /quote/Q-B14 */
export const loader = ({ params }: Route.LoaderArgs) => openQuote(params.ref);
