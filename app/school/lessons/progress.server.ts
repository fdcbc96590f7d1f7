import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import {
  certificates,
  courseLessons,
  courseModules,
  courses,
  lessonProgress,
  quizAttempts,
  quizQuestions,
} from "#db/schema/courses.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { accessTo, knownTier } from "../courses/access.ts";
import type { CourseProgress, LessonDone, Viewer } from "../courses/contract.ts";
import { hasLessons } from "../courses/published-courses.server.ts";

/** Refuses entries of another learner, because a device may have stored what somebody else did on it. */
export function sameLearner(viewer: Viewer, learner: string): void {
  if (viewer.id !== learner) throw new AppError("conflict", "This belongs to another account.");
}

/**
 * Checks that a viewer may take the course of a lesson or a module. Unpublished courses count as missing.
 * @throws AppError not-found, forbidden
 */
export async function requireOpen(
  viewer: Viewer,
  part: { lesson: string } | { module: string },
): Promise<void> {
  const found = { tier: courses.tier_required, published: courses.is_published };
  const [course] =
    "lesson" in part
      ? await db()
          .select(found)
          .from(courseLessons)
          .innerJoin(courses, eq(courses.id, courseLessons.course_id))
          .where(eq(courseLessons.id, part.lesson))
      : await db()
          .select(found)
          .from(courseModules)
          .innerJoin(courses, eq(courses.id, courseModules.course_id))
          .where(eq(courseModules.id, part.module));
  if (!course || !(course.published || viewer.admin))
    throw new AppError("not-found", "This part of the course is no longer there.");
  if (accessTo(knownTier(course.tier), viewer) !== "open")
    throw new AppError("forbidden", "This course is not open to your account.");
}

/**
 * Marks a lesson as done. A repeated request keeps the first time.
 * @throws AppError not-found, forbidden, conflict
 */
export async function markLessonDone(viewer: Viewer, { learner, lesson }: LessonDone): Promise<void> {
  sameLearner(viewer, learner);
  await requireOpen(viewer, { lesson });
  await db().insert(lessonProgress).values({ user_id: viewer.id, lesson_id: lesson }).onConflictDoNothing();
}

/** A learner's progress in a course. */
export async function readProgress(userId: string, courseId: string): Promise<CourseProgress> {
  const [lessons, quizzes, [certificate]] = await Promise.all([
    db()
      .select({ id: courseLessons.id, done: sql<boolean>`${lessonProgress.lesson_id} is not null` })
      .from(courseLessons)
      .leftJoin(
        lessonProgress,
        and(eq(lessonProgress.lesson_id, courseLessons.id), eq(lessonProgress.user_id, userId)),
      )
      .where(eq(courseLessons.course_id, courseId)),
    db()
      .select({
        id: courseModules.id,
        passed: sql<boolean>`exists (select 1 from ${quizAttempts} where ${quizAttempts.passed}
          and ${quizAttempts.module_id} = "course_modules"."id" and ${quizAttempts.user_id} = ${userId})`,
      })
      .from(courseModules)
      .where(
        and(
          eq(courseModules.course_id, courseId),
          hasLessons,
          sql`exists (select 1 from ${quizQuestions} where ${quizQuestions.module_id} = "course_modules"."id")`,
        ),
      ),
    db()
      .select({ code: certificates.code })
      .from(certificates)
      .where(and(eq(certificates.user_id, userId), eq(certificates.course_id, courseId))),
  ]);
  const done = lessons.filter((lesson) => lesson.done).map(({ id }) => id);
  const passed = quizzes.filter((quiz) => quiz.passed).map(({ id }) => id);
  return {
    done,
    passed,
    lessons: lessons.length,
    quizzes: quizzes.length,
    complete: lessons.length > 0 && done.length === lessons.length && passed.length === quizzes.length,
    certificate: certificate?.code ?? null,
  };
}

/** The published courses that a learner has begun or enrolled for, earliest first. */
export async function coursesOf(userId: string): Promise<string[]> {
  const rows = await db()
    .select({ slug: courses.slug })
    .from(courses)
    .leftJoin(courseLessons, eq(courseLessons.course_id, courses.id))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lesson_id, courseLessons.id), eq(lessonProgress.user_id, userId)),
    )
    .leftJoin(
      courseEnrollments,
      and(
        eq(courseEnrollments.user_id, userId),
        or(
          eq(courseEnrollments.learning_path, courses.learning_path),
          eq(courseEnrollments.learning_path, "all-paths"),
        ),
      ),
    )
    .where(
      and(
        eq(courses.is_published, true),
        or(isNotNull(lessonProgress.user_id), isNotNull(courseEnrollments.id)),
      ),
    )
    .groupBy(courses.id)
    .orderBy(
      asc(sql`least(min(${lessonProgress.completed_at}), min(${courseEnrollments.created_at}))`),
      asc(courses.created_at),
    );
  return rows.map(({ slug }) => slug);
}
