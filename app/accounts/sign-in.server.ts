import { isDeepStrictEqual } from "node:util";
import { isAPIError } from "better-auth/api";
import { and, eq, ne } from "drizzle-orm";
import { accountChanged } from "#content/account.ts";
import { temporaryPasswordTexts } from "#content/own-account.ts";
import { account, user, userProfiles } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError, databaseDown, isDatabaseDown } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { networkOf } from "#server/platform/network-of.ts";
import { enforceLimit, isWithinLimit } from "#server/platform/rate-limit.ts";
import { accountByEmail, signOutHere } from "./accounts.server.ts";
import { auth } from "./auth.server.ts";
import type { SignInInput } from "./contract.ts";
import { nextHeaders, saying } from "./current-session.server.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";
import { beginSignIn, type SignInStep } from "./sign-in-limits.server.ts";
import { inTurn } from "./sign-in-queues.server.ts";
import { isOldHash, slowHash } from "./slow-hash.server.ts";
import { hasTooOldPassword } from "./temporary-password.server.ts";

/** A new session: the account, and the headers that set its cookie. */
export interface SignedIn {
  userId: string | undefined;
  headers: Headers;
  /** There is no session yet: the headers mark a sign-in that waits for a code. */
  needsCode?: boolean;
}

/** What the account of an address demands of a sign-in now: its password, and whether a code must follow. */
function demandsOf(email: string) {
  return (
    db()
      .select({ hash: account.password, code: user.twoFactorEnabled })
      .from(user)
      .innerJoin(account, eq(account.userId, user.id))
      // PostgreSQL takes no NUL, and the library refuses such an address.
      .where(eq(user.email, email.replaceAll("\0", "")))
  );
}

/** Replaces the hash of a right password that an earlier version stored. */
async function renewOldHash(stored: string | null, password: string): Promise<void> {
  if (stored === null || !isOldHash(stored)) return;
  await db()
    .update(account)
    .set({ password: await slowHash(password) })
    .where(eq(account.password, stored));
}

/**
 * Opens a session for an e-mail address and password, or begins a sign-in that waits for a code.
 * @param userAgent what the browser says of itself; the session has its name (device-name.server.ts)
 * @throws AppError not-signed-in, with the library's own message, when they are wrong; conflict when the password or the
 * second factor changed meanwhile; forbidden when the site made the password and it is too old
 */
export async function signIn({ email, password }: SignInInput, userAgent = ""): Promise<SignedIn> {
  const { api } = await auth();
  const body = { email: email.toLowerCase(), password };
  const demands = await demandsOf(body.email);
  try {
    const { headers, response } = await saying(
      api.signInEmail({ body, headers: new Headers({ "user-agent": userAgent }), returnHeaders: true }),
    );
    // What changes the account ends the sessions and begun sign-ins that there are. This one may have come after that.
    if (!isDeepStrictEqual(await demandsOf(body.email), demands)) {
      await signOutHere(nextHeaders(headers));
      throw new AppError("conflict", accountChanged);
    }
    if (await hasTooOldPassword(body.email)) {
      await signOutHere(nextHeaders(headers));
      throw new AppError("forbidden", temporaryPasswordTexts.tooOld);
    }
    for (const { hash } of demands) await renewOldHash(hash, password);
    if (!("twoFactorRedirect" in response)) return { userId: response?.user?.id, headers };
    return { userId: (await accountByEmail(email)).id, headers, needsCode: true };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError("not-signed-in", error.message);
    throw error;
  }
}

/** The sender of a form: the address for limits, and the headers with the cookies. */
export interface Caller {
  address: string;
  headers: Headers;
}

/**
 * Counts a check of a password, because a right one costs a hash too: on a known device for its account, otherwise for the
 * network. @returns whether the network has used its share and is slowed down
 * @throws AppError too-many for a known device
 */
async function countCheck(
  step: SignInStep,
  email: string,
  address: string,
  device: string | undefined,
): Promise<boolean> {
  if (step === "code") return false;
  if (!device) return !(await isWithinLimit("sign-in", address));
  await enforceLimit("sign-in", `known ${email.toLowerCase()}`);
  return false;
}

/**
 * Runs a check of a password or code that counts in the limits for wrong tries.
 * @param check throws AppError not-signed-in when what was typed is wrong
 * @throws AppError too-many; unavailable; whatever the check throws
 */
export async function withinLimits<Result>(
  step: SignInStep,
  email: string,
  { address, headers }: Caller,
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    const device = await knownDevice(headers, email);
    const turn = await beginSignIn(email, address, device, step);
    let result: Result;
    try {
      const isSlow = (await countCheck(step, email, address, device)) || turn.isSlow;
      result = await inTurn(device ? { device } : { network: networkOf(address), isSlow }, check);
    } catch (error) {
      const wrong = error instanceof AppError && error.code === "not-signed-in";
      await (wrong ? turn.failed() : turn.dropped());
      throw error;
    }
    await turn.succeeded();
    return result;
  } catch (error) {
    throw isDatabaseDown(error) && !(error instanceof AppError) ? databaseDown(error) : error;
  }
}

/**
 * Opens a session for an e-mail address and password, within the limits for wrong tries. Where the account has a second
 * factor, a code must follow. The caller decides whether the role may come in, and then finishes the sign-in.
 * @throws AppError not-signed-in, with the same message for a wrong password and an unknown address; too-many;
 * unavailable
 */
export function signInWithPassword(input: SignInInput, caller: Caller): Promise<SignedIn> {
  return withinLimits("password", input.email, caller, () =>
    signIn(input, caller.headers.get("user-agent") ?? ""),
  );
}

/** The same for every role: the sign-in is finished, unless a code must follow. */
export async function signInFrom(input: SignInInput, caller: Caller): Promise<SignedIn> {
  const signedIn = await signInWithPassword(input, caller);
  if (!signedIn.needsCode) await finishSignIn(signedIn, caller);
  return signedIn;
}

/**
 * Finishes a sign-in whose role may come in: the session that this browser had before ends, because otherwise it would
 * stay open and nobody could see it; the device is known from now on, and staff see when they last signed in.
 */
export async function finishSignIn(
  { userId, headers: answer }: SignedIn,
  { headers }: Pick<Caller, "headers">,
): Promise<void> {
  if (!userId) return;
  if (headers.has("cookie")) await signOutHere(headers);
  log.info({ account: userId }, "signed in");
  answer.append("Set-Cookie", await rememberDevice(headers, userId));
  await db()
    .update(userProfiles)
    .set({ last_sign_in_at: new Date() })
    .where(and(eq(userProfiles.id, userId), ne(userProfiles.role, "learner")));
}
