import type { CatalogueEntry, Category } from "./contract.ts";

/** A text for comparison: in lower case and without marks on letters. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * The entries that match a search: every word is in the title or the description, and the category is the selected one.
 */
export function fitting(
  entries: readonly CatalogueEntry[],
  { words, category }: { words: string; category: Category | null },
): CatalogueEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = plain(`${entry.title} ${entry.description}`);
    return (!category || entry.category === category) && wanted.every((word) => text.includes(word));
  });
}
