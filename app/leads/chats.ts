import { appointmentChat, appointmentFields } from "#content/appointment.ts";
import { contactChat } from "#content/contact-form.ts";
import { fieldTexts, inOrder } from "#content/fields.ts";
import { leadFields } from "#content/lead-fields.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { slotInWords } from "./slot-words.ts";

/** What was typed, perhaps only in part: a form that did not go through is carried over to WhatsApp as it stands. */
type Typed<Fields> = { readonly [Name in keyof Fields]?: string | null };

const leadNames = inOrder(leadFields, []);
const appointmentNames = inOrder(appointmentFields, ["slot", "name", "phone"]);

/** The chat with the sales line that goes on with a contact form; with the record's name once it is saved. */
export function contactChatLink(typed: Typed<typeof leadFields>, ref?: string): string {
  return whatsappLink("sales", {
    intro: ref ? contactChat.saved : contactChat.notSaved,
    fields: fieldTexts(leadFields, leadNames, (name) => typed[name]),
    ...(ref ? { ref } : {}),
  });
}

/** The same for an appointment. */
export function appointmentChatLink(typed: Typed<typeof appointmentFields>, ref?: string): string {
  const written = { ...typed, slot: typed.slot && slotInWords(typed.slot) };
  return whatsappLink("sales", {
    intro: ref ? appointmentChat.booked : appointmentChat.notBooked,
    fields: fieldTexts(appointmentFields, appointmentNames, (name) => written[name]),
    ...(ref ? { ref } : {}),
  });
}
