import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { getActiveUsersCount } from "#app/analytics/procedures/active-users.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import type { Route } from "./+types/active-users.ts";

/** The number of visitors on the site now; the dashboard polls it every ten seconds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, getActiveUsersCount);
}

/** Null if the network is down: the dashboard then leaves its figures unchanged. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error) => {
    if (error instanceof Response) throw error;
    return null;
  });
}
