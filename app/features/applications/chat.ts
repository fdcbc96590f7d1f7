import { applicationChat, applicationFields } from "#app/content/application-form.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";

/** The order in which a person reads them. */
const names = [
  "fullName",
  "phoneNumber",
  "email",
  "cityState",
  "age",
  "linkedinPortfolio",
  "employmentStatus",
  "techSkills",
  "toolsKnowledge",
  "businessTypes",
  "whyJoinMindsync",
] as const satisfies readonly (keyof typeof applicationFields)[];

/** The chat with the recruitment line that carries a form which did not go through, as far as it was filled in. */
export function unsentChatLink(typed: Readonly<Record<string, unknown>>): string {
  return whatsappLink("recruitment", {
    intro: applicationChat.notSaved,
    fields: names.map((name) => {
      const value = [typed[name] ?? ""].flat().join(", ");
      return [applicationFields[name].label, value] as const;
    }),
  });
}
