/*
 * How a form describes its fields: each field once, as data. `defineForm` (app/forms) validates with it, `FormFields`
 * (app/forms) draws it, and tables, facts, files and chats read it. docs/adding-a-field.md shows how to add one.
 */

/** An option, as it is stored and as it is shown. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface FieldText {
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

/** Properties of every field that somebody fills in. */
interface Filled extends FieldText {
  /** The name in error messages ("Goals is required"); default `label`. */
  readonly inMessages?: string;
  /** The name in records, files and chats; default `label`. */
  readonly short?: string;
  /** Column heading in a spreadsheet file; default `short`. */
  readonly csv?: string;
  /** Column heading in a printed list; without it the field is not printed there. */
  readonly listed?: string;
  /** Column name in the table; by default the name in snake case, employment_status for employmentStatus. */
  readonly column?: string;
  /** Optional; the record then has null. */
  readonly optional?: true;
  /** Required, but records older than the field have null. */
  readonly addedLater?: true;
  /** Takes a whole row of the form. */
  readonly wide?: true;
  /** Identifies the person: hidden from reviewers while identities are hidden. */
  readonly identity?: true;
  readonly autoComplete?: string;
}

interface Text extends Filled {
  readonly kind: "text";
  /** Lengths in characters. */
  readonly least?: number;
  readonly most: number;
}

/** Several lines, with a counter. */
interface LongText extends Filled {
  readonly kind: "longText";
  readonly least?: number;
  readonly most: number;
  readonly rows?: 3 | 4;
}

interface Email extends Filled {
  readonly kind: "email";
}

/** A number as people in Nigeria type it; the server converts it to international form. */
interface Phone extends Filled {
  readonly kind: "phone";
}

/** A number stored as typed, only digits and a plus. The limits count digits. */
interface InternationalPhone extends Filled {
  readonly kind: "internationalPhone";
  readonly least: number;
  readonly most: number;
}

interface WholeNumber extends Filled {
  readonly kind: "number";
  readonly least: number;
  readonly most: number;
  readonly invalid: string;
}

/** A number selected from a list. */
interface Rating extends Filled {
  readonly kind: "rating";
  readonly least: number;
  readonly most: number;
  /** Labels of some of the numbers in the list. */
  readonly words: Readonly<Record<string, string>>;
}

interface OneChoice extends Filled {
  readonly kind: "choice";
  readonly choices: readonly (string | Choice)[];
}

/** Any number of choices, or none. */
interface CheckBoxes extends Filled {
  readonly kind: "checkboxes";
  readonly optional: true;
  readonly choices: readonly string[];
  /** The record's text when none is ticked. */
  readonly noneText: string;
}

/** A web address. */
interface Link extends Filled {
  readonly kind: "link";
  readonly most: number;
  readonly invalid: string;
}

/** A file uploaded before the form, referenced by its id. The form draws and stores it. */
interface Upload extends Filled {
  readonly kind: "upload";
  readonly optional: true;
  readonly invalid: string;
}

/** A wall time in Lagos, such as 2026-11-24T10:30. The form draws and stores it. */
interface Slot extends Filled {
  readonly kind: "slot";
  readonly invalid: string;
}

export type Field =
  | Text
  | LongText
  | Email
  | Phone
  | InternationalPhone
  | WholeNumber
  | Rating
  | OneChoice
  | CheckBoxes
  | Link
  | Upload
  | Slot;

type SelectedField = OneChoice | Rating | CheckBoxes;

/** The fields of a form by name, in the order in which they are shown. Every form also has a submission key. */
export type FormFields = Readonly<Record<string, Field>>;

/**
 * Longest email addresses and phone numbers, in characters: `typed` as people write them, `stored` in international
 * form.
 */
export const emailLength = { least: 3, most: 320 } as const;
export const phoneLength = { typed: 40, least: 7, stored: 20 } as const;

/** The name of a field in records, files and chats. */
export const shortName = ({ label, short = label }: Field): string => short;

/** The choices of a field with labels, also where they are given as labels only. */
export function choicesOf(field: SelectedField): readonly Choice[] {
  if (field.kind === "rating") {
    const { least, most, words } = field;
    return Array.from({ length: most - least + 1 }, (_, index) => {
      const value = String(least + index);
      return { value, label: words[value] ?? value };
    });
  }
  return field.choices.map((one) => (typeof one === "string" ? { value: one, label: one } : one));
}

/** The values that may be stored for a field's choices. */
export const valuesOf = (field: SelectedField): string[] => choicesOf(field).map(({ value }) => value);

/** The label of a stored choice; the value itself where the choice is no longer offered. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** The value of a field in words; empty where it has none. */
export function inWords(field: Field, value: unknown, separator = ", "): string {
  const text = [value ?? []].flat().join(separator);
  return field.kind === "choice" ? labelOf(choicesOf(field), text) : text;
}

/** Names of fields: the given ones first, then the others in the order of the form. */
export function inOrder<Fields extends FormFields>(
  fields: Fields,
  first: readonly (keyof Fields & string)[],
): readonly (keyof Fields & string)[] {
  return [...new Set([...first, ...Object.keys(fields)])];
}

/** Name and value of each field as texts, as a chat writes them. */
export function fieldTexts<Name extends string>(
  fields: Readonly<Record<NoInfer<Name>, Field>>,
  names: readonly Name[],
  read: (name: Name) => unknown,
  nameOf = shortName,
): readonly (readonly [string, string])[] {
  return names.map((name) => [nameOf(fields[name]), inWords(fields[name], read(name))]);
}
