import { redirect } from "react-router";
import { currentProfile } from "./accounts.server.ts";
import type { Profile } from "./contract.ts";

/**
 * The admin or recruiter who asks for something of the recruitment portal. Anybody else, signed in or not, is sent to its
 * door, where the sign-in form is.
 * @throws Response a redirect
 */
export async function admitReviewer(request: Request): Promise<Profile> {
  const profile = await currentProfile(request.headers);
  if (profile?.role === "admin" || profile?.role === "recruiter") return profile;
  throw redirect("/recruitment/admin");
}
