/*
 * How a form of the site describes its fields: each field once, as data. `defineForm` (app/forms) checks by it,
 * `FormFields` (app/forms) draws it, and tables, facts, files and chats read it. docs/adding-a-field.md shows the way.
 */

/** One of several things to choose from, as it is stored and as it is shown. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface FieldText {
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

/** What every field that somebody fills in can have. */
interface Filled extends FieldText {
  /** What its messages call it ("Goals is required"); `label` unless given. */
  readonly inMessages?: string;
  /** What records, files and chats call it; `label` unless given. */
  readonly short?: string;
  /** Heading of its column in a file for a spreadsheet; `short` unless given. */
  readonly csv?: string;
  /** Heading of its column in a printed list; it has none there unless given. */
  readonly listed?: string;
  /** Name of its column; `employment_status` for employmentStatus unless given. */
  readonly column?: string;
  /** May be left out; then the record has null. */
  readonly optional?: true;
  /** Must be filled in, but records that are older than the field have null. */
  readonly addedLater?: true;
  /** Takes a whole row of the form. */
  readonly wide?: true;
  /** Tells who somebody is: reviewers do not get it while identities are hidden. */
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

/** A number as people in Nigeria type it; the server brings it into international form. */
interface Phone extends Filled {
  readonly kind: "phone";
}

/** A number that is stored as it was typed, digits and a plus alone. The limits count digits. */
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

/** A number that is chosen from a list. */
interface Rating extends Filled {
  readonly kind: "rating";
  readonly least: number;
  readonly most: number;
  /** What some of the numbers say in the list. */
  readonly words: Readonly<Record<string, string>>;
}

interface OneChoice extends Filled {
  readonly kind: "choice";
  readonly choices: readonly (string | Choice)[];
}

/** Any number of the choices, or none. */
interface CheckBoxes extends Filled {
  readonly kind: "checkboxes";
  readonly optional: true;
  readonly choices: readonly string[];
  /** What a record says where none is ticked. */
  readonly noneText: string;
}

/** An address on the web. */
interface Link extends Filled {
  readonly kind: "link";
  readonly most: number;
  readonly invalid: string;
}

/** A file that was sent before the form, named by its id. The form draws and stores it. */
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

/** The fields of a form by their names, in the order in which they are drawn. Every form has a submission key besides. */
export type FormFields = Readonly<Record<string, Field>>;

/** Longest addresses and numbers, in characters: `typed` as people write them, `stored` in international form. */
export const emailLength = { least: 3, most: 320 } as const;
export const phoneLength = { typed: 40, least: 7, stored: 20 } as const;

/** What records, files and chats call a field. */
export const shortName = ({ label, short = label }: Field): string => short;

/** What can be chosen in a field, with labels also where they are written as labels alone. */
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

/** What may be stored of a field's choices. */
export const valuesOf = (field: SelectedField): string[] => choicesOf(field).map(({ value }) => value);

/** The label of a stored choice; the value itself where the choice is no longer offered. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** The value of a field in words; empty where there is none. */
export function inWords(field: Field, value: unknown, separator = ", "): string {
  const text = [value ?? []].flat().join(separator);
  return field.kind === "choice" ? labelOf(choicesOf(field), text) : text;
}

/** Names of fields: these first, then the others in the order of the form. */
export function inOrder<Fields extends FormFields>(
  fields: Fields,
  first: readonly (keyof Fields & string)[],
): readonly (keyof Fields & string)[] {
  return [...new Set([...first, ...Object.keys(fields)])];
}

/** What fields say, a name and a text each, as a chat writes them out. */
export function fieldTexts<Name extends string>(
  fields: Readonly<Record<NoInfer<Name>, Field>>,
  names: readonly Name[],
  read: (name: Name) => unknown,
  nameOf = shortName,
): readonly (readonly [string, string])[] {
  return names.map((name) => [nameOf(fields[name]), inWords(fields[name], read(name))]);
}
