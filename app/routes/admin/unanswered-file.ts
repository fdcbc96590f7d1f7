import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { unansweredFile } from "#app/features/concierge/unanswered-file.server.ts";
import { csvAnswer } from "#app/routes/admin/csv-answer.server.ts";
import { guarded } from "#app/routes/request-guard.server.ts";
import type { Route } from "./+types/unanswered-file.ts";

/** /admin-dashboard/conversations/unanswered.csv: the questions that could not be answered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return csvAnswer(await guarded(context, () => unansweredFile()));
}
