import { labelOf } from "#content/fields.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { type PersonTable, personTexts } from "#content/person.ts";

/** A value of a record under its label, as people read it. */
export interface RowFact {
  label: string;
  text: string;
}

const moment = new Intl.DateTimeFormat("en-NG", {
  timeZone: "Africa/Lagos",
  dateStyle: "medium",
  timeStyle: "short",
});

const labels: Readonly<Record<string, string>> = {
  ref: "Ref",
  door: "Came by",
  created_at: "At",
  event_timestamp: "At",
  at: "At",
  now: "Is",
  url: "Address",
};

/** A column's name as a label: `first_name` is 'First name'. */
export function labelOfColumn(column: string): string {
  const known = labels[column];
  if (known) return known;
  const words = column.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as text: moments in Lagos time, lists with commas. */
function textOf(column: string, value: unknown): string {
  if (value instanceof Date) return moment.format(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  if (column === "door") return labelOf(leadDoors, String(value));
  return String(value);
}

/** A row as people read it: the answers of a quiz are numbers of choices, so its result is shown in their place. */
function readableRow(table: PersonTable, row: Readonly<Record<string, unknown>>) {
  if (table !== "quizzes") return row;
  const { module, answers: _, score, total, ...rest } = row;
  return { module, result: personTexts.quizResult(Number(score), Number(total)), ...rest };
}

/** The facts of a record of this table. */
export const factsOf = (table: PersonTable, row: Readonly<Record<string, unknown>>): RowFact[] =>
  Object.entries(readableRow(table, row)).map(([column, value]) => ({
    label: labelOfColumn(column),
    text: textOf(column, value),
  }));
