/** What may be added to a lead that lacks it. */
type Field = "name" | "phone" | "email";

const inSentence: Readonly<Record<Field, string>> = {
  name: "name",
  phone: "phone number",
  email: "email address",
};

/** What was saved of somebody's contact; empty where all of it was there already. */
export function contactSaved(ref: string, saved: readonly Field[]): string {
  if (!saved.length) return `The contact details of ${ref} were already saved.`;
  const what = saved.map((field) => inSentence[field]).join(" and ");
  return `The ${what} of ${ref} ${saved.length > 1 ? "are" : "is"} saved.`;
}

export const contactThere = (ref: string, field: Field) =>
  `Somebody has already added another ${inSentence[field]} to ${ref}, so nothing was saved. Reload the page to see it.`;
