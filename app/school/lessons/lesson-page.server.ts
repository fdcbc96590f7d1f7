import { lessonHtml } from "#app/blog/markdown.server.ts";
import type { Viewer } from "../courses/contract.ts";
import { readLesson } from "./lessons.server.ts";
import { lessonPath, neighbours } from "./outline-places.ts";
import { readProgress } from "./progress.server.ts";

/**
 * The data of a lesson's page; for a locked lesson only the public part.
 * @throws AppError not-found
 */
export async function showLesson(courseSlug: string, lessonSlug: string, viewer: Viewer | null) {
  const read = await readLesson(courseSlug, lessonSlug, viewer);
  const { course, module, lesson } = read;
  const lessons = course.modules.flatMap((each) => each.lessons);
  const shared = {
    course: { slug: course.slug, title: course.title, tier: course.tier_required },
    title: lesson.title,
    /** Number of the module, number of the lesson in the course, and count of its lessons. */
    place: [course.modules.indexOf(module) + 1, lessons.indexOf(lesson) + 1, lessons.length] as [
      number,
      number,
      number,
    ],
    seconds: lesson.duration_seconds,
  };
  if (read.access !== "open" || !viewer) {
    return {
      ...shared,
      locked: read.access === "tier" ? ("tier" as const) : ("sign-in" as const),
      body: null,
    };
  }
  const { text, ...body } = read.body;
  return {
    ...shared,
    locked: null,
    body,
    html: lessonHtml(text),
    lesson: lesson.id,
    path: lessonPath(course, lesson),
    /** The module that the lesson is in, for the list beside it. */
    module: {
      id: module.id,
      slug: module.slug,
      title: module.title,
      lessons: module.lessons,
      question_count: module.question_count,
    },
    learner: viewer.id,
    readAt: Date.now(),
    progress: await readProgress(viewer.id, course.id),
    ...neighbours(course, lessonPath(course, lesson)),
  };
}
