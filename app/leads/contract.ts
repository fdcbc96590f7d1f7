import { z } from "zod";
import { choice, requiredText } from "#app/forms/contract.ts";
import { defineForm } from "#app/forms/form-contract.ts";
import { appointmentFields } from "#content/appointment.ts";
import { contactFields, leadKindChoices } from "#content/contact-form.ts";
import { leadFields } from "#content/lead-fields.ts";

export { leadFields };

/** Where a lead comes from (column project_type): the contact form's choices, an appointment, the marketing tool. */
export const leadKinds = leadKindChoices.map(({ value }) => value);
export type LeadKind = (typeof leadKinds)[number];

/** Whether the owner has handled a lead. */
export const leadStatuses = ["new", "handled"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const appointmentStatuses = ["booked", "cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The contact form. */
export const contactForm = defineForm(contactFields);
export const contactInput = contactForm.schema;
export type ContactInput = z.infer<typeof contactInput>;

/**
 * Input of POST /api/contact_submissions. Appointments are booked by their own form, which checks the slot. The message
 * may hold a text from a tool, so its limit is higher than that of the contact form.
 */
export const contactCall = contactInput.extend({
  project_type: choice(
    "Project type",
    leadKinds.filter((kind) => kind !== "appointment"),
  ),
  message: requiredText("Message", leadFields.message),
});

/** A contact from any form of the site, checked by that form's own contract. */
export type NewContact = Partial<Omit<ContactInput, "project_type" | "email">> &
  Pick<ContactInput, "submissionKey" | "name" | "phone" | "message"> & {
    project_type: LeadKind;
    email: string | null;
  };

/** The appointment form. `slot` is a local time in Lagos, such as 2026-11-24T10:30. */
export const appointmentForm = defineForm(appointmentFields);
export const appointmentInput = appointmentForm.schema;
export type AppointmentInput = z.infer<typeof appointmentInput>;

/** Response of the API: the record's short reference and a chat link that contains it. */
export const contactReceipt = z.object({ ref: z.string(), whatsappUrl: z.url() });

/** The visitor's receipt. */
export interface ContactReceipt extends z.infer<typeof contactReceipt> {
  /** The number as we understood it, formatted for reading, so that a typing error is noticed. */
  phone: string | null;
}

export interface AppointmentReceipt extends ContactReceipt {
  /** The booked time in Lagos. */
  slot: string;
}

/** A day (2026-11-24) with its free times (10:30). */
export interface FreeDay {
  day: string;
  times: string[];
}

/** Leads per page of the owner's list. */
export const leadsOnPage = 50;

/** The filter in the address of the owner's list. Invalid values are ignored. */
export const leadFilter = z.object({
  kind: z.enum(leadKinds).optional().catch(undefined),
  status: z.enum(leadStatuses).optional().catch(undefined),
  /** Only leads since midnight in Lagos. */
  today: z.literal("1").optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with the search text, which is encrypted in the address. */
export type LeadFilter = z.infer<typeof leadFilter> & { q: string };

/** Whether a filter leaves anything out. */
export function isFiltered({ q, kind, status, today }: LeadFilter): boolean {
  return Boolean(q || kind || status || today);
}

/** The changes that the owner can make to a lead or an appointment, by its id. */
export const leadChange = z.object({
  change: z.enum(["handled", "new", "cancel"]),
  id: z.uuid(),
});
export type LeadChange = z.infer<typeof leadChange>;
