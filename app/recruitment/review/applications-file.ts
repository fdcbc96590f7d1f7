import { csvResponse } from "#app/admin/csv-response.server.ts";
import { applicationsFile } from "#app/recruitment/review/application-file.server.ts";
import { forReviewer } from "#app/recruitment/review/for-reviewer.server.ts";
import type { Route } from "./+types/applications-file.ts";

/** /recruitment/admin/applications.csv: every application that the list's search and filters find. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const file = await forReviewer(request, context, ({ query, hidden }) => applicationsFile(query, hidden));
  return csvResponse(file);
}
