import { randomUUID } from "node:crypto";
import { AppError } from "#server/platform/errors.ts";
import { accessTo } from "../courses/access.ts";
import { readOutline } from "../courses/catalogue.server.ts";
import type { Viewer } from "../courses/contract.ts";
import { neighbours, quizPath } from "./outline-places.ts";
import { readProgress } from "./progress.server.ts";
import { listQuestions } from "./quiz.server.ts";

/**
 * The data of a quiz's page, without the right answers; for a locked quiz only the public part.
 * @throws AppError not-found
 */
export async function showQuiz(courseSlug: string, moduleSlug: string, viewer: Viewer | null) {
  const course = await readOutline(courseSlug, viewer);
  const module = course.modules.find(({ slug }) => slug === moduleSlug);
  if (!module?.question_count) throw new AppError("not-found", "There is no such quiz.");
  const shared = {
    course: { slug: course.slug, title: course.title, tier: course.tier_required },
    title: module.title,
    path: quizPath(course, module),
  };
  const access = accessTo(course.tier_required, viewer);
  if (access !== "open" || !viewer) {
    return {
      ...shared,
      locked: access === "tier" ? ("tier" as const) : ("sign-in" as const),
      questions: null,
    };
  }
  const [questions, { passed }] = await Promise.all([
    listQuestions(module.id),
    readProgress(viewer.id, course.id),
  ]);
  return {
    ...shared,
    locked: null,
    questions,
    module: module.id,
    task: module.task,
    learner: viewer.id,
    submissionKey: randomUUID(),
    passed: passed.includes(module.id),
    ...neighbours(course, shared.path),
  };
}
