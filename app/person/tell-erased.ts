import { personTexts } from "#content/person.ts";
import { site } from "#content/site.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";

/** What was erased, and the links by which the person is told. They are in one response only, and stored nowhere. */
export interface ErasedReceipt {
  ref: string;
  whatsapp: string | null;
  mail: string | null;
}

/** Prepares the message with the reference, while the number and the address are still known. */
export function tellErased(
  ref: string,
  [phone]: readonly string[],
  [email]: readonly string[],
): ErasedReceipt {
  const { subject, message } = personTexts.erase.tell;
  const text = message(site.name, ref);
  return {
    ref,
    whatsapp: phone ? whatsappChatWith(phone, text) : null,
    mail: email
      ? `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
      : null,
  };
}
