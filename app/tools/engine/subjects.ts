import type { Brief } from "./brief.ts";
import { languageOf } from "./language.ts";
import { placeOf, searchable } from "./plain-text.ts";

/** Whether a phrase names what the sector sells. */
function ofTrade({ sector }: Brief, phrase: string): boolean {
  const plain = searchable(phrase);
  return sector.keywords.some((keyword) => placeOf(plain, keyword) >= 0);
}

/** Maximum number of phrases that the reasons rotate through. */
const mostSubjects = 2;

/** 'selling' alone names nothing; 'bookkeeping' does if that is the trade. */
function isDoing(brief: Brief, phrase: string): boolean {
  return /^\w+ing$/i.test(phrase) && !ofTrade(brief, phrase);
}

/** The phrase in the form that follows 'your': without a leading verb, and not in capitals. */
function said(phrase: string, text: string): string {
  const calm = /\p{Ll}/u.test(text) ? phrase : phrase.toLowerCase();
  if (/^(?:barb )?hair$/i.test(calm) && /\bbarb\b/i.test(text)) return "barbing";
  const named = calm.replace(/^(?:barb|sew|sell|fix|make|bake|wash) (?=\S)/i, "");
  return named.replace(/^\d[\d,]* /, "").replace(/ (?:\d|(?:building|making|selling) ).*$/, "");
}

/** Instructions to a machine, when the text has nothing else. */
const orders = /\b(?:ignore|disregard|forget|instructions?|prompt|rules|script|system)\b/i;

/** Singular words that can follow 'your' without an article. */
const uncounted =
  /^(?:garri|rice|zobo|kunu|kilishi|bread|fish|catfish|laundry|furniture|jollof|suya|amala|photography|bookkeeping|leather|cassava|solar|skincare|ankara|adire|akara|pap|honey|palm oil)$/i;

/** People who are served, not products that are sold. */
const people =
  /\b(?:widows|orphans|students|women|men|children|couples|families|visitors|workers|people|vendors)$/i;

function fitsSecond(phrase: string): boolean {
  if (people.test(phrase)) return false;
  return /\s|s$/.test(phrase) || uncounted.test(phrase);
}

/** The most specific phrase, and a second one that can be used the same way. */
function twoOf([first = "", ...others]: readonly string[]): readonly string[] {
  return [first, ...others.filter(fitsSecond).slice(0, mostSubjects - 1)];
}

/** What the visitor sells, in their own words, to follow 'your'. */
export function subjectsOf(brief: Brief): readonly string[] {
  const { phrases, text, place, sectorFound } = brief;
  if (text === "" && phrases.some((phrase) => orders.test(phrase))) return ["new business"];
  const fits = phrases.filter(
    (phrase) => !/₦|\bnaira\b|\D\d|^\d+$|\bup$/i.test(phrase) && !isDoing(brief, phrase),
  );
  const away = fits.filter((phrase) => place === undefined || !phrase.includes(place));
  // The tagger does not know other languages: there, only single words are sure to be nouns.
  const single = languageOf(text) === "other" ? away.filter((phrase) => !phrase.includes(" ")) : [];
  const elsewhere = single.length ? single : away;
  const traded = (elsewhere.length ? elsewhere : fits).filter((phrase) => ofTrade(brief, phrase));
  const [first = phrases[0]] = elsewhere.length ? elsewhere : fits;
  const found = traded.length && sectorFound ? twoOf(traded) : first === undefined ? [] : [first];
  return found.map((phrase) => said(phrase, text));
}
