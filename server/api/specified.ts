import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { FormFields } from "#app/forms/form-contract.ts";
import { columnOf } from "#app/forms/record-contract.ts";
import { onlyKnownFields } from "./requests.ts";

type Shape = Record<string, z.ZodType>;

/** The body of an insert as the specification writes it, and how it becomes the form's own input. */
export interface Specified {
  /** Every name of the specification, with its schema. */
  schema: z.ZodObject<Shape>;
  /** The form's name for each of them. */
  names: Readonly<Record<string, string>>;
}

/**
 * A form's fields under the names of their columns (first_name for firstName), as the specification writes inserts. Its
 * inserts have no key against double sending, so that one may be left out: each is then a record of its own.
 * @param form the schema under the form's names
 * @param changed schemas that differ from the form's, by column
 */
export function specifiedInsert(fields: FormFields, form: z.ZodObject, changed: Shape = {}): Specified {
  const shapeOf = (name: string) => form.shape[name] as unknown as z.ZodType;
  const columns = Object.entries(fields).map(([name, field]) => [name, columnOf(name, field)] as const);
  const shape = Object.fromEntries(columns.map(([name, column]) => [column, shapeOf(name)]));
  return {
    schema: z.object({ submission_key: shapeOf("submissionKey").optional(), ...shape, ...changed }),
    names: {
      submission_key: "submissionKey",
      ...Object.fromEntries(columns.map(([name, column]) => [column, name])),
    },
  };
}

/** Whether a body uses none of the names that only the form has. */
function isSpecified(body: unknown, { names }: Specified): boolean {
  if (typeof body !== "object" || body === null) return false;
  return !Object.entries(names).some(([column, name]) => column !== name && Object.hasOwn(body, name));
}

/**
 * Takes an insert with the form's names or with the specification's. Messages name the fields as the caller wrote them.
 */
export function eitherSpelling<Form extends z.ZodObject>(
  form: Form,
  specified: Specified,
): z.ZodType<z.output<Form>> {
  return z.unknown().transform((body, context) => {
    const bySpecification = isSpecified(body, specified);
    const checked = onlyKnownFields(bySpecification ? specified.schema : form).safeParse(body);
    if (!checked.success) {
      for (const issue of checked.error.issues) context.issues.push({ ...issue, input: body } as never);
      return z.NEVER;
    }
    if (!bySpecification) return checked.data as z.output<Form>;
    const named = Object.entries(checked.data).flatMap(([column, value]) => {
      const name = specified.names[column];
      return name && value !== undefined ? [[name, value]] : [];
    });
    return { submissionKey: randomUUID(), ...Object.fromEntries(named) } as z.output<Form>;
  });
}
