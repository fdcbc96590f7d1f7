import type { Submission } from "@conform-to/react";
import { AppError, isDatabaseDown } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { type Turn, uncounted } from "./request-guard.server.ts";
import type { FormAnswer } from "./use-sent-form.ts";

export interface Answered<Answer> {
  status: number;
  answer: Answer;
}

/**
 * Stores a parsed form and returns the outcome for the form to show. Never throws, so that typed work is not lost.
 * @param turn rate limit of a public form, or null; nothing is stored if the sender is over the limit
 * @param secrets fields whose values are not sent back
 */
export async function answerForm<Input, Receipt>(
  submission: Submission<Input>,
  turn: Turn | null,
  keep: (input: Input) => Promise<Receipt>,
  secrets: string[] = [],
): Promise<Answered<FormAnswer<Receipt>>> {
  const { refusal, count } = turn ?? uncounted;
  const replied = (more: object = {}) => submission.reply({ hideFields: secrets, ...more });
  if (submission.status !== "success" && !refusal)
    return { status: 422, answer: { kind: "refused", reply: replied() } };
  try {
    if (refusal || submission.status !== "success") throw refusal;
    await count();
    return { status: 200, answer: { kind: "saved", receipt: await keep(submission.value) } };
  } catch (error) {
    if (error instanceof AppError && error.fields) {
      const reply = replied({ fieldErrors: error.fields });
      return { status: error.status, answer: { kind: "refused", reply } };
    }
    if (error instanceof AppError && error.status < 500) {
      const reply = replied();
      return { status: error.status, answer: { kind: "failed", reply, reason: error.message } };
    }
    log.error({ err: error }, "form not kept");
    return {
      status: isDatabaseDown(error) ? 503 : 500,
      answer: { kind: "failed", reply: replied() },
    };
  }
}
