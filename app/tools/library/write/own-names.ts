import { ownPlaceIn, withoutPlaces } from "../read-facts.ts";
import { capital } from "../typing.ts";
import type { LibraryName } from "./name-fit.ts";

/* Names from the visitor's own words. */

/** A longer name fits no signboard. */
const mostNameWords = 4;

/** What comes before the thing that is made, sold or done. */
const verb =
  /\b(?:(?:selling|sell|sells|making|make|makes|baking|bake|processing|process|repairing|repair|repairs|fixing|fix|sewing|sew|rearing|rear|supplying|supply|opening|open|starting|start|dating|growing|grow|producing|produce|importing|import|washing|wash)(?: of)?|na)\s+/i;
/** An owner and any verb: 'i carve tombstone'. */
const doing =
  /^\s*(?:i|we|na me)\s+(?:dey\s+|also\s+|can\s+|go\s+)?(?!am\b|be\b|are\b|have\b|has\b|want\b|wan\b|need\b)[a-z]{3,}\s+/i;
/** What follows it. */
const ending =
  /[,.;:!?()\n]|\s+(?:for|in|to|from|at|with|that|which|wey|who|go|by|on|near|around|because|we|i|my|our|is|are|na|dey)\b/i;
const small =
  /^(?:(?:(?:wholesale|retail|sales?) of|a|an|the|some|my|our|new|small|big|good|fresh|very|own|second|hand|dey|and|joint|this|we're|we|i|i'm|am|be)\s+)+/i;

const mostThingWords = 3;
/** Words that belong to a sentence and to no name. */
const ofSentence =
  /^(?:to|do|does|own|it|them|am|him|her|people|oyinbo|customers?|business|name|something|anything|things?|everything|new|more|all|you|your|that|this|also|just|only|plenty|ones?|like|wey|same|home|house)$/i;
/** A description that is a sentence about its writer: without a verb before it, no part of it is a thing. */
const aboutSelf = /^\s*(?:i|i['’]m|we|my|our|me|hello|hi|good|abeg|please|pls|there)\b/i;

/**
 * The thing that a description is about, in at most three words, as a name has it: 'Palm Oil'. Undefined where no
 * such words are found.
 */
export function thingIn(description: string): string | undefined {
  if (/^(?:who|what|when|where|why|how|can|is|are|do|does|please|give)\b/i.test(description.trim()))
    return undefined;
  const at = verb.exec(description) ?? doing.exec(description);
  if (!at && aboutSelf.test(description)) return undefined;
  const from = at ? description.slice(at.index + at[0].length) : description;
  const phrase = (from.split(ending)[0] ?? "").replace(small, "").trim();
  const [first = "", second] = phrase.split(/\s+(?:and|&|or)\s+/i);
  const words = (first.includes(" ") || !second ? first : phrase).split(/\s+/);
  // A longer phrase is rejected, because a shortened one is not a name: 'Boda Boda Spare'.
  if (!words[0] || words.length > mostThingWords || words.some((word) => !/^[\p{L}'’-]{2,}$/u.test(word)))
    return undefined;
  if (words.some((word) => ofSentence.test(word))) return undefined;
  return words
    .map((word) =>
      /^(?:of|and|or)$/i.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}

/** What the thing is called here, in brackets behind it: 'iru' of 'locust beans (iru / dawadawa)'. */
function otherNameOf(thing: string | undefined, description: string): string | undefined {
  const at = thing ? description.toLowerCase().indexOf(thing.toLowerCase()) : -1;
  const found =
    at < 0 ? null : /^\s*\((\p{L}{3,})(?=[\s/,)])/u.exec(description.slice(at + (thing?.length ?? 0)));
  return found?.[1] && capital(found[1].toLowerCase());
}

/** Names from the visitor's own words: a person's, a place's, and the general names before the thing. */
export function ownNames(description: string, person: string | undefined, general: readonly LibraryName[]) {
  const thing = thingIn(withoutPlaces(description));
  const english = "English" as const;
  const place = ownPlaceIn(description);
  const other = otherNameOf(thing, description);
  const own: LibraryName[] = [
    ...(person && other
      ? [{ name: `${person} ${other}`, why: "The name that you gave, and what you offer", language: english }]
      : []),
    ...(person && thing
      ? [{ name: `${person} ${thing}`, why: "The name that you gave, and what you offer", language: english }]
      : []),
    ...(place && thing
      ? [{ name: `${place} ${thing}`, why: `It says what it is, and where: ${place}`, language: english }]
      : []),
  ];
  const composed = general.map(({ name, why, language }) => ({
    name: thing && `${name} ${thing}`.split(" ").length <= mostNameWords ? `${name} ${thing}` : name,
    why,
    language,
  }));
  return { own, composed, thing };
}
