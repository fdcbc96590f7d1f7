import { admitReviewer } from "#app/accounts/staff/admit-reviewer.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { openMedia } from "#app/recruitment/upload/media-file.server.ts";
import type { Route } from "./+types/media.ts";

/** /recruitment/media/{id}: the recording of an application, for reviewers. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return guarded(context, async () => {
    await admitReviewer(request);
    return openMedia(params.id, request);
  });
}
