import { z } from "zod";
import { defineForm } from "#app/forms/form-contract.ts";
import { applicationFields } from "#content/application-form.ts";

/** The application form; names and columns are the specification's (section 3). */
export const applicationForm = defineForm(applicationFields);
export const applicationInput = applicationForm.schema;
export type ApplicationInput = z.infer<typeof applicationInput>;

/** What the applicant gets back: the record's short name and the private link to it. */
export const applicationReceipt = z.object({ ref: z.string(), path: z.string() });
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;
