import { type Field, type FormFields, shortName } from "./fields.ts";
import { listed } from "./listed.ts";

/** Fields that the notice calls something else than the form does; null for a field that another one's words contain. */
type NoticeWords<Fields extends FormFields> = { readonly [Name in keyof Fields]?: string | null };

/** A form field's name inside a sentence: business level. */
const inSentence = (field: Field) =>
  shortName(field).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/**
 * What a form collects, as the privacy notice lists it: each of its fields, in their order.
 * @returns `always` with what everybody gives, and `ifGiven` with what may be left out
 */
export function collectedBy<Fields extends FormFields>(fields: Fields, words: NoticeWords<Fields>) {
  const named = (Object.entries(fields) as [keyof Fields, Field][]).flatMap(([name, field]) => {
    const text = words[name] === undefined ? inSentence(field) : words[name];
    return text === null
      ? []
      : [{ text, mayBeEmpty: field.kind !== "checkboxes" && field.optional === true }];
  });
  const textsOf = (mayBeEmpty: boolean) =>
    listed(named.filter((one) => one.mayBeEmpty === mayBeEmpty).map(({ text }) => text));
  return { always: textsOf(false), ifGiven: textsOf(true) };
}
