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

/** Whether the owner has seen to a lead. */
export const leadStatuses = ["new", "handled"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const appointmentStatuses = ["booked", "cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The contact form. */
export const contactForm = defineForm(contactFields);
export const contactInput = contactForm.schema;
export type ContactInput = z.infer<typeof contactInput>;

/** What POST /api/contact_submissions takes: every kind but an appointment, and a message that may carry a tool's text. */
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

/** The appointment form. `slot` is a wall time in Lagos, such as 2026-11-24T10:30. */
export const appointmentForm = defineForm(appointmentFields);
export const appointmentInput = appointmentForm.schema;
export type AppointmentInput = z.infer<typeof appointmentInput>;

/** What a call is answered: the record's short name and the chat that carries it. */
export const contactReceipt = z.object({ ref: z.string(), whatsappUrl: z.url() });

/** What the visitor gets back. */
export interface ContactReceipt extends z.infer<typeof contactReceipt> {
  /** The number that we understood, as it is read aloud: a slip of the finger is seen here. */
  phone: string | null;
}

export interface AppointmentReceipt extends ContactReceipt {
  /** The wall time that was booked. */
  slot: string;
}

/** A day (2026-11-24) with the times on it that are free (10:30). */
export interface FreeDay {
  day: string;
  times: string[];
}

/** How many leads stand on a page of the owner's list. */
export const leadsOnPage = 50;

/** What the owner's list shows, as its address says it. What an address says wrongly is left out. */
export const leadFilter = z.object({
  kind: z.enum(leadKinds).optional().catch(undefined),
  status: z.enum(leadStatuses).optional().catch(undefined),
  /** Only what came since midnight in Lagos. */
  today: z.literal("1").optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with what is searched for, which the address holds sealed. */
export type LeadFilter = z.infer<typeof leadFilter> & { q: string };

/** Whether a filter leaves anything out. */
export function isFiltered({ q, kind, status, today }: LeadFilter): boolean {
  return Boolean(q || kind || status || today);
}

/** What the owner may do to a lead or an appointment, by its id. */
export const leadChange = z.object({
  change: z.enum(["handled", "new", "cancel"]),
  id: z.uuid(),
});
export type LeadChange = z.infer<typeof leadChange>;
