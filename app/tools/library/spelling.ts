import { abbreviations, properNames } from "#content/library/capitals.ts";
import { misspellings } from "#content/library/misspellings.ts";
import { pidginWords } from "#content/library/pidgin-words.ts";
import { africanCities, states } from "#content/places.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Shorter words have too many neighbours. */
const fewestLetters = 5;
/** In short words only a missing letter is a slip: 'refil' is 'refill', but 'garin' is Hausa and not 'gain'. */
const fewestToReplace = 7;

/** Whether a letter is missing at the end, and no other form of the word: 'refil' and 'cleanin', but not 'supervise'. */
const isLostEnd = (word: string, letter: string) =>
  word.endsWith(letter) || (letter === "g" && word.endsWith("in"));

/** All words that differ from a word in one letter after the first. */
export function neighboursOf(word: string): string[] {
  const found: string[] = [];
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    // Without its last letter, or with another one, it is another form of the same word, as with an s added: 'destoned' is not
    // 'destoner'.
    if (after.length > 1) found.push(before + after.slice(1));
    for (const letter of letters) {
      if (after || isLostEnd(word, letter)) found.push(before + letter + after);
      if (after.length > 1 && word.length >= fewestToReplace) found.push(before + letter + after.slice(1));
    }
    if (after.length > 1 && word.length >= fewestToReplace)
      found.push(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  return [...new Set(found)].filter((one) => one !== word);
}

/** The words of the library, and English words beside them that must not be taken for slips of them. */
export interface Spelling {
  readonly words: readonly string[];
  readonly english: readonly string[];
}

/** The English words that are one letter away from a word of the library, and not in it. */
export function englishBeside(words: readonly string[], english: ReadonlySet<string>): string[] {
  const known = new Set(words);
  const beside = new Set<string>();
  for (const word of words)
    if (/^[a-z]{4,}$/.test(word))
      for (const one of neighboursOf(word)) if (english.has(one) && !known.has(one)) beside.add(one);
  return [...beside].sort();
}

const names = [
  ...states.flatMap(({ name, capital, towns }) => [name, capital, ...towns]),
  ...africanCities.map(({ name }) => name),
  ...properNames,
  ...abbreviations,
].flatMap((name) => name.toLowerCase().split(/[\s-]/));

/** All words that are left as they are. Known misspellings are among them, because `cleanTyping` corrects those. */
export const wordsOf = ({ words, english }: Spelling): Set<string> =>
  new Set([
    ...words,
    ...english,
    ...names,
    ...pidginWords,
    ...Object.values(misspellings).join(" ").split(" "),
  ]);

/** Words after which an unknown word is a place. */
const beforePlace = /\b(?:in|at|near|between|around|inside|opposite|beside)\s+$/i;

/**
 * Makes a function that corrects slips in what was typed: an unknown word that is one letter away from exactly one word of
 * the library. Names, which have a capital, stay as they are.
 * @param words what a slip may be corrected to
 * @param known the words that are no slips
 */
export function speller(words: readonly string[], known: ReadonlySet<string>) {
  const targets = new Set(words);
  const right = (word: string): string | undefined => {
    if (word.length < fewestLetters || known.has(word)) return undefined;
    const found = neighboursOf(word).filter((one) => targets.has(one));
    // 'cleanin' is 'cleaning' and not 'clean in': of several the one with a letter more.
    const longer = found.filter((one) => one.length > word.length);
    const [only, another] = longer.length || word.length < fewestToReplace ? longer : found;
    return another === undefined ? only : undefined;
  };
  return (text: string): string =>
    text.replace(/(?<![\p{L}\d@.#'’-])\p{L}+(?![\p{L}\d@'’-]|\.\p{L})/gu, (word, at: number) => {
      const low = word.toLowerCase();
      const isFirst = at === 0;
      if (word !== low && !(isFirst && word.slice(1) === low.slice(1))) return word;
      const corrected = right(low);
      if (corrected) return word === low ? corrected : corrected.charAt(0).toUpperCase() + corrected.slice(1);
      const isPlace = low.length > 3 && !known.has(low) && beforePlace.test(text.slice(0, at));
      return isPlace ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
}
