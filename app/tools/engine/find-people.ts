import { audiences } from "#content/trades/audiences.ts";
import { departments, generalDepartment } from "#content/trades/departments.ts";
import type { Audience, Department } from "#content/trades/types.ts";
import { bestByKeywords } from "./keywords.ts";

/** The kind of people or organisations that the text names. */
export function findAudience(text: string): Audience | undefined {
  return bestByKeywords([text], audiences);
}

/** The department that the text names, else the general one. A field may hold just the department's id. */
export function findDepartment(text: string): Department {
  const named = text.trim().toLowerCase().replace(/\s+/g, "-");
  const all = [...departments, generalDepartment];
  return all.find(({ id }) => id === named) ?? bestByKeywords([text], all) ?? generalDepartment;
}
