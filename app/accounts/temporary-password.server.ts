import { eq } from "drizzle-orm";
import { temporaryPasswordTexts } from "#content/own-account.ts";
import { userProfiles } from "#db/schema/accounts.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { temporaryPasswordHours } from "./contract.ts";

/** The screen on which an account replaces a password that the site made. */
export const choosePasswordAddress = temporaryPasswordTexts.path;

/** Whether a temporary password has expired. @param until its end; null for a password that is not temporary */
export const isTooOld = (until: Date | null): boolean => until !== null && until.getTime() <= Date.now();

/** The end of a temporary password that is made now. */
export const temporaryUntil = (): Date => new Date(Date.now() + temporaryPasswordHours * 60 * 60_000);

/** Marks the password of an account as made by the site: it opens nothing but the screen that replaces it. */
export async function markTemporary(userId: string): Promise<void> {
  await db()
    .update(userProfiles)
    .set({ temporary_password_until: temporaryUntil() })
    .where(eq(userProfiles.id, userId));
}

/** Marks the password of an account as chosen by its owner. @param within the transaction to write in, if there is one */
export async function markChosen(userId: string, within: Pick<Transaction, "update"> = db()): Promise<void> {
  await within
    .update(userProfiles)
    .set({ temporary_password_until: null })
    .where(eq(userProfiles.id, userId));
}

/** Whether the account of an address has a temporary password that has expired; false if there is no account. */
export async function hasTooOldPassword(email: string): Promise<boolean> {
  const [found] = await db()
    .select({ until: userProfiles.temporary_password_until })
    .from(userProfiles)
    .where(eq(userProfiles.email, email));
  return found !== undefined && isTooOld(found.until);
}
