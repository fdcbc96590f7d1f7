import { admitReviewer } from "#app/features/accounts/dashboard-door.server.ts";
import { applicationsFile } from "#app/features/applications/desk-file.server.ts";
import { identitiesHidden } from "#app/features/applications/hidden-identities.server.ts";
import { csvAnswer } from "#app/routes/admin/csv-answer.server.ts";
import { guarded } from "#app/routes/request-guard.server.ts";
import type { Route } from "./+types/portal-file.ts";

/** /recruitment/admin/applications.csv: what the list's search and filter find. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitReviewer(request);
  const hidden = await identitiesHidden(request);
  return csvAnswer(await guarded(context, () => applicationsFile(new URL(request.url).searchParams, hidden)));
}
