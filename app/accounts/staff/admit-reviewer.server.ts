import { redirect } from "react-router";
import { signedInProfile } from "../accounts.server.ts";
import type { Profile, Role } from "../contract.ts";
import { logTurnedAway } from "./admit-admin.server.ts";
import { staffRoles } from "./contract.ts";

/** Roles that may review applications. */
export const reviewerRoles: readonly Role[] = staffRoles;

/** Whether a profile may review applications. */
function isReviewer(profile: Profile): boolean {
  return reviewerRoles.includes(profile.role);
}

/** The signed-in admin or recruiter; null for anybody else. @throws Response a redirect to what must come first */
export async function currentReviewer(headers: Headers): Promise<Profile | null> {
  const found = await signedInProfile(headers);
  if (!found || !isReviewer(found.profile)) return null;
  if (found.mustFirst) throw redirect(found.mustFirst);
  return found.profile;
}

/**
 * The signed-in admin or recruiter. Anybody else, signed in or not, is redirected to the sign-in form of the review.
 * @throws Response a redirect
 */
export async function admitReviewer(request: Request): Promise<Profile> {
  const profile = await currentReviewer(request.headers);
  if (profile) return profile;
  logTurnedAway(request);
  throw redirect("/recruitment/admin?notice=sign-in");
}
