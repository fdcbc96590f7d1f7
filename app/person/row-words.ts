import { labelOf } from "#content/fields.ts";
import { leadDoors } from "#content/lead-doors.ts";

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

/** The facts of a record. */
export const factsOf = (row: Readonly<Record<string, unknown>>): RowFact[] =>
  Object.entries(row).map(([column, value]) => ({
    label: labelOfColumn(column),
    text: textOf(column, value),
  }));
