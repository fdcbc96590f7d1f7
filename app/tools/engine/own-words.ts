import { languageOf } from "./language.ts";
import { readable } from "./plain-text.ts";
import { capitalise, joinList } from "./sentences.ts";

/** What a program left in a text that was copied from it. */
const leftovers = /%[sdif]\b|\b(?:undefined|null|NaN)\b/g;

/** What the visitor typed in one line, cut after a whole word where it is longer than `most`. */
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

/** How people begin to say what they sell. */
const beginnings =
  /^(?:we|i|our company|my company)\s+(?:(?:dey|also|mainly|am|are|want to|wan|will)\s+){0,2}(?:sell|selling|make|making|bake|offer|do|supply|produce|provide|run|own|have)\s+(?=\S)/i;

/**
 * How something is called: as it was typed, or where that is a whole text by the names of things in it.
 * @param otherwise where nothing is left that can be read
 */
export function calledBy(text: string, phrases: readonly string[], most: number, otherwise: string): string {
  const typed = ownWords(text, most).replace(beginnings, "");
  const things = phrases.filter((phrase) => !/^\d/.test(phrase)).slice(0, 2);
  const whole = typed.endsWith("…") && things.length > 0 && languageOf(text) !== "other";
  return whole ? joinList(things) : typed || otherwise;
}

/** The same with a capital. */
export function titleOf(...name: Parameters<typeof calledBy>): string {
  return capitalise(calledBy(...name));
}

/** What was typed in one line, in quotation marks. */
export function quoted(text: string, most: number, otherwise: string): string {
  // Sentences that go on with a small letter are one inside the marks.
  const words = ownWords(text, most).replace(/[.!?]+ (?=\p{Ll})/gu, ", ");
  return words === "" ? otherwise : `‘${words}’`;
}
