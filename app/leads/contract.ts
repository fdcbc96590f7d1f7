import { z } from "zod";
import { choice, cleanText, requiredText } from "#app/forms/contract.ts";
import { defineForm } from "#app/forms/form-contract.ts";
import { appointmentFields, appointmentHours } from "#content/appointment.ts";
import { hoursTexts } from "#content/appointments-list.ts";
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

/** Longest name of a closed day, in characters. */
export const closureName = 80;

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
  Partial<Omit<AppointmentInput, "slot" | "topic" | "email" | "phone">> &
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
  /** The visitor's private page, where the call is moved or cancelled. */
  path: string;
}

/** A day (2026-11-24) with its free times (10:30). */
export interface FreeDay {
  day: string;
  times: string[];
}

/** Leads per page of the owner's list. */
export const leadsOnPage = 25;

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

/** The changes that the owner can make to a lead or its appointment, by the lead's id. */
export const leadChange = z.object({
  change: z.enum(["handled", "new", "cancel", "rebook"]),
  id: z.uuid(),
});
export type LeadChange = z.infer<typeof leadChange>;

const slot = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, appointmentFields.slot.invalid);

/** The changes of an appointment, by its id: the owner's, and with the key of the private link the visitor's. */
export const appointmentChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("move"), id: z.uuid(), slot }),
  z.object({ change: z.literal("cancel"), id: z.uuid() }),
  /** Books a cancelled call again, at the same time. */
  z.object({ change: z.literal("rebook"), id: z.uuid() }),
]);
export type AppointmentChange = z.infer<typeof appointmentChange>;

/** What a visitor can do behind the private link. */
export const ownAppointmentChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("move"), slot }),
  z.object({ change: z.literal("cancel") }),
  z.object({ change: z.literal("rebook") }),
]);
export type OwnAppointmentChange = z.infer<typeof ownAppointmentChange>;

/** The week in the address of the calendar, by any of its days; the appointment that is being moved, and to which day. */
export const weekFilter = z.object({
  week: z.iso.date().optional().catch(undefined),
  move: z.uuid().optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
});

const minutes = z.coerce.number().int().min(0).max(1440).multipleOf(appointmentHours.slotMinutes);
const aWeek = () => z.array(minutes).length(7);

/** The opening hours of a week, Sunday first. */
export const hoursInput = z
  .object({
    change: z.literal("hours"),
    /** The days of the week that are open. */
    open: z.array(z.coerce.number().int().min(0).max(6)).max(7),
    opens: aWeek(),
    closes: aWeek(),
  })
  .refine(({ open, opens, closes }) => open.every((day) => (opens[day] ?? 0) < (closes[day] ?? 0)), {
    error: hoursTexts.wrong,
  });
export type HoursInput = z.infer<typeof hoursInput>;

/** A closed day that is added or opened again. */
export const closedDayChange = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("close"),
    day: z.iso.date(hoursTexts.noDay),
    name: z.string().overwrite(cleanText).min(1, hoursTexts.noName).max(closureName),
  }),
  z.object({ change: z.literal("open-day"), day: z.iso.date() }),
]);
