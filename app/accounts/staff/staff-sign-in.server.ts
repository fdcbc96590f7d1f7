import { signInMessages } from "#content/back-office.ts";
import { passkeyTexts } from "#content/second-factor.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { readProfile, signOutHere } from "../accounts.server.ts";
import { type Profile, type Role, signInInput } from "../contract.ts";
import { nextHeaders } from "../current-session.server.ts";
import { codeInput } from "../second-factor/contract.ts";
import { signInWithPasskey } from "../second-factor/passkeys.server.ts";
import { signInWithCode } from "../second-factor/pending-sign-in.server.ts";
import { type Caller, finishSignIn, type SignedIn, signInWithPassword } from "../sign-in.server.ts";

export type StaffSignIn =
  | { kind: "in"; profile: Profile; headers: Headers }
  /** The password is right, and a code must follow. The headers mark the begun sign-in. */
  | { kind: "code"; headers: Headers }
  /** With the role of an account whose password is right, but which this screen does not let in. */
  | { kind: "refused"; status: number; message: string; role?: Role | undefined };

function refused(status: number, message: string) {
  return { kind: "refused", status, message } as const;
}

/** Lets an account in whose role is allowed; otherwise the new session ends again, and nothing says that it was there. */
async function admit(signedIn: SignedIn, allowed: readonly Role[], caller: Caller): Promise<StaffSignIn> {
  const { userId, headers, needsCode } = signedIn;
  if (!userId) return refused(401, signInMessages.noUser);
  const profile = await readProfile(userId).catch((error) => {
    log.error({ err: error }, "profile not read");
    return undefined;
  });
  if (!profile || !allowed.includes(profile.role)) {
    // A sign-in that waits for a code has opened no session.
    if (!needsCode) {
      await signOutHere(nextHeaders(headers)).catch((error) =>
        log.error({ err: error }, "session of a refused sign-in not ended"),
      );
    }
    return profile === undefined
      ? refused(503, signInMessages.unverified)
      : { ...refused(403, signInMessages.denied), role: profile?.role };
  }
  if (needsCode) return { kind: "code", headers };
  await finishSignIn(signedIn, caller);
  return { kind: "in", profile, headers };
}

/** Runs a sign-in. Each refusal becomes its own message. */
async function refusals(work: () => Promise<StaffSignIn>): Promise<StaffSignIn> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return refused(error.status, error.message);
    log.error({ err: error }, "sign-in failed");
    return refused(500, signInMessages.unexpected);
  }
}

/**
 * Signs a user in to the back office by e-mail address and password, if the role is allowed. Each outcome has the
 * specification's own message.
 */
export async function signInStaff(
  typed: unknown,
  allowed: readonly Role[],
  caller: Caller,
): Promise<StaffSignIn> {
  const input = signInInput.safeParse(typed);
  if (!input.success) return refused(422, input.error.issues[0]?.message ?? signInMessages.missing);
  return refusals(async () => admit(await signInWithPassword(input.data, caller), allowed, caller));
}

/** Finishes a sign-in that waits for a code, if the role is allowed. */
export async function signInStaffWithCode(
  typed: unknown,
  allowed: readonly Role[],
  caller: Caller,
): Promise<StaffSignIn> {
  const input = codeInput.safeParse(typed);
  if (!input.success) return refused(422, input.error.issues[0]?.message ?? signInMessages.unexpected);
  return refusals(async () => admit(await signInWithCode(input.data.code, caller), allowed, caller));
}

/** Signs a user in with a passkey, if the role is allowed. */
export async function signInStaffWithPasskey(
  answer: string,
  allowed: readonly Role[],
  caller: Caller,
): Promise<StaffSignIn> {
  const outcome = await refusals(async () => admit(await signInWithPasskey(answer, caller), allowed, caller));
  return outcome.kind === "refused" && outcome.status === 500
    ? { ...outcome, message: passkeyTexts.failed }
    : outcome;
}
