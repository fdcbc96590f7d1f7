import { inArray } from "drizzle-orm";
import { courseLessons, courseModules, courses } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";

/** Columns that point to something with a title, and the name that the title gets in its place. */
const titled = {
  lesson_id: { name: "lesson", table: courseLessons },
  module_id: { name: "module", table: courseModules },
  course_id: { name: "course", table: courses },
} as const;

type Row = Readonly<Record<string, unknown>>;

/** Puts titles in the place of ids, because nobody can read these. */
export async function withTitles(rows: readonly Row[]): Promise<Row[]> {
  const titles = new Map<string, string>();
  for (const [column, { table }] of Object.entries(titled)) {
    const ids = [...new Set(rows.flatMap((row) => (typeof row[column] === "string" ? row[column] : [])))];
    if (!ids.length) continue;
    const found = await db()
      .select({ id: table.id, title: table.title })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, title } of found) titles.set(id, title);
  }
  const named = (column: string, value: unknown): [string, unknown] => {
    const known = titled[column as keyof typeof titled];
    return known ? [known.name, titles.get(String(value)) ?? value] : [column, value];
  };
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => named(column, value))),
  );
}
