import { inEnglish, stillPidgin } from "#content/library/pidgin-words.ts";
import { asTyped } from "./as-typed.ts";
import { spelled } from "./library.server.ts";

/** Fields that hold names and facts, which stay as they were typed. */
const asIs: ReadonlySet<string> = new Set(["businessName", "nearest", "tone", "length", "contact", "place"]);

const inTexts = <Input extends object>(input: Input, change: (text: string) => string): Input =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === "string" && !asIs.has(field) ? change(value) : value,
    ]),
  ) as Input;

/** A clause without its words of Pidgin; as it was where it is in Pidgin altogether. */
function clauseInEnglish(clause: string): string {
  const changed = inEnglish.reduce((text, [word, meant]) => text.replace(word, meant), clause);
  return stillPidgin.test(changed) ? clause : changed;
}

/** The form's fields without words of Pidgin, unless the text is wanted in it. */
function inPlainEnglish<Input extends object>(input: Input): Input {
  if (!("tone" in input) || input.tone === "pidgin") return input;
  return inTexts(input, (text) =>
    text
      .split(/(?<=[.;,\n])/)
      .map(clauseInEnglish)
      .join(""),
  );
}

/** A form's fields as they are read and written: prices in naira, without shouting, slips of the finger and stray Pidgin. */
export async function readInput<Input extends object>(given: Input): Promise<Input> {
  return inPlainEnglish(inTexts(asTyped(given), await spelled("spelling")));
}
