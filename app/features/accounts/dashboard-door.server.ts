import { redirect } from "react-router";
import { log } from "#server/platform/log.ts";
import { currentProfile } from "./accounts.server.ts";
import type { Profile, Role } from "./contract.ts";

/** Where somebody who is not let in is sent. */
interface Door {
  allowed: readonly Role[];
  /** The sign-in screen for whoever is not signed in, for whoever may not enter, and for when that cannot be told. */
  visitor: string;
  denied: string;
  unchecked: string;
}

/** @throws Response a redirect */
async function admit(request: Request, { allowed, visitor, denied, unchecked }: Door): Promise<Profile> {
  let profile: Profile | null;
  try {
    profile = await currentProfile(request.headers);
  } catch (error) {
    log.error({ err: error }, "session not checked");
    throw redirect(unchecked);
  }
  if (!profile) throw redirect(visitor);
  if (!allowed.includes(profile.role)) throw redirect(denied);
  return profile;
}

/**
 * The admin who asks for the dashboard. Anybody else is sent to the sign-in screen, which says why.
 * @throws Response a redirect
 */
export function admitAdmin(request: Request): Promise<Profile> {
  return admit(request, {
    allowed: ["admin"],
    visitor: "/admin-login",
    denied: "/admin-login?notice=denied",
    unchecked: "/admin-login?notice=unchecked",
  });
}

/** Who may enter the recruitment portal. */
export const reviewerRoles: readonly Role[] = ["admin", "recruiter"];

/** Whether somebody may enter the recruitment portal. */
export function isReviewer(profile: Profile | null): profile is Profile {
  return profile !== null && reviewerRoles.includes(profile.role);
}

const portalSignIn = "/recruitment/admin?notice=sign-in";

/**
 * The admin or recruiter who asks for what lies behind the recruitment portal's sign-in. Anybody else is sent there.
 * @throws Response a redirect
 */
export function admitReviewer(request: Request): Promise<Profile> {
  return admit(request, {
    allowed: reviewerRoles,
    visitor: portalSignIn,
    denied: portalSignIn,
    unchecked: portalSignIn,
  });
}
