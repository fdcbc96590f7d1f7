import { sql } from "drizzle-orm";
import { courseRefusals } from "#content/course-editor.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import type { PartKind } from "./contract.ts";
import { constraintBroken, withCourse } from "./locked-course.server.ts";
import { findPart, idsInOrder, numberParts, partTables } from "./order.server.ts";

/** The tables with rows of a removed part. Tables that others refer to come first. */
const kept = [
  "course_modules",
  "course_lessons",
  "quiz_questions",
  "lesson_progress",
  "quiz_attempts",
] as const;
type RemovedTable = (typeof kept)[number];

/** SQL conditions that select the rows of a part in each table. */
function rowsOf(kind: PartKind, id: string) {
  const none = sql`false`;
  const lessons = kind === "module" ? sql`module_id = ${id}` : kind === "lesson" ? sql`id = ${id}` : none;
  return {
    course_modules: kind === "module" ? sql`id = ${id}` : none,
    course_lessons: lessons,
    quiz_questions: kind === "module" ? sql`module_id = ${id}` : kind === "question" ? sql`id = ${id}` : none,
    lesson_progress: sql`lesson_id in (select id from course_lessons where ${lessons})`,
    quiz_attempts: kind === "module" ? sql`module_id = ${id}` : none,
  } satisfies Record<RemovedTable, ReturnType<typeof sql>>;
}

/**
 * Removes a part from its course, with everything in it. It can be restored for a day, with the learners' progress.
 * @returns its title, and the id that restores it
 * @throws AppError not-found
 */
export function removePart(courseId: string, kind: PartKind, id: string) {
  return withCourse(courseId, async (transaction) => {
    const { title, parent } = await findPart(transaction, courseId, kind, id);
    const conditions = rowsOf(kind, id);
    const rows = kept.map(
      (table) => sql`${table}::text, (
        select coalesce(jsonb_agg(to_jsonb(part)), '[]') from ${sql.identifier(table)} part where ${conditions[table]})`,
    );
    const [removed] = await transaction.execute<{ id: string }>(sql`
      insert into removed_course_parts (course_id, rows)
      values (${courseId}, jsonb_build_object(${sql.join(rows, sql`, `)})) returning id`);
    if (!removed) throw new Error("The removed part was not kept");
    await transaction.execute(sql`delete from ${sql.identifier(partTables[kind].table)} where id = ${id}`);
    await numberParts(transaction, kind, await idsInOrder(transaction, kind, parent));
    return { title, removed: removed.id };
  });
}

interface PutBack {
  kind: PartKind;
  id: string;
  title: string;
  position: number;
}

/** The part that the removed rows belong to: a module before a lesson before a question. */
function partIn(rows: Record<string, Record<string, unknown>[]>): PutBack | undefined {
  for (const kind of ["module", "lesson", "question"] as const) {
    const { table, title } = partTables[kind];
    const row = rows[table]?.[0];
    if (row) return { kind, id: String(row.id), title: String(row[title]), position: Number(row.position) };
  }
  return undefined;
}

async function insertRows(transaction: Transaction, table: RemovedTable, removed: string): Promise<void> {
  const byLearner = table === "lesson_progress" || table === "quiz_attempts";
  // Progress of accounts that were erased meanwhile is not restored.
  const still = byLearner ? sql`and part.user_id in (select id from "user")` : sql``;
  await transaction.execute(sql`
    insert into ${sql.identifier(table)}
    select part.* from removed_course_parts kept,
      jsonb_populate_recordset(null::${sql.identifier(table)}, kept.rows -> ${table}::text) part
    where kept.id = ${removed} ${still}`);
}

/**
 * Restores a removed part at its place, with the learners' progress.
 * @throws AppError conflict when it was already restored or erased, or its place is gone
 */
export async function restorePart(courseId: string, removed: string): Promise<PutBack> {
  try {
    return await withCourse(courseId, async (transaction) => {
      const [found] = await transaction.execute<{ rows: Record<string, Record<string, unknown>[]> }>(sql`
        select rows from removed_course_parts where id = ${removed} and course_id = ${courseId}`);
      const part = found && partIn(found.rows);
      if (!part) throw new AppError("conflict", courseRefusals.gone);
      for (const table of kept) await insertRows(transaction, table, removed);
      await transaction.execute(sql`delete from removed_course_parts where id = ${removed}`);
      const { parent } = await findPart(transaction, courseId, part.kind, part.id);
      const others = (await idsInOrder(transaction, part.kind, parent)).filter((id) => id !== part.id);
      await numberParts(transaction, part.kind, others.toSpliced(part.position, 0, part.id));
      return part;
    });
  } catch (error) {
    const broken = constraintBroken(error);
    if (broken === "taken") throw new AppError("conflict", courseRefusals.takenSince, { cause: error });
    if (broken === "orphaned") throw new AppError("conflict", courseRefusals.moduleGone, { cause: error });
    throw error;
  }
}

/** Erases what was removed more than a day ago. */
export async function eraseRemovedParts(): Promise<void> {
  await db().execute(sql`delete from removed_course_parts where removed_at < now() - interval '1 day'`);
}
