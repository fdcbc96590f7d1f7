import nlp from "compromise/two";
import { pidginWords } from "./language.ts";

/** The role of a word in its phrase, as far as the engine needs it. */
export type WordKind =
  | "noun"
  | "adjective"
  | "number"
  | "determiner"
  | "possessive"
  | "pronoun"
  | "verb"
  | "participle"
  | "gerund"
  | "adverb"
  | "preposition"
  | "conjunction"
  | "other";

export interface Word {
  readonly text: string;
  readonly kind: WordKind;
  readonly plural: boolean;
  /** A name of a person, place or thing: keeps its capital letter. */
  readonly named: boolean;
  /** Whether the tagger knows it as a name even in lower case. */
  readonly properName: boolean;
  /** A verb in the third person: 'it keeps'. */
  readonly third: boolean;
  /** Uncountable: leather, water. */
  readonly mass: boolean;
}

/** Nouns that the tagger takes for verbs or for names of people. */
const nouns = `
  laundry catering training packs rice garri suya agbada gele shea butter zobo kunu akara moimoi chin ankara mama flat turmeric report price screen land pick spring kids tax polish slices rolls school care bags
  adire lace aso ebi crayfish catfish ogi pap fufu egusi jollof pos printing tailoring farming
  cleaning baking braiding plumbing welding painting wiring photography branding wig wigs kaftan owambe
`
  .trim()
  .split(/\s+/);

/** Words that the tagger gets wrong in short phrases, with the kind that they have there. */
const own = new Map<string, WordKind>([
  ...[...pidginWords].map((word) => [word, "other"] as const),
  ...nouns.map((word) => [word, "noun"] as const),
  ..."waterproof washable reusable handmade homemade original genuine organic affordable durable fresh"
    .split(" ")
    .map((word) => [word, "adjective"] as const),
  ..."keeps lasts comes fits works holds carries gives makes helps protects removes saves reduces start barb sell buy"
    .split(" ")
    .map((word) => [word, "verb"] as const),
]);
for (const word of ["am", "make", "fit"]) own.delete(word);

const massNouns = new Set(
  `leather water rice oil soap bread fish meat chicken milk sugar salt flour garri beef pepper cloth cotton lace wood
   steel glass plastic rubber gold silver delivery light power gas fuel hair skin food cement sand paint paper work
   service support advice help training cleaning laundry furniture equipment jewellery clothing footwear data stock
   packaging installation maintenance repair printing quality stitching lining velvet silk wool denim foam honey
   yam cassava maize corn tomato beans egusi crayfish catfish pork turkey butter cream powder shampoo perfume
   electricity internet airtime solar energy warranty insurance care comfort space storage parking security
   transport travel accommodation access packing assembly ironing starch washing fabric material colour taste smell
   flavour protein fibre vitamin shine polish jollof suya zobo kunu pap fufu juice tea coffee wine beer ice
   education english mathematics maths science music software code branding design photography makeup`.split(
    /\s+/,
  ),
);

/** The first tag in this list that a word carries decides its kind. */
const kindsByTag: readonly (readonly [tag: string, kind: WordKind])[] = [
  ["Possessive", "possessive"],
  ["Pronoun", "pronoun"],
  ["Value", "number"],
  ["Gerund", "gerund"],
  ["PastTense", "participle"],
  ["Participle", "participle"],
  ["Adjective", "adjective"],
  ["Modal", "verb"],
  ["Auxiliary", "verb"],
  ["Copula", "verb"],
  ["Verb", "verb"],
  ["Determiner", "determiner"],
  ["Preposition", "preposition"],
  ["Conjunction", "conjunction"],
  ["Adverb", "adverb"],
  ["QuestionWord", "conjunction"],
  ["Noun", "noun"],
];

const fixed = new Map<string, WordKind>([
  ["to", "preposition"],
  ["no", "determiner"],
  ["that", "conjunction"],
  ["because", "conjunction"],
  ["people’s", "possessive"],
]);

function wordOf(text: string, tags: readonly string[]): Word {
  const small = text.toLowerCase();
  const tagged = kindsByTag.find(([tag]) => tags.includes(tag))?.[1] ?? "other";
  const kind = fixed.get(small) ?? own.get(small) ?? tagged;
  const capital = /^\p{Lu}/u.test(text);
  return {
    text,
    kind: kind === "possessive" && /[’']s?$/.test(text) ? "noun" : kind,
    plural: tags.includes("Plural") || (kind === "noun" && /[^s’u]s$/.test(small) && small.length > 3),
    named: capital && (tags.includes("ProperNoun") || tags.includes("Acronym")),
    properName:
      tags.includes("City") || tags.includes("Country") || tags.includes("Month") || tags.includes("WeekDay"),
    third: tags.includes("PresentTense") && !tags.includes("Infinitive") && /s$/.test(small),
    mass: tags.includes("Uncountable") || massNouns.has(small),
  };
}

/* Tagging takes milliseconds and one answer tags the same clauses many times, so the last ones are cached. */
const cachedClauses = 200;
const kept = new Map<string, readonly Word[]>();

/** The words of one clause, without punctuation. */
export function wordsOf(clause: string): readonly Word[] {
  const known = kept.get(clause);
  if (known) return known;
  const words = tagged(clause);
  if (kept.size >= cachedClauses) kept.clear();
  kept.set(clause, words);
  return words;
}

function tagged(clause: string): Word[] {
  return nlp(clause.replace(/[,.;:!?()]+(?=\s|$)/g, " "))
    .document.flat()
    .filter(({ text }) => text !== "")
    .map(({ text, tags }) => wordOf(text, [...(tags ?? [])]));
}
