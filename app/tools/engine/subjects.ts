import type { Brief } from "./brief.ts";
import { languageOf } from "./language.ts";
import { placeOf, searchable } from "./plain-text.ts";

/** Whether a phrase names what the sector sells. */
function ofTrade({ sector }: Brief, phrase: string): boolean {
  const plain = searchable(phrase);
  return sector.keywords.some((keyword) => placeOf(plain, keyword) >= 0);
}

/** Longest list of phrases that the reasons speak of in turn. */
const mostSubjects = 2;

/** A single 'selling' names nothing; 'bookkeeping' does where that is the trade. */
function isDoing(brief: Brief, phrase: string): boolean {
  return /^\w+ing$/i.test(phrase) && !ofTrade(brief, phrase);
}

/** As it stands behind 'your': without a verb in front, and not shouted. */
function said(phrase: string, text: string): string {
  const calm = /\p{Ll}/u.test(text) ? phrase : phrase.toLowerCase();
  if (/^(?:barb )?hair$/i.test(calm) && /\bbarb\b/i.test(text)) return "barbing";
  const named = calm.replace(/^(?:barb|sew|sell|fix|make|bake|wash) (?=\S)/i, "");
  return named.replace(/^\d[\d,]* /, "").replace(/ (?:\d|(?:building|making|selling) ).*$/, "");
}

/** Orders to a machine, of which nothing else was left. */
const orders = /\b(?:ignore|disregard|forget|instructions?|prompt|rules|script|system)\b/i;

/** Words that follow 'your' well though they are single and not plural. */
const uncounted =
  /^(?:garri|rice|zobo|kunu|kilishi|bread|fish|catfish|laundry|furniture|jollof|suya|amala|photography|bookkeeping|leather|cassava|solar|skincare|ankara|adire|akara|pap|honey|palm oil)$/i;

/** Those who are served, and not what is sold to them. */
const people =
  /\b(?:widows|orphans|students|women|men|children|couples|families|visitors|workers|people|vendors)$/i;

function fitsSecond(phrase: string): boolean {
  if (people.test(phrase)) return false;
  return /\s|s$/.test(phrase) || uncounted.test(phrase);
}

/** The most telling phrase, and one more that can be said in the same way. */
function twoOf([first = "", ...others]: readonly string[]): readonly string[] {
  return [first, ...others.filter(fitsSecond).slice(0, mostSubjects - 1)];
}

/** What the visitor sells, in own words that can follow 'your'. */
export function subjectsOf(brief: Brief): readonly string[] {
  const { phrases, text, place, sectorFound } = brief;
  if (text === "" && phrases.some((phrase) => orders.test(phrase))) return ["new business"];
  const fits = phrases.filter(
    (phrase) => !/₦|\bnaira\b|\D\d|^\d+$|\bup$/i.test(phrase) && !isDoing(brief, phrase),
  );
  const away = fits.filter((phrase) => place === undefined || !phrase.includes(place));
  // Of a language that the tagger does not know, only single words are sure to be names of things.
  const single = languageOf(text) === "other" ? away.filter((phrase) => !phrase.includes(" ")) : [];
  const elsewhere = single.length ? single : away;
  const traded = (elsewhere.length ? elsewhere : fits).filter((phrase) => ofTrade(brief, phrase));
  const [first = phrases[0]] = elsewhere.length ? elsewhere : fits;
  const found = traded.length && sectorFound ? twoOf(traded) : first === undefined ? [] : [first];
  return found.map((phrase) => said(phrase, text));
}
