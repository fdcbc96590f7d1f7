import { redirect } from "react-router";
import { type SignedInProfile, signedInProfile } from "../accounts.server.ts";

/**
 * The signed-in member of staff, also one who may open nothing else before the second factor is set up. Anybody else is
 * redirected to the sign-in of the portal, which is for every role of staff.
 * @throws Response a redirect
 */
export async function admitForSetUp(request: Request): Promise<SignedInProfile> {
  const found = await signedInProfile(request.headers);
  if (found && found.profile.role !== "learner") return found;
  throw redirect("/recruitment/admin?notice=sign-in");
}
