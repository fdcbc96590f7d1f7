import { languageOf } from "./language.ts";
import { readable } from "./plain-text.ts";
import { capitalise, joinList } from "./sentences.ts";

/** What the visitor typed in one line, cut after a whole word where it is longer than `most`. */
export function ownWords(text: string, most: number): string {
  const clean = readable(text)
    .replace(/\s*\n\s*/g, " ")
    .replace(/[\s.,;:!?-]+$/, "");
  if (clean.length <= most) return clean;
  const short = clean.slice(0, most);
  const whole = short.includes(" ") ? short.slice(0, short.lastIndexOf(" ")) : short;
  return `${whole.replace(/[\s.,;:!?-]+$/, "")}…`;
}

/**
 * How something is called: as it was typed, or where that is a whole text by the names of things in it.
 * @param otherwise where nothing is left that can be read
 */
export function nameOf(text: string, phrases: readonly string[], most: number, otherwise: string): string {
  const typed = ownWords(text, most);
  const whole = typed.endsWith("…") && phrases.length > 0 && languageOf(text) !== "other";
  return whole ? joinList(phrases.slice(0, 2)) : typed || otherwise;
}

/** The same with a capital. */
export function titleOf(...name: Parameters<typeof nameOf>): string {
  return capitalise(nameOf(...name));
}

/** What was typed in one line, in quotation marks. */
export function quoted(text: string, most: number, otherwise: string): string {
  const words = ownWords(text, most);
  return words === "" ? otherwise : `‘${words}’`;
}
