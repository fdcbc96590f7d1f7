import type { ToolInput, ToolOutput } from "../../contract.ts";
import { abroadIn, placesIn } from "../read-facts.ts";
import { capital } from "../typing.ts";
import { fulfilled, isAllowed, type LibraryName, wishOf } from "./name-wishes.ts";
import type { Known, Written } from "./piece.ts";
import type { Writings } from "./writing.server.ts";

const homeLanguages = ["Yoruba", "Igbo", "Hausa"] as const;

/** A longer name fits no signboard. */
const mostNameWords = 4;

/** How many names one answer has. */
const nameCount = 14;

/** Words that are good to say, some for each letter: they make names where the library has too few. */
const goodWords =
  "Amber Anchor Beacon Bridge Cedar Comet Dawn Delta Ember Evergreen Fountain Fern Garnet Garden Haven Horizon Iroko Ivory Jasper Jubilee Keystone Kola Lantern Lily Meadow Maple Nectar Noble Orchid Oasis Pearl Pillar Quest Quill River Ruby Silver Summit Topaz Tulip Unity Uplift Valley Velvet Willow Wave Xenia Xylo Yellow Youth Zenith Zest Zinnia".split(
    " ",
  );
const wordsFor = (letter: string | undefined) =>
  goodWords.filter((word) => !letter || word.toLowerCase().startsWith(letter));

/** What comes before the thing that is made, sold or done. */
const verb =
  /\b(?:(?:selling|sell|sells|making|make|makes|baking|bake|processing|process|repairing|repair|repairs|fixing|fix|sewing|sew|rearing|rear|supplying|supply|opening|open|starting|start|dating|growing|grow|producing|produce|importing|import|washing|wash)(?: of)?|na)\s+/i;
/** An owner and any verb: 'i carve tombstone'. */
const doing =
  /^\s*(?:i|we|na me)\s+(?:dey\s+|also\s+|can\s+|go\s+)?(?!am\b|be\b|are\b|have\b|has\b|want\b|wan\b|need\b)[a-z]{3,}\s+/i;
/** What follows it. */
const ending =
  /[,.;:!?()\n]|\s+(?:for|in|to|from|at|with|that|which|wey|who|go|by|on|near|around|because|we|i|my|our|is|are|na|dey)\b/i;
const small =
  /^(?:(?:a|an|the|some|my|our|new|small|big|good|fresh|very|own|second|hand|dey|and|joint|this|we're|we|i|i'm|am|be)\s+)+/i;

const mostThingWords = 3;
/** Words that belong to a sentence and to no name. */
const ofSentence =
  /^(?:to|do|does|own|it|them|am|him|her|people|oyinbo|customers?|business|name|something|anything|things?|everything|new|more|all|you|your|that|this|also|just|only|plenty)$/i;
/** A description that is a sentence about its writer: without a verb before it, no part of it is a thing. */
const aboutSelf = /^\s*(?:i|i['’]m|we|my|our|me|hello|hi|good|abeg|please|pls|there)\b/i;

/**
 * The thing that a description is about, in at most three words, as a name has it: 'Palm Oil'. Undefined where no
 * such words are found.
 */
function thingIn(description: string): string | undefined {
  if (/^(?:who|what|when|where|why|how|can|is|are|do|does|please|give)\b/i.test(description.trim()))
    return undefined;
  const at = verb.exec(description) ?? doing.exec(description);
  if (!at && aboutSelf.test(description)) return undefined;
  const from = at ? description.slice(at.index + at[0].length) : description;
  const phrase = (from.split(ending)[0] ?? "").replace(small, "").trim();
  const [first = "", second] = phrase.split(/\s+(?:and|&|or)\s+/i);
  const words = (first.includes(" ") || !second ? first : phrase).split(/\s+/);
  // A longer phrase is rejected, because a shortened one is not a name: 'Boda Boda Spare'.
  if (!words[0] || words.length > mostThingWords || words.some((word) => !/^[\p{L}'’-]{2,}$/u.test(word)))
    return undefined;
  if (words.some((word) => ofSentence.test(word))) return undefined;
  return words
    .map((word) =>
      /^(?:of|and|or)$/i.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}

/** Words before a place that is not the seller's own: where goods come from or go to, or where others are. */
const elsewhere =
  /\b(?:from|to|than|competitors?|rivals?|somebody|someone|already|another|others?|like|abroad|suppl\w+|customers? (?:in|for)|born)\b[^.,;]*$/i;

/** The first place that is the seller's own. */
const ownPlaceIn = (description: string): string | undefined =>
  placesIn(description)
    .map((place) => ({ place, at: description.toLowerCase().indexOf(place.toLowerCase()) }))
    .toSorted((one, other) => one.at - other.at)
    .find(({ at }) => !elsewhere.test(description.slice(0, at)))?.place;

/** What the thing is called here, in brackets behind it: 'iru' of 'locust beans (iru / dawadawa)'. */
function otherNameOf(thing: string | undefined, description: string): string | undefined {
  const at = thing ? description.toLowerCase().indexOf(thing.toLowerCase()) : -1;
  const found =
    at < 0 ? null : /^\s*\((\p{L}{3,})(?=[\s/,)])/u.exec(description.slice(at + (thing?.length ?? 0)));
  return found?.[1] && capital(found[1].toLowerCase());
}

/** Names from the visitor's own words: a person's, a place's, and good words before the thing. */
function ownNames(description: string, person: string | undefined, general: readonly LibraryName[]) {
  const thing = thingIn(description);
  const english = "English" as const;
  const place = ownPlaceIn(description);
  const other = otherNameOf(thing, description);
  const own: LibraryName[] = [
    ...(person && other
      ? [{ name: `${person} ${other}`, why: "The name that you gave, and what you offer", language: english }]
      : []),
    ...(person && thing
      ? [{ name: `${person} ${thing}`, why: "The name that you gave, and what you offer", language: english }]
      : []),
    ...(place && thing
      ? [{ name: `${place} ${thing}`, why: `It says what it is, and where: ${place}`, language: english }]
      : []),
  ];
  const composed = general.map(({ name, why, language }) => ({
    name: thing && `${name} ${thing}`.split(" ").length <= mostNameWords ? `${name} ${thing}` : name,
    why,
    language,
  }));
  return { own, composed, thing };
}

/** Letters and digits only, as after an @. */
export const handleOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);

/** Names from good words, for a wish that the library cannot fulfil often enough. */
const fromGoodWords = (
  letter: string | undefined,
  thing: string | undefined,
  oneWord: boolean,
): LibraryName[] => {
  const ends = oneWord
    ? [""]
    : [
        thing && thing.split(" ").length < mostNameWords ? thing : "Place",
        "House",
        "Company",
        "and Sons",
        "Works",
        "Corner",
        "Point",
      ];
  return ends.flatMap((end) =>
    wordsFor(letter).map((word) => ({
      name: `${word} ${end}`.trim(),
      why: end === "" ? "One word, easy to say and to spell" : `${word} is easy to say and to draw`,
      language: "English" as const,
    })),
  );
};

/** Finds names: those from the visitor's own words, then whole names of the trade, those that fit what was asked for first. */
function writeNames(
  { businessDescription, version }: ToolInput<"generate-business-names">,
  { piece, plain, isKnown }: Known<"trades">,
): Written<ToolOutput<"generate-business-names">> {
  const asked = wishOf(businessDescription);
  // Abroad, names in Nigerian languages mean nothing, so they are left out unless the visitor asks for them.
  const far =
    abroadIn(businessDescription) === undefined
      ? []
      : homeLanguages.filter((one) => !asked.wanted.includes(one));
  const wish = { ...asked, refused: [...asked.refused, ...far] };
  const { own, composed, thing } = ownNames(businessDescription, wish.person, plain.names);
  const offered = isKnown ? piece.names : wish.oneWord ? plain.names : composed;
  const allowed = [...own, ...offered].filter((name) => isAllowed(name, wish));
  const fitting = allowed.filter(({ name }) => !wish.letter || name.toLowerCase().startsWith(wish.letter));
  const enough = fitting.length >= nameCount;
  const more = enough
    ? []
    : fromGoodWords(wish.letter, thing, wish.oneWord).filter((name) => isAllowed(name, wish));
  const all = [...new Map([...fitting, ...more].map((one) => [handleOf(one.name), one])).values()];
  const isAsked = all.some((name) => fulfilled(name, wish) > 0);
  // Without a wish each answer is mixed: every third name, so that languages and kinds are side by side.
  const versions = Math.max(1, Math.floor(all.length / nameCount));
  const turn = (version - 1) % versions;
  const chosen = isAsked
    ? all
        .toSorted((one, other) => fulfilled(other, wish) - fulfilled(one, wish))
        .slice(turn * nameCount, (turn + 1) * nameCount)
    : all.filter((_, at) => at % versions === turn);
  const first = turn === 0 && !wish.letter ? own.filter((name) => isAllowed(name, wish)) : [];
  const told = [...new Set([...first, ...chosen])].slice(0, nameCount);
  return {
    output: {
      names: told.map(({ name, why, language }) => ({
        name,
        why: `${language === "English" ? "" : `${language}: `}${why.replace(/\.$/, "")}.`,
        handle: handleOf(name),
      })),
    },
    versions,
  };
}

/** How names are found. */
export const naming: Pick<Writings, "generate-business-names"> = {
  "generate-business-names": {
    kind: "trades",
    words: ({ businessDescription }) => [businessDescription],
    told: "businessDescription",
    noQuestion: true,
    write: writeNames,
  },
};
