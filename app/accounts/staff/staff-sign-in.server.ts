import { signInMessages } from "#content/back-office.ts";
import { codeStepTexts, passkeyTexts } from "#content/second-factor.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { endSessions, readProfile, type SignedIn } from "../accounts.server.ts";
import { type Profile, type Role, signInInput } from "../contract.ts";
import { codeInput } from "../second-factor/contract.ts";
import { finishPasskeySignIn } from "../second-factor/passkeys.server.ts";
import { finishSignIn } from "../second-factor/pending-sign-in.server.ts";
import { type Caller, signInFrom } from "../sign-in.server.ts";

export type StaffSignIn =
  | { kind: "in"; profile: Profile; headers: Headers }
  /** The password is right, and a code must follow. The headers mark the begun sign-in. */
  | { kind: "code"; headers: Headers }
  | { kind: "refused"; status: number; message: string };

function refused(status: number, message: string): StaffSignIn {
  return { kind: "refused", status, message };
}

/** Lets an account in whose role is allowed; otherwise the new session ends again. */
async function admit(
  { userId, headers, needsCode }: SignedIn,
  allowed: readonly Role[],
): Promise<StaffSignIn> {
  if (!userId) return refused(401, signInMessages.noUser);
  const profile = await readProfile(userId).catch((error) => {
    log.error({ err: error }, "profile not read");
    return undefined;
  });
  if (profile === undefined) {
    await endSessions(userId).catch(() => log.error("session of an unverified account not ended"));
    return refused(503, signInMessages.unverified);
  }
  if (!profile || !allowed.includes(profile.role)) {
    // A sign-in that waits for a code has opened no session, and those of other devices stay.
    if (!needsCode) await endSessions(userId);
    return refused(403, signInMessages.denied);
  }
  return needsCode ? { kind: "code", headers } : { kind: "in", profile, headers };
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
  return refusals(async () => admit(await signInFrom(input.data, caller), allowed));
}

/** Finishes a sign-in that waits for a code. */
export async function signInWithCode(
  typed: unknown,
  allowed: readonly Role[],
  caller: Caller,
): Promise<StaffSignIn> {
  const input = codeInput.safeParse(typed);
  if (!input.success) return refused(422, input.error.issues[0]?.message ?? codeStepTexts.wrong);
  return refusals(async () => {
    try {
      return await admit(await finishSignIn(input.data.code, caller), allowed);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "not-signed-in") return refused(401, codeStepTexts.wrong);
      if (error.code === "invalid") return refused(422, codeStepTexts.over);
      throw error;
    }
  });
}

/** Signs a user in with a passkey, if the role is allowed. */
export async function signInWithPasskey(
  answer: string,
  allowed: readonly Role[],
  caller: Caller,
): Promise<StaffSignIn> {
  const outcome = await refusals(async () => admit(await finishPasskeySignIn(answer, caller), allowed));
  return outcome.kind === "refused" && outcome.status === 500
    ? { ...outcome, message: passkeyTexts.failed }
    : outcome;
}
