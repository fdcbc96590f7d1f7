import { eq } from "drizzle-orm";
import { courseLessons } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { type Access, accessTo } from "../courses/access.ts";
import { readOutline } from "../courses/catalogue.server.ts";
import type { CourseOutline, LessonBody, OutlineLesson, OutlineModule, Viewer } from "../courses/contract.ts";

/** A lesson in its course; with its body only if the visitor may read it. */
export type ReadLesson = {
  course: CourseOutline;
  module: OutlineModule;
  lesson: OutlineLesson;
} & ({ access: "open"; body: LessonBody } | { access: Exclude<Access, "open"> });

/**
 * Reads a lesson by its address. A body that the visitor may not read is not even selected from the table.
 * @throws AppError not-found
 */
export async function readLesson(
  courseSlug: string,
  lessonSlug: string,
  viewer: Viewer | null,
): Promise<ReadLesson> {
  const course = await readOutline(courseSlug, viewer);
  const module = course.modules.find(({ lessons }) => lessons.some(({ slug }) => slug === lessonSlug));
  const lesson = module?.lessons.find(({ slug }) => slug === lessonSlug);
  if (!module || !lesson) throw new AppError("not-found", "There is no such lesson.");
  const access = accessTo(course.tier_required, viewer);
  if (access !== "open") return { course, module, lesson, access };
  const [body] = await db()
    .select({
      text: courseLessons.text,
      video_url: courseLessons.video_url,
      video_seconds: courseLessons.video_seconds,
      video_bytes: courseLessons.video_bytes,
      audio_url: courseLessons.audio_url,
      audio_bytes: courseLessons.audio_bytes,
      files: courseLessons.files,
    })
    .from(courseLessons)
    .where(eq(courseLessons.id, lesson.id));
  if (!body) throw new AppError("not-found", "There is no such lesson.");
  return { course, module, lesson, access, body };
}
