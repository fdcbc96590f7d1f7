import type { CourseChanged, EditorAnswer } from "./contract.ts";

/** The result of a submission on a page of the course editor. */
export interface EditorOutcome {
  /** The change; null when there was none. */
  changed: CourseChanged | null;
  /** The response to a form with fields. */
  answer?: EditorAnswer;
  /** Why a change was refused. */
  refused?: string;
}

/** The response for one form of the page; undefined when another form was sent. */
export function answerTo(outcome: EditorOutcome | undefined, form: string): EditorAnswer | undefined {
  return outcome?.answer?.form === form ? outcome.answer : undefined;
}
