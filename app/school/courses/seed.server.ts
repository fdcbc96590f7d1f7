import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { CourseContent } from "#content/courses/course-content.ts";
import { learningPaths } from "#content/school.ts";
import { courseLessons, courseModules, courses, quizQuestions, seededCourses } from "#db/schema/courses.ts";
import { db, type Transaction } from "#server/platform/database.ts";

/** A lesson's Markdown from the content folder. */
function lessonText(path: string, module: string, lesson: string): string {
  return readFileSync(`content/courses/${path}/${module}/${lesson}.md`, "utf8");
}

/** Adds one course, with its path as the slug. A course that an admin created with that slug stays as it is. */
async function putIn(
  transaction: Transaction,
  { path, tier, category, modules }: CourseContent,
  place: number,
  textOf: typeof lessonText,
): Promise<void> {
  const texts = learningPaths.find(({ id }) => id === path);
  if (!texts) throw new Error(`No learning path has the id ${path}`);
  const [course] = await transaction
    .insert(courses)
    .values({
      slug: path,
      title: texts.title,
      description: texts.description,
      tier_required: tier,
      category,
      learning_path: path,
      is_published: true,
      // Lists show courses in the order of creation.
      created_at: sql`now() + ${place} * interval '1 millisecond'`,
    })
    .onConflictDoNothing()
    .returning({ id: courses.id });
  if (!course) return;
  const made = await transaction
    .insert(courseModules)
    .values(
      modules.map(({ slug, title, summary, outline, task }, position) => ({
        course_id: course.id,
        slug,
        position,
        title,
        description: summary,
        outline: [...outline],
        task,
      })),
    )
    .returning({ id: courseModules.id, slug: courseModules.slug });
  const idOf = new Map(made.map(({ slug, id }) => [slug, id]));
  const moduleId = (slug: string) => idOf.get(slug) ?? "";
  const lessons = modules.flatMap((module) =>
    module.lessons.map(({ slug, title, minutes }, position) => ({
      course_id: course.id,
      module_id: moduleId(module.slug),
      slug,
      position,
      title,
      text: textOf(path, module.slug, slug),
      duration_seconds: minutes * 60,
    })),
  );
  if (lessons.length) await transaction.insert(courseLessons).values(lessons);
  const questions = modules.flatMap((module) =>
    module.quiz.map(({ question, choices, answer, why }, position) => ({
      module_id: moduleId(module.slug),
      position,
      question,
      choices: [...choices],
      answer,
      why,
    })),
  );
  if (questions.length) await transaction.insert(quizQuestions).values(questions);
}

/**
 * Adds the school's initial courses, all of them or none. Each is added once only: the next start does not restore what
 * an admin changed, unpublished or removed.
 */
export async function seedCourses(
  starters: readonly CourseContent[],
  textOf: typeof lessonText = lessonText,
): Promise<void> {
  await db().transaction(async (transaction) => {
    for (const [place, starter] of starters.entries()) {
      // Processes that start at the same time wait here for each other.
      const [first] = await transaction
        .insert(seededCourses)
        .values({ slug: starter.path })
        .onConflictDoNothing()
        .returning({ slug: seededCourses.slug });
      if (first) await putIn(transaction, starter, place, textOf);
    }
  });
}
