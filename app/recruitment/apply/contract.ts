import { z } from "zod";
import { defineForm } from "#app/forms/form-contract.ts";
import { applicationFields } from "#content/application-form.ts";

/** The application form. The specification defines the names and columns (section 3). */
export const applicationForm = defineForm(applicationFields);
export const applicationInput = applicationForm.schema;
export type ApplicationInput = z.infer<typeof applicationInput>;

/** The applicant's receipt: the record's short reference and the private link to it. */
export const applicationReceipt = z.object({ ref: z.string(), path: z.string() });
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;
