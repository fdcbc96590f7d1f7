import { findPlace } from "./find-place.ts";
import { readable } from "./plain-text.ts";
import { lowerFirst } from "./sentences.ts";
import { wordsOf } from "./word-kinds.ts";

const alwaysCapital = new Set(
  `instagram whatsapp facebook tiktok google youtube telegram nigerians nigerian african english yoruba igbo hausa french
   muslim muslims christian christians lagosians monday tuesday wednesday thursday friday saturday sunday january
   february april june july august september october november december christmas easter sallah ramadan god
   italian turkish chinese american british ghanaian`
    .trim()
    .split(/\s+/),
);

function isName(word: string): boolean {
  const small = word.toLowerCase().replace(/[’']s?$/, "");
  if (alwaysCapital.has(small) || findPlace(word) !== undefined) return true;
  return wordsOf(small)[0]?.properName === true;
}

/** Lowers words of a text in all capitals, except short ones, which are names of offices and exams. */
export function calmed(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/\p{Lu}{5,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** A visitor's words for use inside a sentence: names keep their capitals, other first letters are lowered. */
export function inside(text: string): string {
  const calm = calmed(text.trim());
  const [first = ""] = calm.split(/[\s,/]/);
  if (!/^\p{Lu}/u.test(first)) return calm;
  // A title with a capital on every word is a name.
  const place = findPlace(calm) ?? " ";
  const others = calm
    .replace(place, "")
    .split(" ")
    .slice(1)
    .filter((word) => /^\p{L}{4,}/u.test(word));
  const title = others.length > 1 && others.every((word) => /^\p{Lu}/u.test(word));
  return title || isName(first) ? calm : lowerFirst(calm);
}

/** Turns the first person singular into plural: 'I sell my cakes' becomes 'we sell our cakes'. */
export function asWe(text: string): string {
  return text
    .replace(/\b(?:I am|I’m)(?= )/g, "we are")
    .replace(/\bI’ve(?= )/g, "we have")
    .replace(/\bI’ll(?= )/g, "we will")
    .replace(/\bI(?= \p{Ll})/gu, "we")
    .replace(/\bmy\b/gi, "our")
    .replace(/\bmyself\b/gi, "ourselves")
    .replace(/\bme\b/g, "us");
}

const verbsOfThird: readonly (readonly [RegExp, string])[] = [
  [/^has\b/i, "have"],
  [/^is\b/i, "are"],
  [/^was\b/i, "were"],
  [/^does\b/i, "do"],
  [/^goes\b/i, "go"],
  [/^doesn’t\b/i, "do not"],
  [/^(\p{L}+)ies\b/iu, "$1y"],
  [/^(\p{L}+(?:ss|sh|ch|x))es\b/iu, "$1"],
  [/^(\p{L}+[^s])s\b/iu, "$1"],
];

/** The plural of a predicate: 'keeps for a month' becomes 'keep for a month'. */
export function forMany(predicate: string): string {
  const rule = verbsOfThird.find(([form]) => form.test(predicate));
  return rule ? predicate.replace(rule[0], rule[1]) : predicate;
}

/** Without a leading article or possessive, so that 'our' fits. */
export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:the|an?|our|my|your|this|these|some)\s+/i, "");
}

/** The content of a field that holds a name or a short phrase, readable and on one line. */
export function shortText(field: string): string {
  return readable(field)
    .replace(/\s*\n\s*/g, ", ")
    .replace(/[\s.,;:!?-]+$/, "");
}
