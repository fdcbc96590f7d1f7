import { and, eq, isNull } from "drizzle-orm";
import { userProfiles } from "#db/schema/accounts.ts";
import type { Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";

/**
 * Makes sure that another admin can still sign in when an account stops being one. It locks the admins, so that two of
 * them cannot remove each other at the same moment.
 * @throws AppError conflict for the last admin, because nobody could manage the site any more
 */
export async function keepAnAdmin(transaction: Transaction, accountId: string): Promise<void> {
  const admins = await transaction
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(eq(userProfiles.role, "admin"), isNull(userProfiles.disabled_at)))
    .orderBy(userProfiles.id)
    .for("update");
  if (admins.length === 1 && admins[0]?.id === accountId) {
    throw new AppError("conflict", "This is the last admin. Make another one first.");
  }
}
