import { redirect } from "react-router";
import { signOutHere } from "#app/accounts/accounts.server.ts";
import { guarded, refuseFlood } from "#app/forms/request-guard.server.ts";
import type { Route } from "./+types/sign-out.ts";

/** A link to this page does not sign out; it only redirects. */
export function loader() {
  throw redirect("/learning");
}

/** Signs a learner out on this device. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = await guarded(context, () => {
    refuseFlood(context);
    return signOutHere(request.headers);
  });
  throw redirect("/sign-in?notice=signed-out", { headers });
}
