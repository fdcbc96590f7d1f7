import { and, eq, ne, sql } from "drizzle-orm";
import { courseRefusals } from "#content/course-editor.ts";
import { courseLessons, courseModules, courses, quizQuestions } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { playerOf } from "../lessons/player.ts";
import type { CourseInput, FormValues, LessonInput, ModuleInput, QuestionInput } from "./contract.ts";
import { courseValues, lessonValues, moduleValues, questionValues } from "./form-values.ts";
import { constraintBroken } from "./locked-course.server.ts";
import { freeSlug, slugOf } from "./slugs.ts";

/**
 * The result of a save: the new version and what was saved before, or the values that somebody else saved since the form
 * was opened.
 */
export type SavedPart =
  | { kind: "saved"; version: number; before?: FormValues }
  | { kind: "newer"; version: number; theirs: FormValues };

/** The record to save, and the version its form started from. */
export interface Opened {
  id: string;
  version: number;
}

interface Saving {
  update: () => Promise<{ version: number }[]>;
  /** Reads the present record; nothing when it is gone. */
  read: () => Promise<{ version: number; theirs: FormValues } | undefined>;
}

/** @throws AppError not-found when the record is gone; invalid (slug) when another record has its slug */
async function save({ update, read }: Saving): Promise<SavedPart> {
  const before = await read();
  try {
    const [saved] = await update();
    if (saved) return { kind: "saved", version: saved.version, ...(before && { before: before.theirs }) };
  } catch (error) {
    if (constraintBroken(error) !== "taken") throw error;
    throw new AppError("invalid", courseRefusals.slugTaken, { fields: { slug: [courseRefusals.slugTaken] } });
  }
  const now = await read();
  if (!now) throw new AppError("not-found", courseRefusals.part);
  return { kind: "newer", ...now };
}

/** The typed slug; if it is empty, a free one made from the title. */
async function slugFor(
  { slug, title }: { slug: string; title: string },
  taken: () => Promise<{ slug: string }[]>,
): Promise<string> {
  if (slug) return slug;
  return freeSlug(
    slugOf(title),
    (await taken()).map((other) => other.slug),
  );
}

/** Saves a course's own fields, without whether it is published. */
export async function saveCourse({ id, version }: Opened, input: CourseInput): Promise<SavedPart> {
  const { title, description, category, tier, path } = input;
  const slug = await slugFor(input, () =>
    db().select({ slug: courses.slug }).from(courses).where(ne(courses.id, id)),
  );
  return save({
    update: () =>
      db()
        .update(courses)
        .set({
          title,
          slug,
          description,
          category,
          tier_required: tier,
          learning_path: path,
          version: sql`${courses.version} + 1`,
          updated_at: new Date(),
        })
        .where(and(eq(courses.id, id), eq(courses.version, version)))
        .returning({ version: courses.version }),
    async read() {
      const [now] = await db().select().from(courses).where(eq(courses.id, id));
      return now && { version: now.version, theirs: courseValues(now) };
    },
  });
}

/** Saves a module of a course. */
export async function saveModule(
  courseId: string,
  { id, version }: Opened,
  input: ModuleInput,
): Promise<SavedPart> {
  const own = and(eq(courseModules.id, id), eq(courseModules.course_id, courseId));
  const slug = await slugFor(input, () =>
    db()
      .select({ slug: courseModules.slug })
      .from(courseModules)
      .where(and(eq(courseModules.course_id, courseId), ne(courseModules.id, id))),
  );
  return save({
    update: () =>
      db()
        .update(courseModules)
        .set({ ...input, slug, version: sql`${courseModules.version} + 1` })
        .where(and(own, eq(courseModules.version, version)))
        .returning({ version: courseModules.version }),
    async read() {
      const [now] = await db().select().from(courseModules).where(own);
      return now && { version: now.version, theirs: moduleValues(now) };
    },
  });
}

/**
 * Saves a lesson. Its id stays the same, and so does the progress of learners who have done it.
 * @throws AppError invalid for a video that the lesson's page could not play
 */
export async function saveLesson(
  courseId: string,
  { id, version }: Opened,
  input: LessonInput,
): Promise<SavedPart> {
  if (input.videoAddress && !playerOf(input.videoAddress)) {
    throw new AppError("invalid", courseRefusals.video, { fields: { videoAddress: [courseRefusals.video] } });
  }
  const own = and(eq(courseLessons.id, id), eq(courseLessons.course_id, courseId));
  const slug = await slugFor(input, () =>
    db()
      .select({ slug: courseLessons.slug })
      .from(courseLessons)
      .where(and(eq(courseLessons.course_id, courseId), ne(courseLessons.id, id))),
  );
  return save({
    update: () =>
      db()
        .update(courseLessons)
        .set({
          title: input.title,
          slug,
          text: input.text,
          duration_seconds: input.minutes * 60,
          video_url: input.videoAddress,
          video_seconds: input.videoLength,
          video_bytes: input.videoMegabytes,
          audio_url: input.audioAddress,
          audio_bytes: input.audioMegabytes,
          files: input.files,
          version: sql`${courseLessons.version} + 1`,
          updated_at: new Date(),
        })
        .where(and(own, eq(courseLessons.version, version)))
        .returning({ version: courseLessons.version }),
    async read() {
      const [now] = await db().select().from(courseLessons).where(own);
      return now && { version: now.version, theirs: lessonValues(now) };
    },
  });
}

/** Saves a question of a module's quiz. Earlier attempts keep their mark. */
export function saveQuestion(
  moduleId: string,
  { id, version }: Opened,
  input: QuestionInput,
): Promise<SavedPart> {
  const own = and(eq(quizQuestions.id, id), eq(quizQuestions.module_id, moduleId));
  return save({
    update: () =>
      db()
        .update(quizQuestions)
        .set({ ...input, version: sql`${quizQuestions.version} + 1` })
        .where(and(own, eq(quizQuestions.version, version)))
        .returning({ version: quizQuestions.version }),
    async read() {
      const [now] = await db().select().from(quizQuestions).where(own);
      return now && { version: now.version, theirs: questionValues(now) };
    },
  });
}
