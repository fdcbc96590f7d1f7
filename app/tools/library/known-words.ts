import { plainWords } from "#packages/recognise/features.ts";

/**
 * The words that two or more texts of the library have: the English and Pidgin of people who sell. Words of one text are
 * often names.
 */
export function knownWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(plainWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count > 1 ? [word] : [])).sort();
}
