import { eq } from "drizzle-orm";
import { temporaryPasswordTexts } from "#content/own-account.ts";
import { userProfiles } from "#db/schema/accounts.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { temporaryPasswordHours } from "./contract.ts";

/** The screen on which an account replaces a password that the site made. */
export const choosePasswordAddress = temporaryPasswordTexts.path;

/** Whether a temporary password has been there for too long. */
export const isTooOld = (until: Date | null): boolean => until !== null && until.getTime() <= Date.now();

/** Marks the password of an account as made by the site: it opens nothing but the screen that replaces it. */
export async function markTemporary(userId: string): Promise<void> {
  const until = new Date(Date.now() + temporaryPasswordHours * 60 * 60_000);
  await db().update(userProfiles).set({ temporary_password_until: until }).where(eq(userProfiles.id, userId));
}

/** Marks the password of an account as chosen by its owner. @param within a transaction that this is part of */
export async function markChosen(userId: string, within: Pick<Transaction, "update"> = db()): Promise<void> {
  await within
    .update(userProfiles)
    .set({ temporary_password_until: null })
    .where(eq(userProfiles.id, userId));
}

/** Refuses the sign-in of an account whose temporary password is too old. @throws AppError forbidden */
export async function refuseTooOld(email: string): Promise<void> {
  const [found] = await db()
    .select({ until: userProfiles.temporary_password_until })
    .from(userProfiles)
    .where(eq(userProfiles.email, email));
  if (found && isTooOld(found.until)) throw new AppError("forbidden", temporaryPasswordTexts.tooOld);
}
