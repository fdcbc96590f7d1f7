import { z } from "zod";
import { defineForm } from "#app/forms/form-contract.ts";
import { enrolmentFields } from "#content/enrolment.ts";

/** The enrollment form. */
export const enrolmentForm = defineForm(enrolmentFields);
export const enrolmentInput = enrolmentForm.schema;
export type EnrolmentInput = z.infer<typeof enrolmentInput>;

/** What the visitor gets back: the record's short name and the chat that carries it. */
export const enrolmentReceipt = z.object({ ref: z.string(), whatsappUrl: z.url() });
export type EnrolmentReceipt = z.infer<typeof enrolmentReceipt>;
