import { inEnglish, stillPidgin } from "#content/library/pidgin-words.ts";
import { asTyped } from "./as-typed.ts";
import { spelling } from "./library.server.ts";

/** Fields that hold names and facts, which stay as they were typed. */
const asIs: ReadonlySet<string> = new Set(["businessName", "nearest", "tone", "length", "contact", "place"]);

const inTexts = <Input extends object>(input: Input, change: (text: string) => string): Input =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === "string" && !asIs.has(field) ? change(value) : value,
    ]),
  ) as Input;

/** A text in English without its stray words of Pidgin. A text in Pidgin is returned unchanged. */
function inPlainEnglish(text: string): string {
  const changed = inEnglish.reduce((mended, [word, meant]) => mended.replace(word, meant), text);
  return stillPidgin.test(changed) ? text : changed;
}

/** Reads a form's fields: prices in naira, no shouting, no slips of the finger, and no stray Pidgin unless Pidgin is wanted. */
export async function readInput<Input extends object>(given: Input): Promise<Input> {
  const input = inTexts(asTyped(given), (await spelling()).correct);
  return "tone" in input && input.tone !== "pidgin" ? inTexts(input, inPlainEnglish) : input;
}
