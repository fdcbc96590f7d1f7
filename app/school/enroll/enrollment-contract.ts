import { z } from "zod";
import { defineForm } from "#app/forms/form-contract.ts";
import { enrollmentFields } from "#content/enrollment.ts";

/** The enrollment form. */
export const enrollmentForm = defineForm(enrollmentFields);
export const enrollmentInput = enrollmentForm.schema;
export type EnrollmentInput = z.infer<typeof enrollmentInput>;

/** The visitor's receipt: the record's short reference and a chat link that contains it. */
export const enrollmentReceipt = z.object({ ref: z.string(), whatsappUrl: z.url() });
export type EnrollmentReceipt = z.infer<typeof enrollmentReceipt>;
