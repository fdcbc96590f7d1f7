import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { getRecentClicks } from "#app/analytics/analytics.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import type { Route } from "./+types/recent-clicks.ts";

/** The newest clicks; the dashboard asks every fifteen seconds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => getRecentClicks());
}

/** Null when the network is gone: the dashboard then keeps what it shows. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error) => {
    if (error instanceof Response) throw error;
    return null;
  });
}
