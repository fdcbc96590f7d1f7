import type { Choice } from "./fields.ts";
import { site } from "./site.ts";

/** Every way in which somebody becomes a lead, as the owner sees it. */
export const leadDoors = [
  { value: "contact", label: "Contact form" },
  { value: "appointment", label: "Appointment" },
  { value: "follow-up", label: "Marketing tool" },
  { value: "enrollment", label: "Enrollment" },
  { value: "ebook", label: "Ebook order" },
  { value: "quote", label: "Quote" },
  { value: "demo", label: "Demo" },
  { value: "enterprise", label: "Enterprise system" },
  { value: "exit-offer", label: "Exit offer" },
  { value: "chat", label: `Chat with ${site.conciergeName}` },
  { value: "tier", label: "Tier request" },
  { value: "application", label: "Application" },
  { value: "your-data", label: "Data request" },
] as const satisfies readonly Choice[];

export type LeadDoor = (typeof leadDoors)[number]["value"];

/** Within how many hours, closed days not counted, a lead of each door is to be answered. A later one is overdue. */
export const promisedHours: Readonly<Record<LeadDoor, number>> = {
  contact: 24,
  appointment: 12,
  "follow-up": 24,
  enrollment: 24,
  ebook: 2,
  quote: 4,
  demo: 4,
  enterprise: 4,
  "exit-offer": 4,
  chat: 2,
  tier: 24,
  application: 48,
  // The law gives 30 days (content/your-data.ts).
  "your-data": 30 * 24,
};

/** The doors whose button opens WhatsApp. Their lead is stored on the way there. */
export type PressDoor = Extract<LeadDoor, "ebook" | "quote" | "demo" | "enterprise" | "exit-offer" | "tier">;

/**
 * The address on this site that stores a lead and goes on to WhatsApp.
 * @param asked what the visitor wants; the server makes the message, the items and the value of it
 */
export function pressAddress(door: PressDoor, asked: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(asked).toString();
  return `/whatsapp/${door}${query && `?${query}`}`;
}
