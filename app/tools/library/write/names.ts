import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Piece } from "../library.ts";
import type { Written } from "./piece.ts";

/** How many names one answer has. */
const nameCount = 14;

/** What a description says of the name that is wanted. Only what is said plainly counts. */
function wishOf(description: string) {
  const [, letter] =
    description.match(/\b(?:start|begin)(?:s|ing)?\s+with\s+(?:the\s+)?(?:letter\s+)?["'‘“]?([a-z])\b/i) ??
    [];
  const [language] =
    description.match(/\b(English|Yoruba|Igbo|Hausa|Pidgin|French)\b(?=\s+(?:name|word|language))/i) ?? [];
  return { letter: letter?.toLowerCase(), language: language?.toLowerCase() };
}

/** Letters and digits only, as after an @. */
export const handleOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);

/** Finds names: whole names of the trade, those that fit what was asked for first. */
export function writeNames(
  { businessDescription, version }: ToolInput<"generate-business-names">,
  { names }: Piece<"trades">,
): Written<ToolOutput<"generate-business-names">> {
  const { letter, language } = wishOf(businessDescription);
  const fits = ({ name, language: own }: { name: string; language: string }) =>
    Number(letter !== undefined && name.toLowerCase().startsWith(letter)) +
    Number(language !== undefined && own.toLowerCase() === language);
  const isAsked = letter !== undefined || language !== undefined;
  // Without a wish each answer is mixed: every third name, so that languages and kinds stand side by side.
  const versions = Math.floor(names.length / nameCount);
  const turn = (version - 1) % versions;
  const mixed = isAsked
    ? names.toSorted((one, other) => fits(other) - fits(one)).slice(turn * nameCount, (turn + 1) * nameCount)
    : names.filter((_, at) => at % versions === turn).slice(0, nameCount);
  return {
    output: {
      names: mixed.map(({ name, why, language: own }) => ({
        name,
        why: own === "English" ? `${why.replace(/\.$/, "")}.` : `${own}: ${why.replace(/\.$/, "")}.`,
        handle: handleOf(name),
      })),
    },
    versions,
  };
}
