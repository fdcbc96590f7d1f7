import { appointmentFields } from "./appointment.ts";
import { contactFields, leadKindChoices } from "./contact-form.ts";
import type { FormFields } from "./fields.ts";

/** What only the appointment form asks. Its topic is the message, and its time has a table of its own. */
const { slot: _, name: __, email: ___, phone: ____, topic: _____, ...callFields } = appointmentFields;

/**
 * The fields of every lead, from any form: the kind can be any, tools append their output to the message, and the email
 * address is optional because a call can be booked without one.
 */
export const leadFields = {
  ...contactFields,
  ...callFields,
  email: { ...contactFields.email, optional: true },
  project_type: { ...contactFields.project_type, inMessages: "Project type", choices: leadKindChoices },
  message: { ...contactFields.message, most: 20_000 },
} as const satisfies FormFields;
