import { eq } from "drizzle-orm";
import { courseLessons, courseModules, courses, quizQuestions } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import type { QuestionInput } from "./contract.ts";
import { withCourse } from "./locked-course.server.ts";
import { findPart, idsInOrder } from "./order.server.ts";
import { freeSlug, slugOf } from "./slugs.ts";

/**
 * Creates an unpublished course, with a slug made from its title.
 * @returns its id
 */
export async function createCourse(title: string): Promise<string> {
  for (;;) {
    const taken = await db().select({ slug: courses.slug }).from(courses);
    const slug = freeSlug(
      slugOf(title),
      taken.map((course) => course.slug),
    );
    const [made] = await db()
      .insert(courses)
      .values({ title, slug })
      .onConflictDoNothing()
      .returning({ id: courses.id });
    // Undefined when another course took the slug at the same time; then the next free one is tried.
    if (made) return made.id;
  }
}

/**
 * Adds a module at the end of a course.
 * @throws AppError not-found
 */
export function addModule(courseId: string, title: string): Promise<string> {
  return withCourse(courseId, async (transaction) => {
    const taken = await transaction
      .select({ slug: courseModules.slug })
      .from(courseModules)
      .where(eq(courseModules.course_id, courseId));
    const slug = freeSlug(
      slugOf(title),
      taken.map((module) => module.slug),
    );
    const [made] = await transaction
      .insert(courseModules)
      .values({ course_id: courseId, slug, title, position: taken.length })
      .returning({ id: courseModules.id });
    return made?.id ?? "";
  });
}

/**
 * Adds an empty lesson at the end of a module.
 * @throws AppError not-found
 */
export function addLesson(courseId: string, moduleId: string, title: string): Promise<string> {
  return withCourse(courseId, async (transaction) => {
    await findPart(transaction, courseId, "module", moduleId);
    const taken = await transaction
      .select({ slug: courseLessons.slug })
      .from(courseLessons)
      .where(eq(courseLessons.course_id, courseId));
    const slug = freeSlug(
      slugOf(title),
      taken.map((lesson) => lesson.slug),
    );
    const position = (await idsInOrder(transaction, "lesson", moduleId)).length;
    const [made] = await transaction
      .insert(courseLessons)
      .values({ course_id: courseId, module_id: moduleId, slug, title, position })
      .returning({ id: courseLessons.id });
    return made?.id ?? "";
  });
}

/**
 * Adds a question at the end of a module's quiz.
 * @throws AppError not-found
 */
export function addQuestion(courseId: string, moduleId: string, input: QuestionInput): Promise<void> {
  return withCourse(courseId, async (transaction) => {
    await findPart(transaction, courseId, "module", moduleId);
    const position = (await idsInOrder(transaction, "question", moduleId)).length;
    await transaction.insert(quizQuestions).values({ module_id: moduleId, position, ...input });
  });
}
