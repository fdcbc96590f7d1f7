const hooked: Readonly<Record<string, string>> = { ɗ: "d", ɓ: "b", ƙ: "k", ƴ: "y" };

/**
 * A text as it is searched for: olamide finds Ọlámidé, obrien finds O'Brien, danjuma finds Ɗanjuma. The column
 * `searched` of the applications is made by the same rule.
 */
export function foldedText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’ʼ`]/g, "")
    .toLowerCase()
    .replace(/[ɗɓƙƴ]/g, (letter) => hooked[letter] ?? letter);
}
