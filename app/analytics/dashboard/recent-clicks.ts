import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { getRecentClicks } from "#app/analytics/procedures/recent-clicks.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import type { Route } from "./+types/recent-clicks.ts";

/** The newest clicks; the dashboard polls them every fifteen seconds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => getRecentClicks());
}

/** Null if the network is down: the dashboard then leaves its figures unchanged. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error) => {
    if (error instanceof Response) throw error;
    return null;
  });
}
