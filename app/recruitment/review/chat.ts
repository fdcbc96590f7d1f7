import { applicationChat, applicationFields, writtenFirst } from "#content/application-form.ts";
import { fieldTexts, inOrder } from "#content/fields.ts";
import { whatsappLink } from "#content/whatsapp.ts";

const { videoFile: _, ...typedFields } = applicationFields;
const names = inOrder(typedFields, writtenFirst);

/**
 * A link to a chat with the recruitment line that contains a form that could not be sent, as far as it was filled in.
 */
export function unsentChatLink(typed: Readonly<Record<string, unknown>>): string {
  return whatsappLink("recruitment", {
    intro: applicationChat.notSaved,
    fields: fieldTexts(
      typedFields,
      names,
      (name) => typed[name],
      ({ label }) => label,
    ),
  });
}
