import { isAPIError } from "better-auth/api";
import { asc, eq, inArray } from "drizzle-orm";
import { twoStepTexts } from "#content/second-factor.ts";
import { session, user } from "#db/schema/accounts.ts";
import { passkey, twoFactor } from "#db/schema/second-factor.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { auth } from "../auth.server.ts";
import type { Profile } from "../contract.ts";
import { saying } from "../current-session.server.ts";
import { type Caller, withinLimits } from "../sign-in.server.ts";
import type { Transaction } from "../staff/last-admin.server.ts";
import { checkCode } from "./codes.server.ts";
import { readCode } from "./recovery-codes.ts";

/** What an account's screen shows. */
export interface SecondFactorState {
  /** Recovery codes that were not used; null while the second factor is off. */
  codesLeft: number | null;
  passkeys: { id: string; name: string; createdAt: Date | null }[];
}

/** The second factor and the passkeys of an account. */
export async function readSecondFactor(userId: string): Promise<SecondFactorState> {
  const [[app], passkeys] = await Promise.all([
    db().select({ verified: twoFactor.verified }).from(twoFactor).where(eq(twoFactor.userId, userId)),
    db()
      .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
      .from(passkey)
      .where(eq(passkey.userId, userId))
      .orderBy(asc(passkey.createdAt), asc(passkey.id)),
  ]);
  return {
    codesLeft: app?.verified ? (await unusedCodes(userId)).length : null,
    passkeys: passkeys.map(({ name, ...one }) => ({ ...one, name: name ?? "" })),
  };
}

async function unusedCodes(userId: string): Promise<string[]> {
  const { backupCodes } = await (await auth()).api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}

const wrongPassword = () => new AppError("not-signed-in", twoStepTexts.wrongPassword);

/** Runs a call of the library that checks the password, and says so when it is wrong. */
async function withPassword<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await saying(call);
  } catch (error) {
    if (isAPIError(error) && error.body?.code === "INVALID_PASSWORD") throw wrongPassword();
    throw error;
  }
}

/**
 * Checks the password of the signed-in account, within the limits of a sign-in.
 * @throws AppError not-signed-in when it is wrong; too-many
 */
export async function confirmPassword({ email }: Profile, password: string, caller: Caller): Promise<void> {
  const { api } = await auth();
  await withinLimits("password", email, caller, () =>
    withPassword(api.verifyPassword({ body: { password }, headers: caller.headers })),
  );
}

/**
 * Begins to set up an authenticator app. It does not count before its first valid code; beginning again replaces the key.
 * @returns the key for the app, in base 32
 * @throws AppError not-signed-in when the password is wrong; conflict when an app is set up; too-many
 */
export async function beginApp({ email }: Profile, password: string, caller: Caller): Promise<string> {
  const { api } = await auth();
  const call = { body: { password }, headers: caller.headers };
  const begun = await withinLimits("password", email, caller, () =>
    withPassword(api.enableTwoFactor(call)),
  ).catch((error) => {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError("conflict", twoStepTexts.alreadyOn);
    throw error;
  });
  if (begun.method !== "totp") throw new Error("the library set up something else than an app");
  return new URL(begun.totpURI).searchParams.get("secret") ?? "";
}

/** The recovery codes of an account, and the headers of its session, which gets a new token. */
export interface NewCodes {
  codes: string[];
  headers: Headers;
}

/**
 * Turns the second factor on with the first code of the app. Other sessions end, because they began without a code.
 * @throws AppError not-signed-in when the code is wrong; invalid when nothing was begun; too-many
 */
export async function confirmApp({ id, email }: Profile, code: string, caller: Caller): Promise<NewCodes> {
  const [app] = await db()
    .select({ verified: twoFactor.verified })
    .from(twoFactor)
    .where(eq(twoFactor.userId, id));
  if (app?.verified !== false) throw new AppError("invalid", twoStepTexts.beginAgain);
  const before = await db().select({ id: session.id }).from(session).where(eq(session.userId, id));
  const headers = await withinLimits("code", email, caller, async () => {
    // A recovery code does not show that the app works.
    if (readCode(code).kind !== "app") throw new AppError("not-signed-in", twoStepTexts.wrongCode);
    return checkCode(id, code, caller.headers);
  });
  await db()
    .delete(session)
    .where(
      inArray(
        session.id,
        before.map((one) => one.id),
      ),
    );
  return { codes: await unusedCodes(id), headers };
}

/** Checks the password and then a code of the signed-in account. */
async function confirmBoth(profile: Profile, { password, code }: Secrets, caller: Caller): Promise<void> {
  await confirmPassword(profile, password, caller);
  await withinLimits("code", profile.email, caller, () => checkCode(profile.id, code, caller.headers));
}

interface Secrets {
  password: string;
  code: string;
}

/**
 * Makes new recovery codes; the old ones no longer work.
 * @throws AppError not-signed-in when the password or the code is wrong; too-many
 */
export async function replaceCodes(profile: Profile, secrets: Secrets, caller: Caller): Promise<string[]> {
  await confirmBoth(profile, secrets, caller);
  const { api } = await auth();
  const call = { body: { password: secrets.password }, headers: caller.headers };
  return (await saying(api.generateBackupCodes(call))).backupCodes;
}

/**
 * Turns the second factor off. Passkeys stay.
 * @returns the headers of the session, which gets a new token
 * @throws AppError not-signed-in when the password or the code is wrong; too-many
 */
export async function turnOff(profile: Profile, secrets: Secrets, caller: Caller): Promise<Headers> {
  await confirmBoth(profile, secrets, caller);
  const { api } = await auth();
  const call = {
    body: { password: secrets.password },
    headers: caller.headers,
    returnHeaders: true,
  } as const;
  return (await saying(api.disableTwoFactor(call))).headers;
}

/** Removes the app, the recovery codes and the passkeys of an account that lost them, and ends its sessions. */
export async function removeSecondFactor(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await transaction.delete(passkey).where(eq(passkey.userId, userId));
  await transaction.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
  await transaction.delete(session).where(eq(session.userId, userId));
}
