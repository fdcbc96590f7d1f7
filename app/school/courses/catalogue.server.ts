import { asc, eq, sql } from "drizzle-orm";
import { courseLessons, courseModules, courses, quizQuestions } from "#db/schema/courses.ts";
import { videoCourses } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { knownTier } from "./access.ts";
import { type CatalogueEntry, type CourseOutline, categories, type Viewer } from "./contract.ts";

const columns = {
  id: courses.id,
  slug: courses.slug,
  title: courses.title,
  description: courses.description,
  tier_required: courses.tier_required,
  category: courses.category,
  thumbnail_url: courses.thumbnail_url,
  learning_path: courses.learning_path,
  // Of the modules that are shown: those with lessons.
  module_count: sql<number>`(
    select count(distinct ${courseLessons.module_id})::int from ${courseLessons}
    where ${courseLessons.course_id} = "courses"."id")`,
  total_duration: sql<number>`(
    select coalesce(sum(${courseLessons.duration_seconds}), 0)::int from ${courseLessons}
    where ${courseLessons.course_id} = "courses"."id")`,
};

/** The published courses, then the single videos, each in the order of creation. */
export async function listCatalogue(): Promise<CatalogueEntry[]> {
  const [published, videos] = await Promise.all([
    db()
      .select(columns)
      .from(courses)
      .where(eq(courses.is_published, true))
      .orderBy(asc(courses.created_at), asc(courses.title)),
    db().select().from(videoCourses).orderBy(asc(videoCourses.created_at), asc(videoCourses.title)),
  ]);
  return [
    ...published,
    ...videos.map(({ id, title, description, tier_required, category, thumbnail_url, duration_seconds }) => ({
      id,
      slug: null,
      title,
      description,
      tier_required,
      category: categories.find((known) => known === category) ?? null,
      thumbnail_url,
      learning_path: null,
      module_count: 0,
      total_duration: duration_seconds,
    })),
  ].map((entry) => ({ ...entry, tier_required: knownTier(entry.tier_required) }));
}

/**
 * The public part of a course, without modules that have no lesson yet. An unpublished course exists for admins only.
 * @throws AppError not-found
 */
export async function readOutline(slug: string, viewer: Viewer | null): Promise<CourseOutline> {
  const [course] = await db()
    .select({ ...columns, is_published: courses.is_published })
    .from(courses)
    .where(eq(courses.slug, slug));
  if (!course || !(course.is_published || viewer?.admin))
    throw new AppError("not-found", "There is no such course.");
  const [modules, lessons] = await Promise.all([
    db()
      .select({
        id: courseModules.id,
        slug: courseModules.slug,
        title: courseModules.title,
        description: courseModules.description,
        outline: courseModules.outline,
        task: courseModules.task,
        question_count: sql<number>`(
          select count(*)::int from ${quizQuestions} where ${quizQuestions.module_id} = "course_modules"."id")`,
      })
      .from(courseModules)
      .where(eq(courseModules.course_id, course.id))
      .orderBy(asc(courseModules.position), asc(courseModules.created_at), asc(courseModules.id)),
    db()
      .select({
        id: courseLessons.id,
        module_id: courseLessons.module_id,
        slug: courseLessons.slug,
        title: courseLessons.title,
        duration_seconds: courseLessons.duration_seconds,
        has_video: sql<boolean>`${courseLessons.video_url} is not null`,
        has_audio: sql<boolean>`${courseLessons.audio_url} is not null`,
      })
      .from(courseLessons)
      .where(eq(courseLessons.course_id, course.id))
      .orderBy(asc(courseLessons.position), asc(courseLessons.created_at), asc(courseLessons.id)),
  ]);
  return {
    ...course,
    tier_required: knownTier(course.tier_required),
    modules: modules
      .map((module) => ({
        ...module,
        lessons: lessons.flatMap(({ module_id, ...lesson }) => (module_id === module.id ? [lesson] : [])),
      }))
      .filter((module) => module.lessons.length > 0),
  };
}
