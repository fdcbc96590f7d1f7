import type { Submission } from "@conform-to/react";
import { AppError, isDatabaseDown } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import type { AppointmentAnswer, ContactAnswer, FormAnswer } from "./answers.ts";
import { bookAppointment, freeDays } from "./appointments.server.ts";
import type { AppointmentInput, NewContact } from "./contract.ts";
import { keepContact } from "./leads.server.ts";
import { nearestSlots } from "./slots.ts";

interface Answered<Answer> {
  status: number;
  answer: Answer;
}

/** Keeps a parsed form and words the outcome as the form shows it. Never throws: typed work is not lost. */
async function answerForm<Input, Receipt>(
  submission: Submission<Input>,
  clientAddress: string,
  keep: (input: Input) => Promise<Receipt>,
): Promise<Answered<FormAnswer<Receipt>>> {
  if (submission.status !== "success")
    return { status: 422, answer: { kind: "refused", reply: submission.reply() } };
  try {
    await takeTurn("form", clientAddress);
    return { status: 200, answer: { kind: "saved", receipt: await keep(submission.value) } };
  } catch (error) {
    if (error instanceof AppError && error.fields) {
      const reply = submission.reply({ fieldErrors: error.fields });
      return { status: error.status, answer: { kind: "refused", reply } };
    }
    if (error instanceof AppError && error.status < 500) {
      const reply = submission.reply();
      return { status: error.status, answer: { kind: "failed", reply, reason: error.message } };
    }
    log.error({ err: error }, "lead not kept");
    return {
      status: isDatabaseDown(error) ? 503 : 500,
      answer: { kind: "failed", reply: submission.reply() },
    };
  }
}

export function answerContact(
  submission: Submission<NewContact>,
  clientAddress: string,
): Promise<Answered<ContactAnswer>> {
  return answerForm(submission, clientAddress, keepContact);
}

/** How many free slots are offered instead of a taken one. */
const nearestCount = 6;

export async function answerAppointment(
  submission: Submission<AppointmentInput>,
  clientAddress: string,
): Promise<Answered<AppointmentAnswer>> {
  const answered = await answerForm(submission, clientAddress, (input) => bookAppointment(input));
  const { status, answer } = answered;
  if (status !== 409 || answer.kind !== "failed" || submission.status !== "success") return answered;
  const days = await freeDays().catch(() => null);
  if (!days) return answered;
  return {
    status,
    answer: {
      kind: "taken",
      reply: submission.reply(),
      message: answer.reason ?? "",
      nearest: nearestSlots(days, submission.value.slot, nearestCount),
      days,
    },
  };
}
