import { sql } from "drizzle-orm";
import { courseRefusals } from "#content/course-editor.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";

/**
 * Runs a change of a course's parts. Changes of one course run one after the other, so that the order stays consistent.
 * @throws AppError not-found when the course does not exist
 */
export function withCourse<Result>(
  courseId: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (transaction) => {
    const found = await transaction.execute(sql`select 1 from courses where id = ${courseId} for update`);
    if (!found.length) throw new AppError("not-found", courseRefusals.course);
    return work(transaction);
  });
}

/** PostgreSQL error codes of broken constraints. */
const refusals = { "23505": "taken", "23503": "orphaned" } as const;

/** The kind of constraint that an error reports as broken; undefined for any other error. */
export function constraintBroken(error: unknown): "taken" | "orphaned" | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === "23505" || code === "23503") return refusals[code];
  }
  return undefined;
}
