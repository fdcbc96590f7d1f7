import { redirect } from "react-router";
import { log } from "#server/platform/log.ts";
import { type SignedInProfile, signedInProfile } from "../accounts.server.ts";
import type { Profile } from "../contract.ts";

/** Logs that somebody without the right asked for a screen of the back office. */
export function logTurnedAway({ method, url }: Request): void {
  log.info({ method, path: new URL(url).pathname }, "refused");
}

/**
 * The signed-in admin. Anybody else is redirected to the sign-in screen, which says why, or to what must come first.
 * @throws Response a redirect
 */
export async function admitAdmin(request: Request): Promise<Profile> {
  let found: SignedInProfile | null;
  try {
    found = await signedInProfile(request.headers);
  } catch (error) {
    log.error({ err: error }, "session not checked");
    throw redirect("/admin-login?notice=unchecked");
  }
  if (found?.profile.role !== "admin") {
    logTurnedAway(request);
    throw redirect(found ? "/admin-login?notice=denied" : "/admin-login");
  }
  if (found.mustFirst) throw redirect(found.mustFirst);
  return found.profile;
}
