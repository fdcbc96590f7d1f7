import { randomUUID } from "node:crypto";
import { sampleValues } from "#app/forms/sample-values.ts";
import { freeDays } from "#app/leads/appointments.server.ts";
import type { AppointmentInput, ContactInput } from "#app/leads/contract.ts";
import { appointmentFields } from "#content/appointment.ts";
import { contactFields } from "#content/contact-form.ts";

/** A contact form as it is sent, with every field filled. */
export function aContact(changed: Partial<Record<keyof ContactInput, unknown>> = {}) {
  return {
    ...sampleValues(contactFields),
    submissionKey: randomUUID(),
    name: "Amaka O'Neil",
    email: "amaka@mindsync.example",
    phone: "0803 123 4567",
    company: "Okafor Foods",
    project_type: "whatsapp-assistant",
    message: "My orders get lost.\nCan you help?",
    ...changed,
  };
}

/** An appointment form as it is sent, with every field filled. */
export function anAppointment(
  slot: string,
  changed: Partial<Record<Exclude<keyof AppointmentInput, "slot">, unknown>> = {},
) {
  return {
    ...sampleValues(appointmentFields),
    submissionKey: randomUUID(),
    slot,
    name: "Amaka O'Neil",
    phone: "0803 123 4567",
    email: "amaka@mindsync.example",
    topic: "My orders get lost.",
    ...changed,
  };
}

/** Free times that stay bookable while a test runs, on any day and at any hour: those after the next two open days. */
export async function freeSlots(): Promise<string[]> {
  const days = await freeDays();
  return days.slice(2).flatMap(({ day, times }) => times.map((time) => `${day}T${time}`));
}
