import type { SubmissionResult } from "@conform-to/react";
import type { AppointmentReceipt, ContactReceipt, FreeDay } from "./contract.ts";

/** What the action of a form answers. Values, never errors: a form keeps what was typed whatever happens. */
export type FormAnswer<Receipt> =
  | { kind: "saved"; receipt: Receipt }
  | { kind: "refused"; reply: SubmissionResult }
  | { kind: "failed"; reply?: SubmissionResult; reason?: string };

export type ContactAnswer = FormAnswer<ContactReceipt>;

export type AppointmentAnswer =
  | FormAnswer<AppointmentReceipt>
  /** The slot went to somebody else, or is too near by now: what is free instead. */
  | { kind: "taken"; reply: SubmissionResult; message: string; nearest: string[]; days: FreeDay[] };
