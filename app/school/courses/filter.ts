import type { CatalogueEntry, Category } from "./contract.ts";

/** A text as it is compared: without case and without the marks over and under letters. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What fits a search: every word of it stands in the title or the description, and the category is the chosen one. */
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
