import { storable } from "./bounded-json.ts";
import { AppError } from "./errors.ts";

/** The most fields that are read from a form: many times what the largest form of this site has. */
const mostFields = 500;

/**
 * The names that fields of this site can have. The course editor numbers its rows ("files.0.name", "choices.2"), up to
 * 99 of them. Brackets and longer paths would be parsed as lists and objects of any length and depth. Two underscores
 * would be parsed as commands of the form library (its `__intent__`), which no form of ours sends to the server.
 */
const fieldName = /^[A-Za-z][\w-]{0,79}(\.\d{1,2}(\.[A-Za-z]{1,20})?)?$/;

/**
 * The same form with values that PostgreSQL can store, before anything parses its fields.
 * @throws AppError bad-request for a form that no page of this site sends
 */
export function checkedForm(form: FormData): FormData {
  const checked = new FormData();
  let fields = 0;
  for (const [name, value] of form) {
    fields += 1;
    if (fields > mostFields || !fieldName.test(name)) {
      throw new AppError("bad-request", "This form has fields that no page of this site has.");
    }
    if (typeof value === "string") checked.append(name, storable(value));
    else checked.append(name, value, storable(value.name));
  }
  return checked;
}
