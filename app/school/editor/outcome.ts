import type { CourseChanged, EditorAnswer } from "./contract.ts";

/** What a page of the course management is told after something was sent. */
export interface EditorOutcome {
  /** What was changed; null when nothing was. */
  changed: CourseChanged | null;
  /** Of a form with fields: what became of it. */
  answer?: EditorAnswer;
  /** Why a change was refused. */
  refused?: string;
}

/** The answer to one form of the page, where it was that which was sent. */
export function answerTo(outcome: EditorOutcome | undefined, form: string): EditorAnswer | undefined {
  return outcome?.answer?.form === form ? outcome.answer : undefined;
}
