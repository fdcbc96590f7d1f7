import { storable } from "./bounded-json.ts";
import { AppError } from "./errors.ts";

/** What a form may send under one name. */
export interface FieldLimit {
  /** Longest value, in characters. */
  most: number;
  /** How often the name may be given. */
  times: number;
  /** Whether the value is a file; its size is limited with the whole form's. */
  isFile?: boolean;
}

/**
 * The fields of a form by name. # is a number or an id in a name: the course editor's rows are files.#.name, and
 * the answers of a quiz are answer-#.
 */
export type FormFieldLimits = ReadonlyMap<string, FieldLimit>;

/**
 * A value may be this many times its limit, because letters with loose accents and line breaks take more characters
 * than are counted in the end. What is a little over the limit then gets the message of its field.
 */
const slack = 4;

/** The longest name of a field, in characters. */
const longestName = 80;

/** The most fields that are read from a form: many times what the largest form of this site has. */
const mostFields = 500;

const numbered = /\.\d{1,2}(?=\.|$)|(?<=^[a-z]+-)[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const nameOf = (sent: string) => sent.replace(numbered, (found) => (found.startsWith(".") ? ".#" : "#"));

const unknownField = () =>
  new AppError("bad-request", "This form has fields that its page does not have. Please reload the page.");

function checkValue(value: FormDataEntryValue, limit: FieldLimit): void {
  if (typeof value !== "string") {
    if (!limit.isFile) throw new AppError("bad-request", "This form takes no file there.");
  } else if (value.length > slack * limit.most + 100) {
    throw new AppError("too-large", "One of the fields is much too long. Please shorten it.");
  }
}

/**
 * The same form with values that PostgreSQL can store, before anything parses its fields.
 * @throws AppError bad-request for a name that the form does not have, or has less often; too-large for a value far over
 * its limit
 */
export function checkedForm(form: FormData, fields: FormFieldLimits): FormData {
  const checked = new FormData();
  const given = new Map<string, number>();
  for (const [name, value] of form) {
    if (name.length > longestName || given.size > mostFields) throw unknownField();
    const limit = fields.get(nameOf(name));
    const times = (given.get(name) ?? 0) + 1;
    if (!limit || times > limit.times) throw unknownField();
    given.set(name, times);
    checkValue(value, limit);
    if (typeof value === "string") checked.append(name, storable(value));
    else checked.append(name, value, storable(value.name));
  }
  return checked;
}
