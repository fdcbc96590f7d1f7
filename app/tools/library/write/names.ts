import type { ToolInput, ToolOutput } from "../../contract.ts";
import { placesIn } from "../read-facts.ts";
import { tellingStems } from "../read-line.ts";
import type { Said } from "../said.ts";
import type { Known, Written } from "./piece.ts";

/** How many names one answer has. */
const nameCount = 14;

const allLanguages = ["English", "Yoruba", "Igbo", "Hausa", "Pidgin", "French"];

/** What a description says of the name that is wanted. Only what is said plainly counts. */
function wishOf(description: string) {
  const [, letter] =
    description.match(/\b(?:start|begin)(?:s|ing)?\s+with\s+(?:the\s+)?(?:letter\s+)?["'‘“]?([a-z])\b/i) ??
    [];
  const refused = allLanguages.filter((language) =>
    new RegExp(`\\b(?:no|not|without|avoid|don['’]?t)\\b[^.,]{0,24}\\b${language}\\b`, "i").test(description),
  );
  const wanted = allLanguages.filter(
    (language) =>
      !refused.includes(language) &&
      new RegExp(
        `\\b${language}\\b(?:\\s+and\\s+\\w+)?\\s+(?:name|word|language)|\\b(?:in|easy in)\\b[^.]{0,16}\\b${language}\\b`,
        "i",
      ).test(description),
  );
  // 'Not only Hausa' asks for others too, so that nothing is refused.
  const isOnly = /\bnot only\b/i.test(description);
  const unwanted = [
    ...description.matchAll(
      /\b(?:not want|no|without|avoid|don['’]?t want|dont want)\b[^.]{0,20}?\bnames?\b[^.'‘“"]{0,16}((?:['‘“"][\w ]+['’”"][, ]*(?:or |and )?)+)/gi,
    ),
  ].flatMap(([, list = ""]) =>
    [...list.matchAll(/['‘“"]([\w ]+)['’”"]/g)].map(([, word = ""]) => word.toLowerCase()),
  );
  const [, person] = description.match(/\bnames?\s+(?:is|na|be|:)\s+([A-Z][a-z]{2,})/) ?? [];
  return { letter: letter?.toLowerCase(), wanted, refused: isOnly ? [] : refused, unwanted, person };
}

/** Words that say how or for whom, but not what. */
const notNouns =
  /ing$|^(?:after|before|from|into|over|under|only|also|very|good|real|pure|want|make|made|have|their|there|which|people|customers?|mothers?|women|girls|boys|babies|children|families|bulk|easy|name|names|called|enter|compulsory|daughter|first|maybe|side|road|street|market|behind|opposite|level|high|business|selling|sell|start|open|help|assist|collect|many|because|should|would|about|others?|something|everything|everybody)$/i;

/** Names from the visitor's own words, for a trade that the library does not know. */
function ownNames({ points, typed }: Said, person: string | undefined) {
  const isPlace = (word: string) => placesIn(word).length > 0;
  const words = (text: string) =>
    text
      .split(/[^\p{L}]+/u)
      .filter(
        (word) => word.length > 3 && !notNouns.test(word) && !isPlace(word) && tellingStems(word).length,
      );
  // What somebody makes or sells is named after the verb.
  const told = [
    ...typed.matchAll(/\b(?:to make|make|makes|sell|sells|rewinding of)\s+((?:\p{L}+\s?){1,3})/giu),
  ];
  const nouns = [
    ...new Set(
      [...told.flatMap(([, object = ""]) => words(object).slice(0, 2)), ...points.flatMap(words)].map(
        (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
      ),
    ),
  ].slice(0, 2);
  const places = placesIn(points.join(" ")).slice(0, 1);
  const before = [...(person ? [person] : []), ...places];
  return nouns.flatMap((noun) => [
    ...before.map((word) => ({
      name: `${word} ${noun}`,
      why:
        word === person
          ? `The name that you gave, and what you offer: ${noun.toLowerCase()}.`
          : `It says where and what: ${noun.toLowerCase()} in ${word}.`,
    })),
    { name: `${noun} House`, why: `It says what is found there: ${noun.toLowerCase()}.` },
    { name: `${noun} and Company`, why: "Plain, and it can grow with you." },
  ]);
}

/** Letters and digits only, as after an @. */
export const handleOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);

/** Finds names: those from the visitor's own words, then whole names of the trade, those that fit what was asked for first. */
export function writeNames(
  { businessDescription, version }: ToolInput<"generate-business-names">,
  { piece: { names }, said, isKnown }: Known<"trades">,
): Written<ToolOutput<"generate-business-names">> {
  const { letter, wanted, refused, unwanted, person } = wishOf(businessDescription);
  const isLetter = (name: string) => letter !== undefined && name.toLowerCase().startsWith(letter);
  const fits = ({ name, language: own }: { name: string; language: string }) =>
    Number(isLetter(name)) + Number(wanted.includes(own));
  const allowed = names.filter(
    ({ name, language: own }) =>
      !refused.includes(own) && !unwanted.some((word) => name.toLowerCase().includes(word)),
  );
  const isAsked = letter !== undefined || wanted.length > 0;
  // Without a wish each answer is mixed: every third name, so that languages and kinds stand side by side.
  const versions = Math.max(1, Math.floor(allowed.length / nameCount));
  const turn = (version - 1) % versions;
  const mixed = isAsked
    ? allowed
        .toSorted((one, other) => fits(other) - fits(one))
        .slice(turn * nameCount, (turn + 1) * nameCount)
    : allowed.filter((_, at) => at % versions === turn).slice(0, nameCount);
  const own = turn === 0 && !isAsked ? ownNames(said, person).slice(0, isKnown ? 2 : 8) : [];
  const told = mixed.map(({ name, why, language }) => ({
    name,
    why: language === "English" ? `${why.replace(/\.$/, "")}.` : `${language}: ${why.replace(/\.$/, "")}.`,
  }));
  return {
    output: {
      names: [...own, ...told]
        .slice(0, nameCount)
        .map(({ name, why }) => ({ name, why, handle: handleOf(name) })),
    },
    versions,
  };
}
