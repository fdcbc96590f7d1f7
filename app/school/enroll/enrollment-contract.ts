import { z } from "zod";
import { defineForm } from "#app/forms/form-contract.ts";
import { enrollmentFields } from "#content/enrollment.ts";

/** The enrollment form. */
export const enrollmentForm = defineForm(enrollmentFields);
export const enrollmentInput = enrollmentForm.schema;
export type EnrollmentInput = z.infer<typeof enrollmentInput>;

/** What the visitor gets back: the record's short name and the chat that carries it. */
export const enrollmentReceipt = z.object({ ref: z.string(), whatsappUrl: z.url() });
export type EnrollmentReceipt = z.infer<typeof enrollmentReceipt>;
