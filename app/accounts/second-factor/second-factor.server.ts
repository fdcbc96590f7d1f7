import { isAPIError } from "better-auth/api";
import { asc, eq } from "drizzle-orm";
import { signInChangedMail } from "#content/mails.ts";
import { twoStepTexts } from "#content/second-factor.ts";
import { session, user } from "#db/schema/accounts.ts";
import { passkey, twoFactor } from "#db/schema/second-factor.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { sendMail } from "#server/platform/mail.ts";
import { auth } from "../auth.server.ts";
import type { Profile } from "../contract.ts";
import { currentSession, nextHeaders, saying } from "../current-session.server.ts";
import { checkPassword } from "../own/own-password.server.ts";
import { endOtherSessions } from "../own/own-sessions.server.ts";
import { type Caller, withinLimits } from "../sign-in.server.ts";
import { checkCode, renewCodes, unusedCodes } from "./codes.server.ts";
import { codeMissing } from "./contract.ts";
import { readCode } from "./recovery-codes.ts";

/** What an account's screen shows. */
export interface SecondFactorState {
  /** Recovery codes that were not used; null while the second factor is off. */
  codesLeft: number | null;
  passkeys: { id: string; name: string; createdAt: Date | null }[];
}

/** Whether the app of an account was confirmed by a code; undefined when none was begun. */
async function appConfirmed(userId: string): Promise<boolean | undefined> {
  const [app] = await db()
    .select({ verified: twoFactor.verified })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  return app?.verified;
}

/** The second factor and the passkeys of an account. */
export async function readSecondFactor(userId: string): Promise<SecondFactorState> {
  const [confirmed, passkeys] = await Promise.all([
    appConfirmed(userId),
    db()
      .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
      .from(passkey)
      .where(eq(passkey.userId, userId))
      .orderBy(asc(passkey.createdAt), asc(passkey.id)),
  ]);
  return {
    codesLeft: confirmed ? (await unusedCodes(userId)).length : null,
    passkeys: passkeys.map(({ name, ...one }) => ({ ...one, name: name ?? "" })),
  };
}

/** @throws AppError not-signed-in when the password is wrong; too-many */
export const confirmPassword = (profile: Profile, password: string, caller: Caller) =>
  checkPassword(profile, password, caller, twoStepTexts.wrongPassword);

/**
 * Begins to set up an authenticator app. It does not count before its first valid code; beginning again replaces the key.
 * @returns the key for the app, in base 32
 * @throws AppError not-signed-in when the password is wrong; conflict when an app is set up; too-many
 */
export async function beginApp(profile: Profile, password: string, caller: Caller): Promise<string> {
  await confirmPassword(profile, password, caller);
  const { api } = await auth();
  const call = { body: { password }, headers: caller.headers };
  const begun = await saying(api.enableTwoFactor(call)).catch((error) => {
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
  if ((await appConfirmed(id)) !== false) throw new AppError("invalid", twoStepTexts.beginAgain);
  const headers = await withinLimits("code", email, caller, async () => {
    // A recovery code does not show that the app works.
    if (readCode(code).kind !== "app") throw new AppError("not-signed-in", twoStepTexts.wrongCode);
    return checkCode(id, code, caller.headers);
  });
  const here = await currentSession(nextHeaders(headers));
  await endOtherSessions({ id: here?.id ?? "", userId: id });
  sendMail({ to: email, ...signInChangedMail("app-added") });
  return { codes: await renewCodes(id), headers };
}

/** What the owner of an account types to change its second factor. */
export interface Secrets {
  password: string;
  /** A code of the app, or a recovery code, where the account has an app. */
  code?: string | undefined;
}

/**
 * Checks the password of the signed-in account and, where it has an app, a code.
 * @returns whether it has an app
 * @throws AppError not-signed-in when the password or the code is wrong; invalid when the code is missing; too-many
 */
export async function confirmOwner(
  profile: Profile,
  { password, code }: Secrets,
  caller: Caller,
): Promise<boolean> {
  const { id, email } = profile;
  const hasApp = (await appConfirmed(id)) === true;
  if (hasApp && code === undefined) throw new AppError("invalid", codeMissing);
  await confirmPassword(profile, password, caller);
  if (hasApp && code !== undefined) {
    await withinLimits("code", email, caller, () => checkCode(id, code, caller.headers));
  }
  return hasApp;
}

/** The same for what only an account with an app can do. An app that was begun does not count: a code would confirm it. */
async function confirmBoth(profile: Profile, secrets: Secrets, caller: Caller): Promise<void> {
  if (!(await confirmOwner(profile, secrets, caller))) throw new AppError("invalid", twoStepTexts.beginAgain);
}

/**
 * Makes new recovery codes; the old ones no longer work.
 * @throws AppError not-signed-in when the password or the code is wrong; invalid when there is no app; too-many
 */
export async function replaceCodes(profile: Profile, secrets: Secrets, caller: Caller): Promise<string[]> {
  await confirmBoth(profile, secrets, caller);
  return renewCodes(profile.id);
}

/**
 * Turns the second factor off. Passkeys stay.
 * @returns the headers of the session, which gets a new token
 * @throws AppError not-signed-in when the password or the code is wrong; invalid when there is no app; too-many
 */
export async function turnOff(profile: Profile, secrets: Secrets, caller: Caller): Promise<Headers> {
  await confirmBoth(profile, secrets, caller);
  const { api } = await auth();
  const call = {
    body: { password: secrets.password },
    headers: caller.headers,
    returnHeaders: true,
  } as const;
  const { headers } = await saying(api.disableTwoFactor(call));
  sendMail({ to: profile.email, ...signInChangedMail("app-removed") });
  return headers;
}

/** Removes the app, the recovery codes and the passkeys of an account that lost them, and ends its sessions. */
export async function removeSecondFactor(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await transaction.delete(passkey).where(eq(passkey.userId, userId));
  await transaction.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
  await transaction.delete(session).where(eq(session.userId, userId));
}
