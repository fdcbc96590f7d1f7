import type { Submission } from "@conform-to/react";
import { type Answered, answerForm } from "#app/forms/answer-form.server.ts";
import type { Turn } from "#app/forms/request-guard.server.ts";
import type { LeadSource } from "#app/inbox/source.server.ts";
import type { AppointmentAnswer, ContactAnswer } from "./answers.ts";
import { bookAppointment, freeDays } from "./appointments.server.ts";
import type { AppointmentInput, NewContact } from "./contract.ts";
import { keepContact } from "./leads.server.ts";
import { nearestSlots } from "./slots.ts";

export function answerContact(
  submission: Submission<NewContact>,
  turn: Turn,
  source: LeadSource | null,
): Promise<Answered<ContactAnswer>> {
  return answerForm(submission, turn, (contact) => keepContact(contact, { source }));
}

/** How many free slots are offered instead of a taken one. */
const nearestCount = 6;

export async function answerAppointment(
  submission: Submission<AppointmentInput>,
  turn: Turn,
  source: LeadSource | null,
): Promise<Answered<AppointmentAnswer>> {
  const answered = await answerForm(submission, turn, (input) => bookAppointment(input, new Date(), source));
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
