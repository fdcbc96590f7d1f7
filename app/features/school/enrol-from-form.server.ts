import type { Submission } from "@conform-to/react";
import { AppError, isDatabaseDown } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import type { EnrolmentInput } from "./contract.ts";
import type { EnrolmentAnswer } from "./enrolment-form.tsx";
import { enrol } from "./school.server.ts";

/** Enrols from a parsed form and words the outcome as the form shows it. Never throws: typed work is not lost. */
export async function enrolFromForm(
  submission: Submission<EnrolmentInput>,
  clientAddress: string,
): Promise<{ status: number; answer: EnrolmentAnswer }> {
  if (submission.status !== "success")
    return { status: 422, answer: { kind: "refused", reply: submission.reply() } };
  try {
    await takeTurn("form", clientAddress);
    return { status: 200, answer: { kind: "saved", receipt: await enrol(submission.value) } };
  } catch (error) {
    if (error instanceof AppError && error.fields) {
      return {
        status: error.status,
        answer: { kind: "refused", reply: submission.reply({ fieldErrors: error.fields }) },
      };
    }
    if (error instanceof AppError && error.status < 500) {
      return {
        status: error.status,
        answer: { kind: "failed", reply: submission.reply(), reason: error.message },
      };
    }
    log.error({ err: error }, "enrolment failed");
    return {
      status: isDatabaseDown(error) ? 503 : 500,
      answer: { kind: "failed", reply: submission.reply() },
    };
  }
}
