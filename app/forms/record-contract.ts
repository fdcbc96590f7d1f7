import { z } from "zod";
import { valuesOf } from "#content/fields.ts";
import { type ColumnOf, columnOf } from "#content/stored-fields.ts";
import type { Checked, Field, FormFields } from "./form-contract.ts";

export { columnOf };

/* A form's fields as their table stores them, under the names of columns. */

/** The value type of a column. */
export type Stored<F extends Field> = Checked<F> | (F extends { addedLater: true } ? null : never);

/** A form's fields as a row of its table. */
export type StoredRow<Fields extends FormFields> = {
  [Name in keyof Fields as ColumnOf<Name, Fields[Name]>]: Stored<Fields[Name]>;
};

type RecordShape<Fields extends FormFields> = {
  -readonly [Name in keyof Fields as ColumnOf<Name, Fields[Name]>]: z.ZodType<Stored<Fields[Name]>>;
};

function storedSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "number":
    case "rating":
      return z.number().int();
    case "choice":
      return z.enum(valuesOf(field));
    case "checkboxes":
      return z.array(z.string());
    default:
      return z.string();
  }
}

/** The shape of a form's fields in a response of the API. */
export function recordShape<const Fields extends FormFields>(fields: Fields): RecordShape<Fields> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = storedSchema(field);
    const mayBeNull = field.kind !== "checkboxes" && (field.optional || field.addedLater);
    return [columnOf(name, field), mayBeNull ? schema.nullable() : schema];
  });
  return Object.fromEntries(shape);
}
