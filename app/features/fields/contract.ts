import { z } from "zod";

/*
 * The kinds of field that forms of this site are made of, with their messages. Browser and server check
 * with the same objects.
 */

// In a browser Zod would try whether code may be made from text, which the site's policy refuses and reports.
if (typeof document !== "undefined") z.config({ jitless: true });

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
    .max(320, { error: "Please enter a valid email address", abort: true })
    .pipe(z.email("Please enter a valid email address"));
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
    .max(40, { error: "Please enter a valid phone number", abort: true })
    .refine(
      (text) => /^\+?[\d\s().\-/]+$/.test(text) && /^\d{7,20}$/.test(text.replace(/\D/g, "")),
      "Please enter a valid phone number",
    );
}

/** A control left empty, or with nothing in it that can be seen. A text is none, and then the other field judges. */
const empty = () => z.string().overwrite(cleanText).max(0, { abort: true });

/** An e-mail address that may be left out; then it is kept as null. */
export function optionalEmailField() {
  return z
    .union([empty(), emailField()], { error: "Please enter a valid email address" })
    .nullish()
    .transform((email) => email || null);
}

/** A phone number that may be left out; then it is kept as null. */
export function optionalPhoneField() {
  return z
    .union([empty(), phoneField()], { error: "Please enter a valid phone number" })
    .nullish()
    .transform((phone) => phone || null);
}

/** One of a list of choices. */
export function choice<const Values extends readonly string[]>(label: string, values: Values) {
  return z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === ""
        ? `${label} is required`
        : `Please choose one of the listed options for ${label}`,
  });
}

/** One of a list of choices, or none. */
export function optionalChoice<const Values extends readonly string[]>(label: string, values: Values) {
  return z
    .union([z.literal(""), choice(label, values)], {
      error: `Please choose one of the listed options for ${label}`,
    })
    .nullish()
    .transform((value) => value || null);
}

/** Made by the form when it opens: a form sent twice, by a double tap or a bad network, is stored once. */
export function submissionKey() {
  return z.uuid({ error: "This form is out of date. Please reload the page and send it again." });
}

/** Fields of a form that must be filled: those its contract refuses when they are missing. */
export function requiredFields(contract: z.ZodObject): ReadonlySet<string> {
  return new Set(
    Object.entries(contract.shape).flatMap(([name, field]) =>
      z.safeParse(field, undefined).success ? [] : [name],
    ),
  );
}
