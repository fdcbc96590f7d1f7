import { applicationsFile } from "#app/features/applications/desk-file.server.ts";
import { csvAnswer } from "#app/routes/admin/csv-answer.server.ts";
import { forReviewer } from "#app/routes/recruitment/for-reviewer.server.ts";
import type { Route } from "./+types/portal-file.ts";

/** /recruitment/admin/applications.csv: what the list's search and filter find. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return csvAnswer(
    await forReviewer(request, context, ({ query, hidden }) => applicationsFile(query, hidden)),
  );
}
