import { and, eq, lt, sql } from "drizzle-orm";
import { recruitmentApplications, withdrawnApplications } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { releaseMedia } from "../upload/media.server.ts";

/**
 * Erases what the privacy notice promises: applications that were rejected more than the given number of months ago,
 * with their recordings and everything noted about them, and marks of withdrawals of the same age.
 */
export async function eraseOldApplications(months: number, now = new Date()): Promise<void> {
  const { id, status, status_changed_at, created_at } = recruitmentApplications;
  const border = sql<Date>`${now.toISOString()}::timestamptz - make_interval(months => ${months})`;
  await db().transaction(async (transaction) => {
    const old = await transaction
      .select({ id })
      .from(recruitmentApplications)
      .where(and(eq(status, "rejected"), lt(sql`coalesce(${status_changed_at}, ${created_at})`, border)))
      .for("update");
    for (const application of old) {
      await releaseMedia(transaction, application.id);
      await transaction.delete(recruitmentApplications).where(eq(id, application.id));
    }
    await transaction.delete(withdrawnApplications).where(lt(withdrawnApplications.withdrawn_at, border));
  });
}
