import { sql } from "drizzle-orm";
import { courseRefusals } from "#content/course-editor.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";

export type Transaction = Parameters<Parameters<ReturnType<typeof db>["transaction"]>[0]>[0];

/**
 * Changes what a course is made of. Changes of one course wait for one another, so that the order stays whole.
 * @throws AppError not-found when there is no such course
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

/** Codes of PostgreSQL for what a constraint refused. */
const refusals = { "23505": "taken", "23503": "orphaned" } as const;

/** Which constraint an error says was broken: a unique one, or a reference; undefined for any other error. */
export function constraintBroken(error: unknown): "taken" | "orphaned" | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === "23505" || code === "23503") return refusals[code];
  }
  return undefined;
}
