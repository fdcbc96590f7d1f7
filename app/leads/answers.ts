import type { SubmissionResult } from "@conform-to/react";
import type { FormAnswer } from "#app/forms/use-sent-form.ts";
import type { AppointmentReceipt, ContactReceipt, FreeDay } from "./contract.ts";

export type ContactAnswer = FormAnswer<ContactReceipt>;

export type AppointmentAnswer =
  | FormAnswer<AppointmentReceipt>
  /** The slot was taken or is too near by now; `nearest` and `days` are free instead. */
  | { kind: "taken"; reply: SubmissionResult; message: string; nearest: string[]; days: FreeDay[] };
