import { AppError, databaseDown, isDatabaseDown } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { type SignedIn, signIn, signOutHere } from "./accounts.server.ts";
import type { SignInInput } from "./contract.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";
import { beginSignIn } from "./sign-in-turns.server.ts";

/** The sender of a form: the address for limits, and the headers with the cookies. */
export interface Caller {
  address: string;
  headers: Headers;
}

async function signInOnce(input: SignInInput, { address, headers }: Caller): Promise<SignedIn> {
  const turn = await beginSignIn(input.email, address, await knownDevice(headers, input.email));
  let signedIn: SignedIn;
  try {
    signedIn = await signIn(input, headers.get("user-agent") ?? "");
  } catch (error) {
    const wrong = error instanceof AppError && error.code === "not-signed-in";
    await (wrong ? turn.failed() : turn.dropped());
    throw error;
  }
  await turn.succeeded();
  // The session that this browser had before would otherwise stay open, and nobody could see it.
  if (headers.has("cookie")) await signOutHere(headers);
  log.info({ account: signedIn.userId }, "signed in");
  if (signedIn.userId) {
    signedIn.headers.append("Set-Cookie", await rememberDevice(headers, signedIn.userId));
  }
  return signedIn;
}

/**
 * Opens a session for an e-mail address and password, within the limits for wrong tries. The returned headers also make
 * this a device that is known to the account.
 * @throws AppError not-signed-in, with the same message for a wrong password and an unknown address; too-many;
 * unavailable
 */
export async function signInFrom(input: SignInInput, caller: Caller): Promise<SignedIn> {
  try {
    return await signInOnce(input, caller);
  } catch (error) {
    throw isDatabaseDown(error) && !(error instanceof AppError) ? databaseDown(error) : error;
  }
}
