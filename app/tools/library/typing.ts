import { abbreviations, clearAbbreviations, properNames } from "#content/library/capitals.ts";
import { misspellings } from "#content/library/misspellings.ts";
import { africanCities, states } from "#content/places.ts";

/** Unambiguous shorthand, by the word that was meant. Nigerian words and Pidgin are left as typed. */
const shorthand: Readonly<Record<string, string>> = {
  with: "wt wit wth wiv",
  and: "nd n",
  you: "u",
  your: "ur",
  are: "r",
  please: "pls plz plss",
  because: "bcos bcoz becos cuz bcs",
  people: "pple ppl peple",
  about: "abt",
  before: "b4",
  for: "4r",
  this: "dis",
  that: "dat",
  the: "d",
  them: "dem",
  good: "gud",
  we: "wee",
  very: "vry",
  weeks: "wks",
  have: "hv hav",
  from: "frm",
  quality: "qlty",
  quantity: "qty",
  including: "incl",
  without: "w/o",
  "don't": "dont",
  "doesn't": "doesnt",
  "didn't": "didnt",
  "can't": "cant",
  "won't": "wont",
  "it's": "its'",
  "I'm": "im",
};

const corrections = new Map(
  [...Object.entries(shorthand), ...Object.entries(misspellings)].flatMap(([word, typed]) =>
    typed.split(" ").map((slip) => [slip, word] as const),
  ),
);

/** Slips that are words of Pidgin or names where they are alone: only a text in English is cleaned of them. */
const notInPidgin = new Set(["dem", "dis", "dat", "d", "n"]);

const placeNames = [
  ...states.flatMap(({ name, capital, towns, needsState }) => [
    ...(needsState ? [] : [name]),
    capital,
    ...towns,
  ]),
  ...africanCities.map(({ name }) => name),
];

const inCapitals = new Set(abbreviations.map((word) => word.toLowerCase()));

/** Whether a word is an abbreviation that is written in capitals, such as NAFDAC. */
export const isAbbreviation = (word: string) => inCapitals.has(word.toLowerCase());

const capitals = new Map<string, string>(
  [...placeNames, ...properNames, ...clearAbbreviations].map((name) => [name.toLowerCase(), name]),
);

/** Place names of more than one word, as one pattern. */
const longPlaces = new RegExp(
  `\\b(?:${placeNames
    .filter((name) => /[\s-]/.test(name))
    .map((name) => name.toLowerCase().replace(/[\s-]/g, "[\\s-]"))
    .join("|")})\\b`,
  "g",
);

/** Short names of days and months are also other words, so they count only beside another one. */
const day = "mon|tue|tues|wed|thur|thurs|fri|sat|sun|jan|feb|mar|march|apr|may|jun|jul|aug|sep|oct|nov|dec";
const besideDay = new RegExp(
  `\\b(?:${day})(?=\\s?(?:to|and|or|&|,|/|-|–)\\s?(?:${day})\\b)|(?<=\\b(?:${day})\\s?(?:to|and|or|&|,|/|-|–)\\s?)(?:${day})\\b`,
  "gi",
);

/** 'Sat' alone is also a verb: it is the day before a date or a part of the day. */
const shortSaturday = /\bsat\b(?=\s+(?:\d|market|morning|evening|afternoon|night|only))/gi;
/** What people wear is spelled like what tables wear. */
const soldClothes =
  /(?<=\b(?:baby|babies|bab(?:y|ies)['’]s|children|child|kids?|ladies|women|men|female|male|used|bale|native|english|wedding|school|gym|second hand|fashion|new)['’]?s?\s)cloths?\b/gi;

const titled = (word: string) => word.charAt(0).toLocaleUpperCase("en") + word.slice(1);

/** Whether a word is always written with a capital: a place, a day, a name that we know. */
export const capitalized = (word: string) => word === "I" || capitals.has(word.toLowerCase());

/** A text with a capital first, unless it begins with a name like iPhone. */
export const capital = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : titled(text));

/** Makes the first letter small, unless the text begins with a name or an abbreviation. */
export function uncapital(text: string): string {
  const [first = ""] = text.split(/[\s,.:;'’]/);
  const isName =
    capitalized(first) ||
    // 'C of O'.
    /^(?!A$)\p{Lu}$/u.test(first) ||
    isAbbreviation(first) ||
    /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}|\p{Ll}\p{Lu}|^\p{Lu}\d/u.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const isPidgin = (text: string) => /\b(?:dey|wey|una|abeg|wetin|sabi|am|dem|na)\b/i.test(text);

/** An amount as it is printed: 'N12000' is '₦12,000'. */
const amounts = (text: string) =>
  text.replace(/(?:₦|\bN(?:GN)?)\s?(\d[\d,]*)/g, (_, digits: string) => {
    const plain = digits.replaceAll(",", "");
    const rest = digits.endsWith(",") ? "," : "";
    return `₦${plain.replace(/\B(?=(\d{3})+$)/g, ",")}${rest}`;
  });

const units: readonly [RegExp, string][] = [
  [/(\d)\s?wks?\b/gi, "week"],
  [/(\d)\s?(?:mths?|mnths?)\b/gi, "month"],
  [/(\d)\s?yrs?\b/gi, "year"],
  [/(\d)\s?hrs?\b/gi, "hour"],
  [/(\d)\s?mins?\b/gi, "minute"],
  [/(\d)\s?pcs?\b/gi, "piece"],
  [/(\d)\s?yds?\b/gi, "yard"],
];

/** Measures written out: '8wks' is '8 weeks'. */
const measures = (text: string) =>
  units.reduce(
    (changed, [pattern, unit]) =>
      changed.replace(pattern, (found, digit: string, at: number) => {
        const isOne = digit === "1" && !/[\d.,]/.test(changed.charAt(at - 1));
        return found === "" ? found : `${digit} ${unit}${isOne ? "" : "s"}`;
      }),
    text,
  );

/** What a visitor typed, as customers may read it: obvious shorthand written out, places and days with capitals. */
export function cleanTyping(text: string): string {
  const pidgin = isPidgin(text);
  const words = measures(amounts(text))
    .replace(shortSaturday, "Saturday")
    .replace(soldClothes, "clothes")
    .replace(/[\p{L}\p{M}\d'’]+(?:-[\p{L}\p{M}]+)*/gu, (found) => {
      const whole = corrections.get(found.toLowerCase());
      if (whole) return cased(found, whole, pidgin);
      return found.replace(/[^-]+/g, (word) => cased(word, corrections.get(word.toLowerCase()), pidgin));
    });
  return words
    .replace(besideDay, titled)
    .replace(longPlaces, (place) => place.replace(/[^\s-]+/g, titled))
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/([,;])(?=[\p{L}])/gu, "$1 ")
    .replace(/\s{2,}/g, " ")
    .trim();
}

/** Returns a word with its correct spelling and capitals. A word typed in capitals is a name, so ND stays a diploma. */
function cased(word: string, right: string | undefined, pidgin: boolean): string {
  const low = word.toLowerCase();
  if (
    right &&
    !(pidgin && notInPidgin.has(low)) &&
    (word === low || (low.length > 1 && word === titled(low)))
  )
    return word === low ? right : titled(right);
  if (word === "i") return "I";
  return word === low ? (capitals.get(low) ?? word) : word;
}
