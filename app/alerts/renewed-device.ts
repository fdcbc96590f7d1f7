import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { pushKeys } from "#app/alerts/push-keys.server.ts";
import { renewDevice } from "#app/alerts/targets.server.ts";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import type { Route } from "./+types/renewed-device.ts";
import { renewedDeviceForm } from "./contract.ts";

/** The site's push key, with which the service worker of an admin's device subscribes again (tooling/browser/alerts.js). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  const { publicKey } = await guarded(context, pushKeys);
  return Response.json({ publicKey });
}

/** Takes the new address of an admin's device. The session says whose it is, so no stranger can redirect the alerts. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = await admitAdmin(request);
  const form = await readForm(context, request, renewedDeviceForm);
  await guarded(context, () => renewDevice(admin, renewedDeviceForm.parse(Object.fromEntries(form))));
  return new Response(null, { status: 204 });
}
