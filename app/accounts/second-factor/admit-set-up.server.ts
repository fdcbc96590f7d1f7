import { createContext, type RouterContextProvider, redirect } from "react-router";
import { signedInProfile } from "../accounts.server.ts";
import type { Profile } from "../contract.ts";
import { signInFor } from "../way-back.ts";
import { twoStepAddress } from "./addresses.ts";

/** Who posted the form that a request's page is shown for. */
const poster = createContext<Profile | null>(null);

/**
 * The signed-in account, also one of staff that may open nothing else before the second factor is set up. Anybody else is
 * redirected to the sign-in that is for every role.
 *
 * A form may give the session a new token. Without script, the page of the answer belongs to the same request, which
 * still has the old one; so whoever was admitted stays so until the request ends.
 * @throws Response a redirect
 */
export async function admitForSetUp(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Profile> {
  const admitted = context.get(poster);
  if (admitted) return admitted;
  const found = await signedInProfile(request.headers);
  if (!found) throw redirect(signInFor(twoStepAddress));
  if (found.mustFirst && found.mustFirst !== twoStepAddress) throw redirect(found.mustFirst);
  if (request.method !== "GET") context.set(poster, found.profile);
  return found.profile;
}
