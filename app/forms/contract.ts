import { z } from "zod";
import { emailLength, phoneLength } from "#content/fields.ts";

/* The kinds of field in the forms of this site, with their messages. Browser and server check with the same objects. */

// In a browser Zod would test whether it may compile code from text, which the site's policy blocks and reports.
if (typeof document !== "undefined") z.config({ jitless: true });

export const invalidEmail = "Please enter a valid email address";
export const invalidPhone = "Please enter a valid phone number";

interface Limits {
  least: number;
  most: number;
}

/** Control characters except tab and line breaks: nobody types them, and PostgreSQL rejects some. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/gu;

/**
 * A text as it is stored: composed letters (ọ̀ typed in two ways becomes one), without control characters and outer
 * spaces, and with one character for a line break, which a form sent without script writes as two.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(controlCharacters, "").normalize("NFC").trim();
}

/** A required text. Lengths count characters, as PostgreSQL does; maxlength in a browser may stop earlier. */
export function requiredText(label: string, { least = 1, most }: { least?: number; most: number }) {
  const required = `${label} is required`;
  return z
    .string({ error: required })
    .overwrite(cleanText)
    .min(1, { error: required, abort: true })
    .min(least, `${label} must be at least ${least} characters`)
    .max(most, `${label} must be less than ${most} characters`);
}

/** An optional text; an empty one is stored as null. */
export function optionalText(label: string, { most }: { most: number }) {
  return z
    .string({ error: `${label} must be text` })
    .overwrite(cleanText)
    .max(most, `${label} must be less than ${most} characters`)
    .nullish()
    .transform((text) => text || null);
}

export function emailField() {
  return z
    .string({ error: "Email is required" })
    .overwrite(cleanText)
    .min(1, { error: "Email is required", abort: true })
    .max(emailLength.most, { error: invalidEmail, abort: true })
    .pipe(z.email(invalidEmail));
}

/**
 * A phone number as people type it: 0803…, +234 803…, with spaces, dots, dashes and brackets. This checks only its
 * shape, so that the browser need not load every country's numbering plan. The server then converts it to international
 * form and refuses numbers that are valid in no country.
 */
export function phoneField(label = "Phone Number") {
  const required = `${label} is required`;
  return z
    .string({ error: required })
    .overwrite(cleanText)
    .min(1, { error: required, abort: true })
    .max(phoneLength.typed, { error: invalidPhone, abort: true })
    .refine(
      (text) => /^\+?[\d\s().\-/]+$/.test(text) && /^\d{7,20}$/.test(text.replace(/\D/g, "")),
      invalidPhone,
    );
}

/**
 * An empty control, or one with only invisible characters. For other text this aborts, and the other field's error
 * counts.
 */
const empty = () => z.string().overwrite(cleanText).max(0, { abort: true });

/** An optional field, whose empty value is null. */
export function optionalField<Value>(field: z.ZodType<Value>, error: string) {
  return z
    .union([empty(), field], { error })
    .nullish()
    .transform((value) => (value === "" || value === undefined ? null : value));
}

export const optionalEmailField = () => optionalField(emailField(), invalidEmail);
export const optionalPhoneField = () => optionalField(phoneField(), invalidPhone);

/** The stored form of a typed number: digits and plus signs. */
export function strippedPhone(typed: string): string {
  return typed.replace(/[^\d+]/g, "");
}

/**
 * A phone number as the recruitment form accepts it (specification 2, section 5): after stripping all but digits and
 * '+', an optional leading +, a first digit from 1 to 9, and the given total of digits. Other forms understand 0803…;
 * this one does not.
 */
export function internationalPhoneField(label: string, { least, most }: Limits) {
  const required = `${label} is required`;
  return z
    .string({ error: required })
    .overwrite(cleanText)
    .min(1, { error: required, abort: true })
    .overwrite(strippedPhone)
    .regex(new RegExp(`^\\+?[1-9]\\d{${least - 1},${most - 1}}$`), invalidPhone);
}

/** A whole number, as text from a form or as a number from an API request. */
export function wholeNumberField(label: string, { least, most, invalid }: Limits & { invalid: string }) {
  const required = `${label} is required`;
  return z
    .union([z.string(), z.number()], { error: required })
    .transform((typed) => cleanText(String(typed)))
    .pipe(
      z
        // Conform drops empty values, so an empty text is checked here too.
        .string({ error: required })
        .min(1, { error: required, abort: true })
        .regex(new RegExp(`^\\d{1,${String(most).length + 1}}$`), { error: invalid, abort: true })
        .transform(Number)
        .pipe(z.number().min(least, invalid).max(most, invalid)),
    );
}

/**
 * Whether a text is an address that may be opened: only http and https, written out. Browsers also open "https:a.b" and
 * "https:////a.b", which nobody types by mistake.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(text) && Boolean(URL.parse(text)?.hostname.includes("."));
}

/** A link, with or without https:// before it; null when empty. Only http and https. */
export function optionalLink({ most, invalid: error }: { most: number; invalid: string }) {
  return z
    .string({ error })
    .overwrite(cleanText)
    .overwrite((text) => (text && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text))
    .max(most, { error, abort: true })
    .refine((text) => !text || (!/\s/.test(text) && isWebAddress(text)), { error })
    .nullish()
    .transform((text) => text || null);
}

export const listedOnly = (label: string) => `Please choose one of the listed options for ${label}`;

/** One of a list of choices. */
export function choice<const Values extends readonly string[]>(label: string, values: Values) {
  return z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === "" ? `${label} is required` : listedOnly(label),
  });
}

/** One of a list of choices, or null. */
export function optionalChoice<const Values extends readonly string[]>(label: string, values: Values) {
  return z
    .union([z.literal(""), choice(label, values)], {
      error: listedOnly(label),
    })
    .nullish()
    .transform((value) => value || null);
}

/** Any number of a list of choices, in the order of that list. */
export function someOf(label: string, values: readonly string[]) {
  return z
    .array(choice(label, values))
    .default([])
    .transform((chosen) => values.filter((value) => chosen.includes(value)));
}

/** The id of a completed upload; null without script or without a file. */
export function optionalUpload({ invalid: error }: { invalid: string }) {
  return z
    .union([z.literal(""), z.uuid(error)], { error })
    .nullish()
    .transform((id) => id || null);
}

/** A local time in Lagos, such as 2026-11-24T10:30. */
export function slotField(label: string, { invalid }: { invalid: string }) {
  return z.string({ error: `${label} is required` }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, invalid);
}

/**
 * A key that the form creates when it opens, so that a form sent twice, by a double tap or a bad network, is stored
 * once.
 */
export function submissionKey() {
  const error = "This form is out of date. Please reload the page and send it again.";
  return z.uuid({ error }).refine(isOwnKey, { error });
}

/**
 * Whether a key is one that a form can have made. Zod takes the UUIDs of zeros and of ones too: programs that fill in
 * nothing else would all be told what the first of them sent.
 */
const isOwnKey = (key: string) => !/^[0-]+$|^[f-]+$/i.test(key);
