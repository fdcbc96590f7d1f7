import { redirect } from "react-router";
import { currentProfile } from "../accounts.server.ts";
import type { Profile, Role } from "../contract.ts";

/** Who may enter the recruitment portal. */
export const reviewerRoles: readonly Role[] = ["admin", "recruiter"];

/** Whether somebody may enter the recruitment portal. */
export function isReviewer(profile: Profile | null): profile is Profile {
  return profile !== null && reviewerRoles.includes(profile.role);
}

/**
 * The admin or recruiter who asks for something of the recruitment portal. Anybody else, signed in or not, is sent to its
 * door, where the sign-in form is.
 * @throws Response a redirect
 */
export async function admitReviewer(request: Request): Promise<Profile> {
  const profile = await currentProfile(request.headers);
  if (isReviewer(profile)) return profile;
  throw redirect("/recruitment/admin?notice=sign-in");
}
