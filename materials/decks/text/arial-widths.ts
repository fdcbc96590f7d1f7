/*
 * How wide each letter of Arial is, in thousandths of the size, for the characters from the space to the tilde.
 * Liberation Sans, which stands in for Arial on Linux, has the same widths.
 */
const regular =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584";
const bold =
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584";

/** The naira sign comes from another face where Arial lacks it: as wide as the widest of those. */
const others: Readonly<Record<string, number>> = {
  "₦": 800,
  "–": 556,
  "—": 1000,
  "‘": 278,
  "’": 278,
  "“": 500,
  "”": 500,
  "×": 584,
  "÷": 584,
  "−": 584,
  "·": 278,
  "…": 1000,
  "→": 1000,
  "™": 1000,
  "®": 737,
  "\u00a0": 278,
};

const tables = { regular: regular.split(" ").map(Number), bold: bold.split(" ").map(Number) };

/** Letters of other languages, such as those of a Yoruba name, are taken to be as wide as nearly the widest. */
const otherLetter = { sort: /[\p{L}\p{M}\p{N}]/u, width: 850 };

/** Width of one character in thousandths of the size. @throws Error for a sign that Arial may lack */
export function letterWidth(letter: string, isBold: boolean): number {
  const width = tables[isBold ? "bold" : "regular"][letter.charCodeAt(0) - 32] ?? others[letter];
  if (width === undefined && otherLetter.sort.test(letter)) return otherLetter.width;
  if (width === undefined) throw new Error(`No width is known for ‘${letter}’: add it to arial-widths.ts.`);
  return width;
}
