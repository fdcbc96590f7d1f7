import { answerSample } from "#app/store/sample.server.ts";
import type { Route } from "./+types/sample.ts";

/** /store/know-your-profit/sample.pdf: the first pages of a book, for everybody. */
export function loader({ request, params }: Route.LoaderArgs) {
  return answerSample(request, params.slug);
}
