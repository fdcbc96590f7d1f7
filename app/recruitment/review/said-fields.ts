import type { StoredRow } from "#app/forms/record-contract.ts";
import { applicationFields } from "#content/application-form.ts";
import type { Field } from "#content/fields.ts";
import { columnOf, withoutIdentity } from "#content/stored-fields.ts";

const fields = withoutIdentity(applicationFields);

/** An applicant's answers as the table stores them, without what identifies the person. */
export type SaidRow = StoredRow<typeof fields>;

export interface SaidField {
  field: Field;
  column: keyof SaidRow;
}

/** The fields that reviewers see even while identities are hidden, in the order of the form. */
export const saidFields: readonly SaidField[] = Object.entries(fields).map(([name, field]) => ({
  field,
  column: columnOf(name, field) as keyof SaidRow,
}));

/** The fields of several lines, which a list shows when they are opened, and the others. */
export const longFields = saidFields.filter(({ field }) => field.kind === "longText");
export const shortFields = saidFields.filter(({ field }) => field.kind !== "longText");

/** The fields with a column in the printed list. */
export const listedFields = saidFields.filter(({ field }) => field.listed);
