import { contactFields, leadKindChoices } from "./contact-form.ts";
import type { FormFields } from "./fields.ts";

/**
 * The fields of every lead, whichever form it came from: any kind of lead, a message to which tools add what they made,
 * and whoever books a call need not have an address.
 */
export const leadFields = {
  ...contactFields,
  email: { ...contactFields.email, optional: true },
  project_type: { ...contactFields.project_type, inMessages: "Project type", choices: leadKindChoices },
  message: { ...contactFields.message, most: 20_000 },
} as const satisfies FormFields;
