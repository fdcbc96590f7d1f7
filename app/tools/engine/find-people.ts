import { audiences } from "#content/trades/audiences.ts";
import { departments, generalDepartment } from "#content/trades/departments.ts";
import type { Audience, Department } from "#content/trades/types.ts";
import { bestByKeywords } from "./keywords.ts";

/** The kind of people or organisations that the words name. */
export function findAudience(text: string): Audience | undefined {
  return bestByKeywords([text], audiences);
}

/** The department that the words name; the general one where they name none. A field may hold its id alone. */
export function findDepartment(text: string): Department {
  const named = text.trim().toLowerCase().replace(/\s+/g, "-");
  const all = [...departments, generalDepartment];
  return all.find(({ id }) => id === named) ?? bestByKeywords([text], all) ?? generalDepartment;
}
