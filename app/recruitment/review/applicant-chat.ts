import type { ListedApplication } from "#app/recruitment/review/application-rows.server.ts";
import { reviewTexts } from "#content/review.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";

/** A chat with an applicant, which begins as the status requires. Null while identities are hidden, and without a number. */
export function applicantChat({
  person,
  status,
  ref,
}: Pick<ListedApplication, "person" | "status" | "ref">): string | null {
  if (!person?.number) return null;
  const [first = person.name] = person.name.split(/\s/);
  return whatsappChatWith(person.number, reviewTexts.messages[status](first, ref));
}
