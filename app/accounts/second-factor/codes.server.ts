import { isAPIError } from "better-auth/api";
import { lt } from "drizzle-orm";
import { codeStepTexts, twoStepTexts } from "#content/second-factor.ts";
import { usedCodes } from "#db/schema/second-factor.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { limitKey } from "#server/platform/limit-store.ts";
import { auth } from "../auth.server.ts";
import { saying } from "../current-session.server.ts";
import { readCode } from "./recovery-codes.ts";

/** How long a used code is remembered. An app's code is valid for 90 seconds at most. */
const rememberedMilliseconds = 5 * 60_000;

/** Deletes the codes that would be too old by now. */
export async function eraseUsedCodes(): Promise<void> {
  await db()
    .delete(usedCodes)
    .where(lt(usedCodes.used_at, new Date(Date.now() - rememberedMilliseconds)));
}

/** Whether this is the first use of an app's code: somebody who saw it typed cannot use it again. */
async function claimCode(userId: string, code: string): Promise<boolean> {
  await eraseUsedCodes();
  const claimed = await db()
    .insert(usedCodes)
    .values({
      user_id: userId,
      code: await limitKey(`used code ${userId} ${code}`),
      used_at: new Date(),
    })
    .onConflictDoNothing()
    .returning({ code: usedCodes.code });
  return claimed.length > 0;
}

/** Errors of the library which mean that the sign-in has to begin anew. */
const overCodes = new Set([
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "TOTP_NOT_ENABLED",
  "BACKUP_CODES_NOT_ENABLED",
]);

/**
 * Checks a code of an app, or a recovery code, for the session or for the begun sign-in in some headers. Each code works
 * once. The limits for wrong tries are the caller's task.
 * @returns headers with the cookies of the session that a right code opens
 * @throws AppError not-signed-in when the code is wrong; invalid when the sign-in has to begin anew
 */
export async function checkCode(userId: string, typed: string, headers: Headers): Promise<Headers> {
  const { kind, code } = readCode(typed);
  const wrong = new AppError("not-signed-in", twoStepTexts.wrongCode);
  if (kind === "app" && !(await claimCode(userId, code))) throw wrong;
  const { api } = await auth();
  try {
    const call = { body: { code }, headers, returnHeaders: true } as const;
    const checked = kind === "app" ? api.verifyTOTP(call) : api.verifyBackupCode(call);
    return (await saying<{ headers: Headers }>(checked)).headers;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw overCodes.has(error.body?.code ?? "") ? new AppError("invalid", codeStepTexts.over) : wrong;
  }
}
