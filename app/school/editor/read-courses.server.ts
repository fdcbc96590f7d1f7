import { and, asc, desc, eq, sql } from "drizzle-orm";
import { courseRefusals } from "#content/course-editor.ts";
import { courseLessons, courseModules, courses, lessonProgress, quizQuestions } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { courseValues, lessonValues, moduleValues, questionValues } from "./form-values.ts";

const id = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Returns a valid id. @throws AppError not-found for any other text */
function known(text: string): string {
  if (!id.test(text)) throw new AppError("not-found", courseRefusals.course);
  return text;
}

/** All courses, including unpublished ones, newest first. For admins only. */
export function listCourses() {
  return db()
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      tier: courses.tier_required,
      is_published: courses.is_published,
      modules: sql<number>`(
        select count(*)::int from ${courseModules} where ${courseModules.course_id} = "courses"."id")`,
      lessons: sql<number>`(
        select count(*)::int from ${courseLessons} where ${courseLessons.course_id} = "courses"."id")`,
      /** How many learners have done at least one lesson of it. */
      learners: sql<number>`(
        select count(distinct ${lessonProgress.user_id})::int from ${lessonProgress}
        join ${courseLessons} on ${courseLessons.id} = ${lessonProgress.lesson_id}
        where ${courseLessons.course_id} = "courses"."id")`,
    })
    .from(courses)
    .orderBy(desc(courses.created_at), asc(courses.title));
}

export type ListedCourse = Awaited<ReturnType<typeof listCourses>>[number];

/**
 * A course with the list of its parts, for its screen in the editor. For admins only.
 * @throws AppError not-found
 */
export async function readCourse(courseId: string) {
  const [course] = await db()
    .select()
    .from(courses)
    .where(eq(courses.id, known(courseId)));
  if (!course) throw new AppError("not-found", courseRefusals.course);
  const [modules, lessons] = await Promise.all([
    db()
      .select({
        id: courseModules.id,
        title: courseModules.title,
        questions: sql<number>`(
          select count(*)::int from ${quizQuestions} where ${quizQuestions.module_id} = "course_modules"."id")`,
      })
      .from(courseModules)
      .where(eq(courseModules.course_id, course.id))
      .orderBy(asc(courseModules.position), asc(courseModules.created_at), asc(courseModules.id)),
    db()
      .select({
        id: courseLessons.id,
        module_id: courseLessons.module_id,
        title: courseLessons.title,
        seconds: courseLessons.duration_seconds,
      })
      .from(courseLessons)
      .where(eq(courseLessons.course_id, course.id))
      .orderBy(asc(courseLessons.position), asc(courseLessons.created_at), asc(courseLessons.id)),
  ]);
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    is_published: course.is_published,
    picture: course.thumbnail_url,
    category: course.category,
    version: course.version,
    values: courseValues(course),
    modules: modules.map((module) => ({
      ...module,
      lessons: lessons.filter(({ module_id }) => module_id === module.id),
    })),
  };
}

export type EditedCourse = Awaited<ReturnType<typeof readCourse>>;
export type EditedModule = EditedCourse["modules"][number];

/**
 * The form values of a lesson.
 * @throws AppError not-found, also for a lesson of another course
 */
export async function readLessonForm(courseId: string, lessonId: string) {
  const [found] = await db()
    .select({ lesson: courseLessons, course: { id: courses.id, slug: courses.slug, title: courses.title } })
    .from(courseLessons)
    .innerJoin(courses, eq(courses.id, courseLessons.course_id))
    .where(and(eq(courseLessons.id, known(lessonId)), eq(courses.id, known(courseId))));
  if (!found) throw new AppError("not-found", courseRefusals.part);
  const { lesson, course } = found;
  return { course, id: lesson.id, slug: lesson.slug, version: lesson.version, values: lessonValues(lesson) };
}

/**
 * The form values of a module and its quiz.
 * @throws AppError not-found, also for a module of another course
 */
export async function readModuleForm(courseId: string, moduleId: string) {
  const [found] = await db()
    .select({ module: courseModules, course: { id: courses.id, title: courses.title } })
    .from(courseModules)
    .innerJoin(courses, eq(courses.id, courseModules.course_id))
    .where(and(eq(courseModules.id, known(moduleId)), eq(courses.id, known(courseId))));
  if (!found) throw new AppError("not-found", courseRefusals.part);
  const questions = await db()
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.module_id, found.module.id))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id));
  return {
    course: found.course,
    id: found.module.id,
    version: found.module.version,
    values: moduleValues(found.module),
    questions: questions.map((question) => ({
      id: question.id,
      title: question.question,
      version: question.version,
      values: questionValues(question),
    })),
  };
}
