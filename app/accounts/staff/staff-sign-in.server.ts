import { signInMessages } from "#content/back-office.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { endSessions, readProfile } from "../accounts.server.ts";
import { type Profile, type Role, signInInput } from "../contract.ts";
import { type Caller, signInFrom } from "../sign-in.server.ts";

export type StaffSignIn =
  | { kind: "in"; profile: Profile; headers: Headers }
  | { kind: "refused"; status: number; message: string };

function refused(status: number, message: string): StaffSignIn {
  return { kind: "refused", status, message };
}

/**
 * Signs a user in to the back office by e-mail address and password, if the role is allowed; otherwise the new session
 * ends again. Each outcome has the specification's own message.
 */
export async function signInStaff(
  typed: unknown,
  allowed: readonly Role[],
  caller: Caller,
): Promise<StaffSignIn> {
  const input = signInInput.safeParse(typed);
  if (!input.success) return refused(422, input.error.issues[0]?.message ?? signInMessages.missing);
  try {
    const { userId, headers } = await signInFrom(input.data, caller);
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
      await endSessions(userId);
      return refused(403, signInMessages.denied);
    }
    return { kind: "in", profile, headers };
  } catch (error) {
    if (error instanceof AppError) return refused(error.status, error.message);
    log.error({ err: error }, "sign-in failed");
    return refused(500, signInMessages.unexpected);
  }
}
