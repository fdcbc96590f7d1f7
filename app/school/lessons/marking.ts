import { passMark, type QuizResult } from "../courses/contract.ts";

/** A question as it is stored. */
export interface QuizQuestion {
  id: string;
  question: string;
  choices: string[];
  answer: number;
  why: string;
}

/** The number of right answers that pass a quiz of this many questions. */
export function neededToPass(total: number): number {
  // In floating point, 0.8 × 15 is slightly more than 12.
  return Math.ceil(total * passMark - 1e-9);
}

/**
 * Marks a quiz. Answers to other questions are ignored.
 * @returns null when a question was left out, or answered with a choice that it does not have
 */
export function markQuiz(
  questions: readonly QuizQuestion[],
  answers: Readonly<Record<string, number>>,
): QuizResult | null {
  const marked = questions.map((question) => ({ ...question, chosen: answers[question.id] ?? -1 }));
  if (!marked.length || marked.some(({ chosen, choices }) => chosen < 0 || chosen >= choices.length))
    return null;
  const score = marked.filter(({ chosen, answer }) => chosen === answer).length;
  return { score, total: marked.length, passed: score >= neededToPass(marked.length), questions: marked };
}
