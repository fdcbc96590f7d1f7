import { z } from "zod";
import { emailLength, phoneLength } from "#content/fields.ts";

/*
 * The kinds of field that forms of this site are made of, with their messages. Browser and server check
 * with the same objects.
 */

// In a browser Zod would try whether code may be made from text, which the site's policy refuses and reports.
if (typeof document !== "undefined") z.config({ jitless: true });

export const invalidEmail = "Please enter a valid email address";
export const invalidPhone = "Please enter a valid phone number";

interface Limits {
  least: number;
  most: number;
}

/** Control characters but tab and line breaks: nobody types them, and PostgreSQL refuses some. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/gu;

/**
 * A text as it is kept: composed letters (ọ̀ typed in two ways is one), no control characters, no outer space, and
 * one character for a line break, which a form sent without script writes as two.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(controlCharacters, "").normalize("NFC").trim();
}

/** A text that must be there. Lengths count characters, as PostgreSQL does; maxlength in a browser may stop sooner. */
export function requiredText(label: string, { least = 1, most }: { least?: number; most: number }) {
  const required = `${label} is required`;
  return z
    .string({ error: required })
    .overwrite(cleanText)
    .min(1, { error: required, abort: true })
    .min(least, `${label} must be at least ${least} characters`)
    .max(most, `${label} must be less than ${most} characters`);
}

/** A text that may be left out; an empty one counts as left out and is kept as null. */
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
 * A phone number as people type it: 0803…, +234 803…, with spaces, dots, dashes and brackets. Here only its
 * shape is checked, so that the browser need not load every country's numbering plan; the server then
 * brings it into international form and refuses what no country has.
 */
export function phoneField() {
  return z
    .string({ error: "Phone Number is required" })
    .overwrite(cleanText)
    .min(1, { error: "Phone Number is required", abort: true })
    .max(phoneLength.typed, { error: invalidPhone, abort: true })
    .refine(
      (text) => /^\+?[\d\s().\-/]+$/.test(text) && /^\d{7,20}$/.test(text.replace(/\D/g, "")),
      invalidPhone,
    );
}

/** A control left empty, or with nothing in it that can be seen. A text is none, and then the other field judges. */
const empty = () => z.string().overwrite(cleanText).max(0, { abort: true });

/** A field that may be left out; then it is null. */
export function optionalField<Value>(field: z.ZodType<Value>, error: string) {
  return z
    .union([empty(), field], { error })
    .nullish()
    .transform((value) => (value === "" || value === undefined ? null : value));
}

export const optionalEmailField = () => optionalField(emailField(), invalidEmail);
export const optionalPhoneField = () => optionalField(phoneField(), invalidPhone);

/** What of a typed number is stored: digits, and a plus that begins it. */
export function strippedPhone(typed: string): string {
  return typed.replace(/[^\d+]/g, "");
}

/**
 * A phone number as the recruitment form takes it (specification 2, section 5): after stripping all but digits and '+', an
 * optional leading +, a first digit from 1 to 9, and so many digits. Other forms understand 0803…; this one does not.
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

/** A whole number; how a form sends it, or as a number from a call. */
export function wholeNumberField(label: string, { least, most, invalid }: Limits & { invalid: string }) {
  const required = `${label} is required`;
  return z
    .union([z.string(), z.number()], { error: required })
    .transform((typed) => cleanText(String(typed)))
    .pipe(
      z
        // A form library takes an empty text for none.
        .string({ error: required })
        .min(1, { error: required, abort: true })
        .regex(new RegExp(`^\\d{1,${String(most).length + 1}}$`), { error: invalid, abort: true })
        .transform(Number)
        .pipe(z.number().min(least, invalid).max(most, invalid)),
    );
}

/** Whether a text is an address that may be opened: only the web's own schemes. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return Boolean(url && /^https?:$/.test(url.protocol) && url.hostname.includes("."));
}

/** A link, with or without https:// before it; empty is none. Only the web's own schemes. */
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

/** One of a list of choices, or none. */
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

/** An upload that was finished before, by its id; without script, or without a file, there is none. */
export function optionalUpload({ invalid: error }: { invalid: string }) {
  return z
    .union([z.literal(""), z.uuid(error)], { error })
    .nullish()
    .transform((id) => id || null);
}

/** A wall time in Lagos, such as 2026-11-24T10:30. */
export function slotField(label: string, { invalid }: { invalid: string }) {
  return z.string({ error: `${label} is required` }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, invalid);
}

/** Made by the form when it opens: a form sent twice, by a double tap or a bad network, is stored once. */
export function submissionKey() {
  return z.uuid({ error: "This form is out of date. Please reload the page and send it again." });
}
