import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { unansweredFile } from "#app/features/concierge/unanswered-file.server.ts";
import { guarded } from "#app/routes/request-guard.server.ts";
import type { Route } from "./+types/unanswered-file.ts";

/** /admin-dashboard/conversations/unanswered.csv: the questions that could not be answered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  const { file, name } = await guarded(context, () => unansweredFile());
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
