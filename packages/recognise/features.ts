/** The words of a text in small letters without accents, in their order. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9 ]+/g, (mark) => (/\p{M}/u.test(mark) ? "" : " "))
    .split(/\s+/)
    .filter(Boolean);

/** A word without its ending for number or tense, so that 'braids' and 'braiding' are equal. */
export const stem = (word: string) =>
  word.length > 4 ? word.replace(/(ing|ers|er|ies|es|s|ed)$/, "") : word.replace(/s$/, "");

/** What a line has, as places in a table of weights, and how much of each. */
export type Features = [place: number, weight: number][];

export interface FeatureOptions {
  /** Size of the table of hashed features. Two features in the same place add up. */
  places: number;
  /** Words that are ignored on their own. */
  common?: ReadonlySet<string>;
  /** Lengths of the letter sequences used as features. Unlike whole words they survive a typing error. */
  letters: readonly number[];
  /** The longest word sequence used as a feature. */
  runs: number;
  /** Whether the line's length, its first word and its question mark count. */
  form?: boolean;
  /** Weight of the encoder's vector; 0 if there is none. */
  meaning?: number;
}

/** FNV-1a. */
function hash(feature: string): number {
  let state = 2166136261;
  for (let at = 0; at < feature.length; at++) {
    state ^= feature.charCodeAt(at);
    state = Math.imul(state, 16777619);
  }
  return state >>> 0;
}

/** Weights of one word, two in a row, three in a row, and of letters. */
const weightOfRun = [1, 0.7, 0.4];
const weightOfLetters = 0.35;

/** Reads the features of a line: words, words in a row and letters in a row, and after them its meaning. */
export function featureReader({ places, common, letters, runs, form, meaning = 0 }: FeatureOptions) {
  return (line: string, vector?: ArrayLike<number>): Features => {
    const weights = new Map<number, number>();
    const add = (feature: string, weight: number) => {
      const place = hash(feature) % places;
      weights.set(place, (weights.get(place) ?? 0) + weight);
    };
    const words = plainWords(line);
    for (const [at, word] of words.entries()) {
      for (let run = 2; run <= runs && at + run <= words.length; run++)
        add(words.slice(at, at + run).join(" "), weightOfRun[run - 1] ?? 0);
      if (common?.has(word)) continue;
      add(word, 1);
      const framed = `^${word}$`;
      for (const size of letters)
        for (let from = 0; from + size <= framed.length; from++)
          add(`~${framed.slice(from, from + size)}`, weightOfLetters);
    }
    if (form && words[0]) {
      add(`#length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`, 0.5);
      add(`#first ${words[0]}`, 0.5);
      if (line.includes("?")) add("#question", 0.5);
    }
    const length = Math.hypot(...weights.values()) || 1;
    const found: Features = [...weights].map(([place, weight]) => [place, weight / length]);
    if (vector && meaning)
      for (let at = 0; at < vector.length; at++) found.push([places + at, (vector[at] as number) * meaning]);
    return found;
  };
}
