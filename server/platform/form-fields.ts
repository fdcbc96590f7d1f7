import { AppError } from "./errors.ts";

/** The most fields that a form of this site has, many times over. */
const mostFields = 500;

/**
 * How every field of this site is named. The course editor numbers its rows ("files.0.name", "choices.2"), up to 99 of them.
 * Brackets and longer paths would be read as lists and objects of any length and depth, and two underscores as orders to the
 * form library (its `__intent__`), which no form of ours sends to the server.
 */
const fieldName = /^[A-Za-z][\w-]{0,79}(\.\d{1,2}(\.[A-Za-z]{1,20})?)?$/;

/**
 * Refuses a form that no page of this site sends, before anything reads its fields.
 * @throws AppError bad-request
 */
export function checkFieldNames(form: FormData): void {
  let fields = 0;
  for (const name of form.keys()) {
    fields += 1;
    if (fields > mostFields || !fieldName.test(name)) {
      throw new AppError("bad-request", "This form has fields that no page of this site has.");
    }
  }
}
