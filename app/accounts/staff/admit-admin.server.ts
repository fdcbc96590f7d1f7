import { redirect } from "react-router";
import { log } from "#server/platform/log.ts";
import { currentProfile } from "../accounts.server.ts";
import type { Profile } from "../contract.ts";

/**
 * The signed-in admin. Anybody else is redirected to the sign-in screen, which says why.
 * @throws Response a redirect
 */
export async function admitAdmin(request: Request): Promise<Profile> {
  let profile: Profile | null;
  try {
    profile = await currentProfile(request.headers);
  } catch (error) {
    log.error({ err: error }, "session not checked");
    throw redirect("/admin-login?notice=unchecked");
  }
  if (!profile) throw redirect("/admin-login");
  if (profile.role !== "admin") throw redirect("/admin-login?notice=denied");
  return profile;
}
