import { randomUUID } from "node:crypto";
import type { TierId } from "#content/school.ts";
import { courseLessons, courseModules, courses, quizQuestions } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";

/** A course with two modules: the first has two lessons and a quiz of five questions, the second only an outline. */
export interface TestCourse {
  id: string;
  slug: string;
  module: string;
  lessons: readonly [string, string];
  questions: readonly string[];
}

/** A sentence that only occurs in the lessons' texts. */
export const secret = "The price of rice is written in the blue book";

/** The explanation of every answer: it must not be on a page before the answers are sent. */
export const reason = "because the blue book says so";

/** Creates a course as an admin would; published and free by default. The second choice is always right. */
export async function makeCourse(
  changed: { slug?: string; tier?: TierId; published?: boolean; title?: string } = {},
): Promise<TestCourse> {
  const slug = changed.slug ?? `course-${randomUUID().slice(0, 8)}`;
  const [course] = await db()
    .insert(courses)
    .values({
      slug,
      title: changed.title ?? "Selling rice",
      description: "How to sell rice by the bag and know what is left of it.",
      tier_required: changed.tier ?? "free",
      category: "business",
      is_published: changed.published ?? true,
    })
    .returning({ id: courses.id });
  if (!course) throw new Error("no course");
  const [module] = await db()
    .insert(courseModules)
    .values([
      {
        course_id: course.id,
        slug: "buying",
        position: 0,
        title: "Buying well",
        outline: ["What a bag costs"],
        task: "Weigh three bags.",
      },
      { course_id: course.id, slug: "later", position: 1, title: "Selling by the cup" },
    ])
    .returning({ id: courseModules.id });
  if (!module) throw new Error("no module");
  const lessons = await db()
    .insert(courseLessons)
    .values(
      ["the-blue-book", "the-scale"].map((lesson, position) => ({
        course_id: course.id,
        module_id: module.id,
        slug: lesson,
        position,
        title: `Lesson of ${lesson.replaceAll("-", " ")}`,
        text: `# A heading\n\n${secret}.\n\n<script>alert(1)</script>\n\n## Task\n\nWrite it down.`,
        duration_seconds: 240,
        video_url: "https://videos.example/rice.mp4",
        video_seconds: 120,
      })),
    )
    .returning({ id: courseLessons.id });
  const questions = await db()
    .insert(quizQuestions)
    .values(
      Array.from({ length: 5 }, (_, position) => ({
        module_id: module.id,
        position,
        question: `Question ${position + 1}?`,
        choices: ["No", "Yes", "Perhaps"],
        answer: 1,
        why: reason,
      })),
    )
    .returning({ id: quizQuestions.id });
  const [first, second] = lessons;
  if (!first || !second) throw new Error("no lessons");
  return {
    id: course.id,
    slug,
    module: module.id,
    lessons: [first.id, second.id],
    questions: questions.map(({ id }) => id),
  };
}

/** Answers to a course's quiz with this many right ones. */
export function answersTo({ questions }: TestCourse, right: number): Record<string, number> {
  return Object.fromEntries(questions.map((id, at) => [id, at < right ? 1 : 0]));
}
