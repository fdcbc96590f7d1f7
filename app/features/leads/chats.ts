import { appointmentChat } from "#app/content/appointment.ts";
import { contactChat, leadKindChoices } from "#app/content/contact-form.ts";
import { labelOf } from "#app/content/enrolment.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { slotInWords } from "./slot-words.ts";

/** What was typed, perhaps only in part: a form that did not go through is carried over to WhatsApp as it stands. */
type Typed<Name extends string> = Partial<Record<Name, string | null>>;

/** The chat with the sales line that goes on with a contact form; with the record's name once it is saved. */
export function contactChatLink(
  typed: Typed<"name" | "email" | "phone" | "company" | "project_type" | "message">,
  ref?: string,
): string {
  return whatsappLink("sales", {
    intro: ref ? contactChat.saved : contactChat.notSaved,
    fields: [
      ["Name", typed.name],
      ["Email", typed.email],
      ["Phone", typed.phone],
      ["Company", typed.company],
      ["About", typed.project_type && labelOf(leadKindChoices, typed.project_type)],
      ["Message", typed.message],
    ],
    ...(ref ? { ref } : {}),
  });
}

/** The same for an appointment. */
export function appointmentChatLink(
  typed: Typed<"slot" | "name" | "phone" | "email" | "topic">,
  ref?: string,
): string {
  return whatsappLink("sales", {
    intro: ref ? appointmentChat.booked : appointmentChat.notBooked,
    fields: [
      ["Time", typed.slot && slotInWords(typed.slot)],
      ["Name", typed.name],
      ["Phone", typed.phone],
      ["Email", typed.email],
      ["Topic", typed.topic],
    ],
    ...(ref ? { ref } : {}),
  });
}
