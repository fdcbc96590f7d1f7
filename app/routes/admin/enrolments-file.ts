import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { enrolmentsFile } from "#app/features/school/enrolments-file.server.ts";
import { guarded } from "#app/routes/request-guard.server.ts";
import type { Route } from "./+types/enrolments-file.ts";

/** /admin-dashboard/enrolments/enrolments.csv: what the list's search and filters find. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  const { file, name } = await guarded(context, () => enrolmentsFile(new URL(request.url).searchParams));
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
