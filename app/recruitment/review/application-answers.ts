import { readLongAnswers } from "#app/recruitment/review/application-one.server.ts";
import { forReviewer } from "#app/recruitment/review/for-reviewer.server.ts";
import type { Route } from "./+types/application-answers.ts";

/** The long answers and the recording of an application, which the list reads when they are opened. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return forReviewer(request, context, ({ hidden }) => readLongAnswers(params.application, hidden));
}

/** Null if they cannot be read: the card then says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error) => {
    if (error instanceof Response) throw error;
    return null;
  });
}

/** No change of status changes them. When identities are hidden the card is drawn again, and reads them again. */
export const shouldRevalidate = () => false;
