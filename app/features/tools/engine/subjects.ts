import type { Brief } from "./brief.ts";
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
  const named = calm.replace(/^(?:barb|sew|sell|fix|make|bake|wash) (?=\S)/i, "");
  return named.replace(/^\d[\d,]* /, "").replace(/ \d.*$/, "");
}

/** Orders to a machine, of which nothing else was left. */
const orders = /\b(?:ignore|disregard|forget|instructions?|prompt|rules|script|system)\b/i;

/** What the visitor sells, in own words that can follow 'your'. */
export function subjectsOf(brief: Brief): readonly string[] {
  const { phrases, text, place, sectorFound } = brief;
  if (text === "" && phrases.some((phrase) => orders.test(phrase))) return ["new business"];
  const fits = phrases.filter(
    (phrase) => !/₦|\bnaira\b|\D\d|^\d+$|\bup$/i.test(phrase) && !isDoing(brief, phrase),
  );
  const elsewhere = fits.filter((phrase) => place === undefined || !phrase.includes(place));
  const traded = (elsewhere.length ? elsewhere : fits).filter((phrase) => ofTrade(brief, phrase));
  const [first = phrases[0]] = elsewhere.length ? elsewhere : fits;
  const found =
    traded.length && sectorFound ? traded.slice(0, mostSubjects) : first === undefined ? [] : [first];
  return found.map((phrase) => said(phrase, text));
}
