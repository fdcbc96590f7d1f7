const hooked: Readonly<Record<string, string>> = { ɗ: "d", ɓ: "b", ƙ: "k", ƴ: "y" };

/**
 * Folds a text for searching: olamide finds Ọlámidé, obrien finds O'Brien, danjuma finds Ɗanjuma. The database fills
 * the columns `searched` by the same rule (db/schema/constraints.ts).
 */
export function foldedText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’ʼ`]/g, "")
    .toLowerCase()
    .replace(/[ɗɓƙƴ]/g, (letter) => hooked[letter] ?? letter);
}
