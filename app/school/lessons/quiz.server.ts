import { and, asc, eq } from "drizzle-orm";
import { quizAttempts, quizQuestions } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import type { AskedQuestion, QuizAnswers, QuizResult, Viewer } from "../courses/contract.ts";
import { markQuiz } from "./marking.ts";
import { requireOpen, sameLearner } from "./progress.server.ts";

/** The questions of a module's quiz, without the right answers. */
export function listQuestions(moduleId: string): Promise<AskedQuestion[]> {
  return db()
    .select({ id: quizQuestions.id, question: quizQuestions.question, choices: quizQuestions.choices })
    .from(quizQuestions)
    .where(eq(quizQuestions.module_id, moduleId))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id));
}

/**
 * Marks a quiz and stores the attempt. The same attempt sent again is marked again, but stored once.
 * @throws AppError invalid when a question is not answered; not-found, forbidden, conflict
 */
export async function takeQuiz(viewer: Viewer, sent: QuizAnswers): Promise<QuizResult> {
  sameLearner(viewer, sent.learner);
  await requireOpen(viewer, { module: sent.module });
  const questions = await db()
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.module_id, sent.module))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id));
  if (!questions.length) throw new AppError("not-found", "This module has no quiz any more.");
  const [earlier] = await db()
    .select({ answers: quizAttempts.answers, module: quizAttempts.module_id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.user_id, viewer.id), eq(quizAttempts.submission_key, sent.submissionKey)));
  if (earlier && earlier.module !== sent.module)
    throw new AppError("conflict", "These answers were sent for another quiz already.");
  const answers = earlier?.answers ?? sent.answers;
  const result = markQuiz(
    questions.map(({ id, question, choices, answer, why }) => ({ id, question, choices, answer, why })),
    answers,
  );
  if (!result) throw new AppError("invalid", "Please answer every question.");
  await db()
    .insert(quizAttempts)
    .values({
      user_id: viewer.id,
      module_id: sent.module,
      submission_key: sent.submissionKey,
      answers,
      score: result.score,
      total: result.total,
      passed: result.passed,
    })
    .onConflictDoNothing();
  return result;
}
