import { languageOf } from "./language.ts";
import { readable } from "./plain-text.ts";
import { capitalise, joinList } from "./sentences.ts";

/** Leftovers of a program in text that was copied from it. */
const leftovers = /%[sdif]\b|\b(?:undefined|null|NaN)\b/g;

/** The visitor's text on one line, cut after a whole word if it is longer than `most`. */
export function ownWords(text: string, most: number): string {
  const clean = readable(text)
    .replace(/\s*\n\s*/g, " ")
    .replace(leftovers, " ")
    .replace(/ {2,}/g, " ")
    .replace(/[\s.,;:!?-]+$/, "");
  if (clean.length <= most) return clean;
  const short = clean.slice(0, most);
  const whole = short.includes(" ") ? short.slice(0, short.lastIndexOf(" ")) : short;
  return `${whole.replace(/[\s.,;:!?-]+$/, "")}…`;
}

/** How people start when they say what they sell. */
const beginnings =
  /^(?:we|i|our company|my company)\s+(?:(?:dey|also|mainly|am|are|want to|wan|will)\s+){0,2}(?:sell|selling|make|making|bake|offer|do|supply|produce|provide|run|own|have)\s+(?=\S)/i;

/**
 * A short name for what was typed: the text itself, or if that is too long, the things it names.
 * @param otherwise used if nothing readable is left
 */
export function calledBy(text: string, phrases: readonly string[], most: number, otherwise: string): string {
  const typed = ownWords(text, most).replace(beginnings, "");
  const things = phrases.filter((phrase) => !/^\d/.test(phrase)).slice(0, 2);
  const whole = typed.endsWith("…") && things.length > 0 && languageOf(text) !== "other";
  return whole ? joinList(things) : typed || otherwise;
}

/** The same with a capital letter. */
export function titleOf(...name: Parameters<typeof calledBy>): string {
  return capitalise(calledBy(...name));
}

/** The text on one line, in quotation marks. */
export function quoted(text: string, most: number, otherwise: string): string {
  // Inside the marks, sentences that continue in lower case are joined into one.
  const words = ownWords(text, most).replace(/[.!?]+ (?=\p{Ll})/gu, ", ");
  return words === "" ? otherwise : `‘${words}’`;
}
