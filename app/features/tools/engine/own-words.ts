import { bareWords, readable } from "./plain-text.ts";

/** What the visitor typed in one line, cut after a whole word where it is longer than `most`. */
export function ownWords(text: string, most: number): string {
  const clean = (readable(text) || bareWords(text)).replace(/\s*\n\s*/g, " ").replace(/[\s.,;:!?-]+$/, "");
  if (clean.length <= most) return clean;
  const short = clean.slice(0, most);
  const whole = short.includes(" ") ? short.slice(0, short.lastIndexOf(" ")) : short;
  return `${whole.replace(/[\s.,;:!?-]+$/, "")}…`;
}

/** The same in quotation marks. */
export function quoted(text: string, most: number): string {
  const words = ownWords(text, most);
  return words === "" ? "" : `‘${words}’`;
}
