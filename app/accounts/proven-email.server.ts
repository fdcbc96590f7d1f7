import { and, eq, isNull, sql } from "drizzle-orm";
import { openWaitingTiers } from "#app/school/enroll/paid-tier.server.ts";
import { user } from "#db/schema/accounts.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db, type Transaction } from "#server/platform/database.ts";

/**
 * Marks an account's address as proved. Only now do earlier enrollments under that address belong to the account, and
 * open the tiers that were paid for, because anybody can type somebody else's.
 * @param within a transaction that this is part of
 */
export async function emailProven(
  userId: string,
  within: Pick<Transaction, "transaction"> = db(),
): Promise<void> {
  await within.transaction(async (transaction) => {
    const [proven] = await transaction
      .update(user)
      .set({ emailVerified: true, updatedAt: new Date() })
      .where(eq(user.id, userId))
      .returning({ email: user.email });
    if (!proven) return;
    await transaction
      .update(courseEnrollments)
      .set({ user_id: userId })
      .where(
        and(isNull(courseEnrollments.user_id), eq(sql`lower(${courseEnrollments.email})`, proven.email)),
      );
    await openWaitingTiers(transaction, userId);
  });
}
