import type { StoredRow } from "#app/forms/record-contract.ts";
import { applicationFields } from "#content/application-form.ts";
import type { Field } from "#content/fields.ts";
import { columnOf, withoutIdentity } from "#content/stored-fields.ts";

const fields = withoutIdentity(applicationFields);

/** What applicants said, without what tells who they are, as the table has it. */
export type SaidRow = StoredRow<typeof fields>;

export interface SaidField {
  field: Field;
  column: keyof SaidRow;
}

/** The fields that reviewers get also while identities are hidden, as they are drawn in the form. */
export const saidFields: readonly SaidField[] = Object.entries(fields).map(([name, field]) => ({
  field,
  column: columnOf(name, field) as keyof SaidRow,
}));

/** Those with a column in the printed list. */
export const listedFields = saidFields.filter(({ field }) => field.listed);
