/** Words that people type whatever their trade is: they say nothing about it. */
const common = new Set(
  `a about all also am an and any are as at be been best but by buy can come could dey do does doing don for from
  get go good have help here how i if im in into is it its just like make me more my na need no not of on one or other
  our people place sell selling sells she small so some start that the their them there they this to una us want wan
  was we well wetin what when where which who will with work you your business company shop near nigeria lagos abuja
  ibadan kano aba accra something`.split(/\s+/),
);

/** A word without the ending that only tells number or tense, so that 'braids' and 'braiding' meet. */
const stem = (word: string) =>
  word.length > 4 ? word.replace(/(ing|ers|er|ies|es|s|ed)$/, "") : word.replace(/s$/, "");

/** The words of a text in small letters without accents, in their order. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9 ]+/g, (mark) => (/\p{M}/u.test(mark) ? "" : " "))
    .split(/\s+/)
    .filter(Boolean);

/** The stems of a text that may tell its subject, each once. */
export const subjectStems = (text: string): string[] => [
  ...new Set(
    plainWords(text)
      .filter((word) => !common.has(word))
      .map(stem),
  ),
];

/** How many places the features of a line share. Two that meet in one place add up. */
export const featureCount = 8192;

/** FNV-1a. */
function placeOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 16777619);
  }
  return (hash >>> 0) % featureCount;
}

/** The features of a line and their weights: whole words, pairs of words, and letters in a row, which outlive a typing error. */
export function featuresOf(line: string): [place: number, weight: number][] {
  const weights = new Map<number, number>();
  const add = (feature: string, weight: number) => {
    const place = placeOf(feature);
    weights.set(place, (weights.get(place) ?? 0) + weight);
  };
  const words = plainWords(line);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next) add(`${word} ${next}`, 0.7);
    if (common.has(word)) continue;
    add(word, 1);
    const framed = `^${word}$`;
    for (const size of [3, 4])
      for (let from = 0; from + size <= framed.length; from++)
        add(`~${framed.slice(from, from + size)}`, 0.35);
  }
  const length = Math.hypot(...weights.values()) || 1;
  return [...weights].map(([place, weight]) => [place, weight / length]);
}
