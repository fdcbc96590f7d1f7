import { randomBytes, timingSafeEqual } from "node:crypto";
import { isAPIError } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, lt, notLike } from "drizzle-orm";
import { z } from "zod";
import { codeStepTexts, twoStepTexts } from "#content/second-factor.ts";
import { twoFactor, usedCodes } from "#db/schema/second-factor.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { limitKey } from "#server/platform/limit-store.ts";
import { log } from "#server/platform/log.ts";
import { auth } from "../auth.server.ts";
import { saying } from "../current-session.server.ts";
import { codeCost } from "../hash-cost.ts";
import { hashLike, slowHash } from "../slow-hash.server.ts";
import { makeRecoveryCodes, readCode } from "./recovery-codes.ts";

/** How long a used code is remembered. An app's code is valid for 30 seconds at most. */
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

/**
 * Whether an app shows this code now. The library (better-auth 1.7) also takes the code before and the one after, 90 seconds
 * in all; ASVS 6.5.5 allows 30. A phone's wrong clock is noticed when the app is set up.
 */
async function isShownNow(userId: string, code: string): Promise<boolean> {
  const [row] = await db()
    .select({ encrypted: twoFactor.secret })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  // Without an app, the library says that the sign-in has to start again.
  if (!row) return true;
  const { api, $context } = await auth();
  const secret = await symmetricDecrypt({ key: (await $context).secretConfig, data: row.encrypted });
  const shown = Buffer.from((await api.generateTOTP({ body: { secret } })).code);
  const typed = Buffer.from(code);
  return typed.length === shown.length && timingSafeEqual(typed, shown);
}

/** Recovery codes as the table stores them: a list of hashes. They share a salt, so that a code is hashed once to be found. */
async function hashedCodes(codes: readonly string[]): Promise<string> {
  const salt = randomBytes(16);
  return JSON.stringify(await Promise.all(codes.map((code) => slowHash(code, salt, codeCost))));
}

const codeList = z.array(z.string());

/** The hashes of an account's unused recovery codes. */
export async function unusedCodes(userId: string): Promise<string[]> {
  const [row] = await db()
    .select({ stored: twoFactor.backupCodes })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  return row?.stored.startsWith("[") ? codeList.parse(JSON.parse(row.stored)) : [];
}

/** Gives an account new recovery codes in place of all others. @returns the codes, which nobody can read again */
export async function renewCodes(userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await db()
    .update(twoFactor)
    .set({ backupCodes: await hashedCodes(codes) })
    .where(eq(twoFactor.userId, userId));
  return codes;
}

/** Hashes the recovery codes that earlier versions stored encrypted, once at the start. */
export async function hashOldCodes(): Promise<void> {
  const { id, backupCodes } = twoFactor;
  const rows = await db().select({ id, old: backupCodes }).from(twoFactor).where(notLike(backupCodes, "[%"));
  const { secretConfig } = await (await auth()).$context;
  for (const row of rows) {
    const plain = await symmetricDecrypt({ key: secretConfig, data: row.old }).catch(() => null);
    if (plain === null) log.warn("recovery codes that no key opens were left as they are");
    else {
      const hashed = await hashedCodes(codeList.parse(JSON.parse(plain)));
      await db()
        .update(twoFactor)
        .set({ backupCodes: hashed })
        .where(and(eq(id, row.id), eq(backupCodes, row.old)));
    }
  }
}

/** Errors of the library which mean that the sign-in has to start again. */
const overCodes = new Set([
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "TOTP_NOT_ENABLED",
  "BACKUP_CODES_NOT_ENABLED",
]);

/**
 * Checks a code of an app, or a recovery code, for the session or for the begun sign-in in some headers. Each code works
 * once, and an app's only while the app shows it. The limits for wrong tries are the caller's task.
 * @returns headers with the cookies of the session that a right code opens
 * @throws AppError not-signed-in when the code is wrong; invalid when the sign-in has to start again
 */
export async function checkCode(userId: string, typed: string, headers: Headers): Promise<Headers> {
  const { kind, code } = readCode(typed);
  const wrong = new AppError("not-signed-in", twoStepTexts.wrongCode);
  const isOver = kind === "app" && !(await isShownNow(userId, code));
  if (kind === "app" && !isOver && !(await claimCode(userId, code))) throw wrong;
  const { api } = await auth();
  try {
    const [first] = kind === "app" ? [] : await unusedCodes(userId);
    const call = {
      // The library counts wrong codes, so it also gets one that is over, as one that no app shows.
      body: { code: isOver ? "over" : first ? await hashLike(first, code) : code },
      headers,
      returnHeaders: true,
    } as const;
    const checked = kind === "app" ? api.verifyTOTP(call) : api.verifyBackupCode(call);
    return (await saying<{ headers: Headers }>(checked)).headers;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw overCodes.has(error.body?.code ?? "") ? new AppError("invalid", codeStepTexts.over) : wrong;
  }
}
