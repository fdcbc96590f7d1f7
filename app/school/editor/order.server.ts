import { sql } from "drizzle-orm";
import { courseRefusals } from "#content/course-editor.ts";
import type { Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import type { PartKind } from "./contract.ts";
import { withCourse } from "./locked-course.server.ts";

/** The table of each kind of part, its parent column, and its title column. */
export const partTables = {
  module: { table: "course_modules", parent: "course_id", title: "title" },
  lesson: { table: "course_lessons", parent: "module_id", title: "title" },
  question: { table: "quiz_questions", parent: "module_id", title: "question" },
} as const satisfies Record<PartKind, { table: string; parent: string; title: string }>;

interface Part {
  id: string;
  title: string;
  parent: string;
}

/**
 * A part of a course.
 * @throws AppError not-found, also for a part of another course
 */
export async function findPart(
  transaction: Transaction,
  courseId: string,
  kind: PartKind,
  id: string,
): Promise<Part> {
  const { table, parent, title } = partTables[kind];
  const inCourse =
    kind === "question"
      ? sql`module_id in (select id from course_modules where course_id = ${courseId})`
      : sql`course_id = ${courseId}`;
  const [part] = await transaction.execute<{ id: string; title: string; parent: string }>(sql`
    select id, ${sql.identifier(title)} as title, ${sql.identifier(parent)} as parent
    from ${sql.identifier(table)} where id = ${id} and ${inCourse}`);
  if (!part) throw new AppError("not-found", courseRefusals.part);
  return { id: part.id, title: part.title, parent: part.parent };
}

/** The ids of the parts of one parent, in order. */
export async function idsInOrder(
  transaction: Transaction,
  kind: PartKind,
  parent: string,
): Promise<string[]> {
  const { table, parent: column } = partTables[kind];
  const made = kind === "question" ? sql`` : sql`created_at,`;
  const rows = await transaction.execute<{ id: string }>(sql`
    select id from ${sql.identifier(table)} where ${sql.identifier(column)} = ${parent}
    order by position, ${made} id`);
  return rows.map(({ id }) => id);
}

/** Numbers parts from 0 in this order. */
export async function numberParts(
  transaction: Transaction,
  kind: PartKind,
  ids: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    update ${sql.identifier(partTables[kind].table)} part set position = ordered.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality ordered(id, place)
    where part.id = ordered.id::uuid and part.position <> ordered.place - 1`);
}

/** The new index of a part, from 0, and the number of its neighbours. */
export interface Moved {
  title: string;
  from: number;
  place: number;
  of: number;
}

/**
 * Moves a part among its neighbours: one step, or to an index (from 0). At the end of the list it stays where it is.
 * @throws AppError not-found
 */
export function movePart(
  courseId: string,
  kind: PartKind,
  id: string,
  to: "up" | "down" | number,
): Promise<Moved> {
  return withCourse(courseId, async (transaction) => {
    const { title, parent } = await findPart(transaction, courseId, kind, id);
    const ids = await idsInOrder(transaction, kind, parent);
    const from = ids.indexOf(id);
    const wanted = to === "up" ? from - 1 : to === "down" ? from + 1 : to;
    const place = Math.min(Math.max(wanted, 0), ids.length - 1);
    ids.splice(from, 1);
    ids.splice(place, 0, id);
    await numberParts(transaction, kind, ids);
    return { title, from, place, of: ids.length };
  });
}
