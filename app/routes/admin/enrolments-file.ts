import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { enrolmentsFile } from "#app/features/school/enrolments-file.server.ts";
import { csvAnswer } from "#app/routes/admin/csv-answer.server.ts";
import { guarded } from "#app/routes/request-guard.server.ts";
import type { Route } from "./+types/enrolments-file.ts";

/** /admin-dashboard/enrolments/enrolments.csv: what the list's search and filters find. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return csvAnswer(await guarded(context, () => enrolmentsFile(new URL(request.url).searchParams)));
}
