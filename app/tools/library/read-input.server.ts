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

/** A form in English without its stray words of Pidgin. A form in Pidgin stays as it is: no text mixes the two. */
function inPlainEnglish<Input extends object>(input: Input): Input {
  const mended = inTexts(input, (text) =>
    inEnglish.reduce((changed, [word, meant]) => changed.replace(word, meant), text),
  );
  return Object.values(mended).some((text) => typeof text === "string" && stillPidgin.test(text))
    ? input
    : mended;
}

/** Reads a form's fields: prices in naira, no shouting, no slips of the finger, and no stray Pidgin unless Pidgin is wanted. */
export async function readInput<Input extends object>(given: Input): Promise<Input> {
  const input = inTexts(asTyped(given), (await spelling()).correct);
  return "tone" in input && input.tone !== "pidgin" ? inPlainEnglish(input) : input;
}
