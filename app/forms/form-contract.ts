import { z } from "zod";
import { emailLength, type Field, type FormFields, phoneLength, valuesOf } from "#content/fields.ts";
import {
  choice,
  emailField,
  internationalPhoneField,
  invalidEmail,
  invalidPhone,
  listedOnly,
  optionalChoice,
  optionalField,
  optionalLink,
  optionalText,
  optionalUpload,
  phoneField,
  requiredText,
  slotField,
  someOf,
  submissionKey,
  wholeNumberField,
} from "./contract.ts";

/*
 * Builds a form from descriptions of its fields: their types, validation and columns. The descriptions are data
 * (app/content), so that a page can show labels without the code that validates.
 */

export type { Field, FormFields };
export { emailLength, phoneLength, valuesOf };

/** The value type of a field with choices. */
type Selected<F> = F extends { choices: readonly (infer One)[] }
  ? One extends { value: infer Value }
    ? Value
    : One
  : never;

/** The value type of a required field. */
type Filled<F extends Field> = F extends { kind: "checkboxes" }
  ? Selected<F>[]
  : F extends { kind: "number" | "rating" }
    ? number
    : F extends { kind: "choice" }
      ? Selected<F>
      : string;

/** The value type of a validated field. */
export type Checked<F extends Field> =
  | Filled<F>
  | (F extends { kind: "checkboxes" } ? never : F extends { optional: true } ? null : never);

/** The type that a form sends for a field. */
type Sent<F extends Field> = F extends { kind: "checkboxes" } ? string[] : string;

type Shape<Fields extends FormFields> = { submissionKey: ReturnType<typeof submissionKey> } & {
  -readonly [Name in keyof Fields]: z.ZodType<Checked<Fields[Name]>, Sent<Fields[Name]>>;
};

/** The schema of a field, for the browser and the server. */
function schemaOf(field: Field): z.ZodType {
  const { label, inMessages: name = label, optional } = field;
  const orNone = (schema: z.ZodType, error: string) => (optional ? optionalField(schema, error) : schema);
  switch (field.kind) {
    case "text":
    case "longText":
      return optional ? optionalText(name, field) : requiredText(name, field);
    case "email":
      return orNone(emailField(), invalidEmail);
    case "phone":
      return orNone(phoneField(field.inMessages), invalidPhone);
    case "internationalPhone":
      return orNone(internationalPhoneField(name, field), invalidPhone);
    case "number":
      return orNone(wholeNumberField(name, field), field.invalid);
    case "rating":
      return orNone(choice(name, valuesOf(field)).transform(Number), listedOnly(name));
    case "choice":
      return (optional ? optionalChoice : choice)(name, valuesOf(field));
    case "checkboxes":
      return someOf(name, field.choices);
    case "link":
      return optionalLink(field);
    case "upload":
      return optionalUpload(field);
    case "slot":
      return slotField(name, field);
  }
}

/** A form with its schema. */
export interface CheckedForm<Fields extends FormFields> {
  readonly fields: Fields;
  /** Every name that the form sends. */
  readonly names: readonly string[];
  readonly schema: z.ZodObject<Shape<Fields>>;
}

/** Builds from described fields the form that browser and server check with one schema. */
export function defineForm<const Fields extends FormFields>(fields: Fields): CheckedForm<Fields> {
  const shape = {
    submissionKey: submissionKey(),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  };
  const schema: z.ZodObject = z.object(shape);
  return { fields, names: Object.keys(shape), schema: schema as z.ZodObject<Shape<Fields>> };
}
