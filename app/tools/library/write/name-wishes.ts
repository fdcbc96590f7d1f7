import type { Trade } from "../trade.ts";

const allLanguages = ["English", "Yoruba", "Igbo", "Hausa", "Pidgin", "French"] as const;

/** What a description says of the name that is wanted. Only what is said plainly counts. */
export interface NameWish {
  /** Its first letter. */
  letter: string | undefined;
  wanted: readonly string[];
  refused: readonly string[];
  /** Words that must not be in it. */
  unwanted: readonly string[];
  /** Somebody whose name may be in it. */
  person: string | undefined;
  /** The faith that it may show. */
  faith: "Christian" | "Muslim" | undefined;
  /** The customers' faith: names that suggest the other faith are left out. */
  people: "Christian" | "Muslim" | undefined;
  oneWord: boolean;
  short: boolean;
}

const negation = /\b(?:no|not|without|avoid|never|don['’]?t|doesn['’]?t|nothing)\b/i;

/** The words in quotation marks of each sentence that refuses something. */
const refusedWords = (description: string) =>
  description
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => sentence.slice(negation.exec(sentence)?.index ?? sentence.length))
    .flatMap((sentence) =>
      [...sentence.matchAll(/['‘“"]([\p{L}\d][\p{L}\d ]*)['’”"]/gu)].map(([, word = ""]) =>
        word.toLowerCase(),
      ),
    );

/** Reads what is wished of a name. */
export function wishOf(description: string): NameWish {
  const says = (pattern: RegExp) => pattern.test(description);
  const [, letter] =
    description.match(/\b(?:start|begin)(?:s|ing)?\s+with\s+(?:the\s+)?(?:letter\s+)?["'‘“]?([a-z])\b/i) ??
    [];
  const refused = allLanguages.filter((language) =>
    says(new RegExp(`\\b(?:no|not|without|avoid|don['’]?t)\\b[^.,;]{0,24}\\b${language}\\b`, "i")),
  );
  const wanted = allLanguages.filter(
    (language) =>
      !refused.includes(language) &&
      says(
        new RegExp(
          `\\b${language}\\b(?:\\s+and\\s+\\w+)?\\s+(?:name|word|language)|\\b(?:in|easy in)\\b[^.]{0,16}\\b${language}\\b|\\bsound(?:s|ing)?\\s+(?:like\\s+)?${language}\\b|\\b${language}\\s+(?:is\\s+)?(?:ok|okay|fine|good|preferred|please|abeg)\\b`,
          "i",
        ),
      ),
  );
  const [, named, relative] =
    description.match(
      /\b(?:names?\s+(?:is|na|be|was|:)|(?:son|daughter|child|baby|wife|mother|father|mum|mama)['’]?s?\s+name)\s+([A-Z]\p{L}{2,})|\b(?:our|my)\s+(?:late\s+)?(?:mother|father|mum|mama|papa|dad|grandmother|grandfather|wife|husband|daughter|son),\s+([A-Z]\p{L}{2,})(?=,|\s+who\b)/u,
    ) ?? [];
  const person = named ?? relative;
  const faith = says(/\b(?:christian|bible|biblical|church)\b[^.]{0,12}\bnames?\b/i)
    ? "Christian"
    : says(/\b(?:muslim|islamic|quran\w*)\b[^.]{0,12}\bnames?\b/i)
      ? "Muslim"
      : undefined;
  // The customers' faith shows which names would be out of place.
  const people = says(/\b(?:muslims?|islam\w*|hijab|abaya|mosque|halal|quran\w*)\b/i)
    ? ("Muslim" as const)
    : says(/\b(?:christians?|church|bible|gospel)\b/i)
      ? ("Christian" as const)
      : undefined;
  return {
    letter: letter?.toLowerCase(),
    wanted,
    // 'Not only Hausa' asks for others too, so that nothing is refused.
    refused: says(/\bnot only\b/i) ? [] : refused,
    unwanted: [
      ...refusedWords(description),
      ...[
        ...description.matchAll(
          /\b(?:no|not|never|don['’]?t|without)\s+(?:use|using|add|put)\s+(\p{L}{4,})/giu,
        ),
      ].map(([, word = ""]) => word.toLowerCase()),
    ].filter((word) => !/^(?:name|names|surname|word|words|this|that|your|their|with)$/.test(word)),
    person,
    faith,
    people: faith ?? people,
    oneWord: says(/\b(?:one|1|single)[- ]word\b/i),
    short: says(/\bshort\b/i),
  };
}

/** A name of the library. */
export type LibraryName = Trade["names"][number];

const otherFaith = {
  Muslim: /\b(?:christian|bible|church|psalm)\b/i,
  Christian: /\b(?:muslim|islam\w*|quran)\b/i,
} as const;

/** Whether a name has nothing that was refused. */
export const isAllowed = (
  { name, why, language }: LibraryName,
  { refused, unwanted, people, oneWord }: NameWish,
) =>
  !(people && otherFaith[people].test(why)) &&
  !refused.includes(language) &&
  !unwanted.some((word) => name.toLowerCase().includes(word)) &&
  !(oneWord && /\s/.test(name));

/** How many of the wishes a name fulfils. */
export const fulfilled = (
  { name, why, language }: LibraryName,
  { letter, wanted, faith, short }: NameWish,
): number =>
  (letter && name.toLowerCase().startsWith(letter) ? 4 : 0) +
  (wanted.includes(language) ? 2 : 0) +
  (faith && why.includes(faith) ? 2 : 0) +
  (short && name.length < 13 ? 1 : 0);
