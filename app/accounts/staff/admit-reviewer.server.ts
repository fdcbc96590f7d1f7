import { redirect } from "react-router";
import { currentProfile } from "../accounts.server.ts";
import type { Profile, Role } from "../contract.ts";

/** Roles that may open the recruitment portal. */
export const reviewerRoles: readonly Role[] = ["admin", "recruiter"];

/** Whether a profile may open the recruitment portal. */
export function isReviewer(profile: Profile | null): profile is Profile {
  return profile !== null && reviewerRoles.includes(profile.role);
}

/**
 * The signed-in admin or recruiter. Anybody else, signed in or not, is redirected to the portal's sign-in form.
 * @throws Response a redirect
 */
export async function admitReviewer(request: Request): Promise<Profile> {
  const profile = await currentProfile(request.headers);
  if (isReviewer(profile)) return profile;
  throw redirect("/recruitment/admin?notice=sign-in");
}
