import { appointmentChat, appointmentFields } from "#content/appointment.ts";
import { contactChat } from "#content/contact-form.ts";
import { fieldTexts, inOrder } from "#content/fields.ts";
import { leadFields } from "#content/lead-fields.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { slotInWords } from "./slot-words.ts";

/** The typed values, possibly incomplete: a form that could not be sent is continued on WhatsApp as it is. */
type Typed<Fields> = { readonly [Name in keyof Fields]?: string | null };

const leadNames = inOrder(leadFields, []);
const appointmentNames = inOrder(appointmentFields, ["slot", "name", "phone"]);

/** A link to a chat with the sales line that contains a contact form, with the record's reference once it is saved. */
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
