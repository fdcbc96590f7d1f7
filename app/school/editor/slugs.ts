import { courseLimits } from "../courses/contract.ts";

/** The slug of a title: lower-case letters, digits and hyphens, without marks on letters. */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, courseLimits.slug - 4)
    .replace(/^-+|-+$/g, "");
  return slug || "untitled";
}

/** The first of wanted, wanted-2, wanted-3 … that is not taken. */
export function freeSlug(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.includes(slug)) return slug;
  }
}
