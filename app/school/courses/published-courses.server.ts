import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { TierId } from "#content/school.ts";
import { courseLessons, courseModules, courses } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";

/** Whether a module has a lesson: before that, visitors and learners do not see it. */
export const hasLessons = sql<boolean>`exists (
  select 1 from ${courseLessons} where ${courseLessons.module_id} = ${courseModules.id})`;

/** A published course, with its modules that have lessons, in order. */
export interface PublishedCourse {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tier: TierId;
  readonly modules: readonly { readonly title: string; readonly description: string }[];
}

/** The published courses, newest first. */
export async function listPublishedCourses(): Promise<PublishedCourse[]> {
  const rows = await db()
    .select({
      slug: courses.slug,
      title: courses.title,
      description: courses.description,
      tier: courses.tier_required,
      module: { title: courseModules.title, description: courseModules.description },
    })
    .from(courses)
    .leftJoin(courseModules, and(eq(courseModules.course_id, courses.id), hasLessons))
    .where(eq(courses.is_published, true))
    .orderBy(desc(courses.created_at), courses.slug, asc(courseModules.position));
  const found = new Map<string, PublishedCourse & { modules: { title: string; description: string }[] }>();
  for (const { module, ...course } of rows) {
    const listed = found.get(course.slug) ?? { ...course, modules: [] };
    found.set(course.slug, listed);
    if (module) listed.modules.push(module);
  }
  return [...found.values()];
}
