import { site } from "#content/site.ts";
import { emptyWords, oneWord, plainQuestion, wordsIn } from "../words.ts";
import { figureKey, figuresIn, readable } from "./figures.ts";

/** What a sentence, or a part of it, states in words. */
export interface Statement {
  readonly text: string;
  /** The text with 'it' for the names of offers. */
  readonly rest: string;
  /** Its telling words in their common form, without figures; those that it denies begin with 'not '. */
  readonly words: ReadonlySet<string>;
  /** Words that widen a claim. */
  readonly wide: ReadonlySet<string>;
  /** Names that it writes with a capital letter, in small letters. */
  readonly names: ReadonlySet<string>;
  /** Figures, except amounts of money. */
  readonly figures: ReadonlySet<string>;
  readonly negations: number;
  /** Whether it leaves open what it speaks of. */
  readonly open: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const negations = words("no not never nobody none nothing neither nor without cannot");
/** Marks a word that is denied: 'not to us' says something else of us than 'to us'. */
const denied = "not ";

const openings = words("whether unless maybe perhaps may might depend depends agree agreed");
/** Words before an 'ask', which leaves open what follows. */
const leading = words("and but please so then");
/** Words that make a claim larger than one without them. */
const widening = words(
  `after all always any anybody anyone anywhere before best better completely entire every everybody everyone everything
  ever fast faster first forever free full fully immediately instant instantly life lifetime more most once only own
  same since soon today tomorrow tonight unlimited until whole`,
);

/** Who speaks, as a word of the claim: 'we answer on Sundays' is not what 'the assistant answers on Sundays' says. */
const speakerOf: Readonly<Record<string, string>> = { we: "we", us: "we", i: "i", me: "i" };

/** Words that say little elsewhere and much in a claim. */
const telling = words("own need come work used now best better very");
const light = words(`because however just per really simply when whenever ${[...emptyWords].join(" ")}`);
/** Forms of verbs that are made in no regular way: what is paid is what you pay. */
const verbOf: Readonly<Record<string, string>> = {
  bought: "buy",
  built: "build",
  chosen: "choose",
  given: "give",
  kept: "keep",
  paid: "pay",
  sent: "send",
  shown: "show",
  sold: "sell",
  taken: "take",
  told: "tell",
  written: "write",
};
const isLight = (word: string) => light.has(word) && !telling.has(word) && !widening.has(word);

/** The words of a text as they are written, without accents, in small letters; 'don't' is 'do' and 'not'. */
const plainly = (text: string) =>
  plainQuestion(text)
    .replace(/\bcan't\b/g, "cannot")
    .replace(/\bwon't\b/g, "will not")
    .replace(/n't\b/g, " not")
    .replace(/\bour (?:web)?(?:pages?|sites?)\b/g, " ");

const wordsOf = (text: string): string[] => plainly(text).match(/[a-z0-9]+/g) ?? [];

/** A text without its figures. */
function withoutFigures(text: string): string {
  const read = readable(text);
  return figuresIn(read)
    .filter(({ kind, value }) => kind !== "number" || value !== 1)
    .toSorted((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, read);
}

const capitalised = /(?<=[\p{L}\d,;:)] )\p{Lu}[\p{L}\d]*/gu;
/** Names that are in most of our texts and in most claims. */
const everywhere = words(`i whatsapp ${site.name.toLowerCase()} ${site.conciergeName.toLowerCase()}`);

const boundary = /[,;:–()]\s+|\s[–-]\s|\s+(?=(?:and|but|or|so|because|plus|while|until|unless)\b)/;
const fewest = 3;

/** The parts of a sentence between its commas and conjunctions; a part of one or two words belongs to its neighbour. */
export function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(boundary).filter((one) => /\p{L}/u.test(one ?? ""))) {
    const last = parts.at(-1);
    if (last !== undefined && (part.split(/\s+/).length < fewest || last.split(/\s+/).length < fewest))
      parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

const isNegation = (word = "") => negations.has(word);

/**
 * The words of each clause, and how often it is denied: 'not promised without internet' denies twice. What ends a list, as
 * in 'cards, cash and cheques are not taken', denies all of it.
 */
function clausesOf(text: string): { said: readonly string[]; denials: number }[] {
  const parts = partsOf(text);
  const isList = parts.some((part) => !text.includes(part));
  const clauses = parts.map((part) => {
    const said = wordsOf(part);
    return { said, denials: said.filter(isNegation).length };
  });
  return clauses.map((clause, at) => {
    const later = clauses.slice(at + 1).find(({ said, denials }) => denials > 0 && !isNegation(said[0]));
    return isList && !clause.denials && later ? { ...clause, denials: later.denials } : clause;
  });
}

/** @param rest the text without the names of offers, which are compared on their own */
export function statementOf(text: string, rest = text): Statement {
  const lower = rest.toLowerCase();
  const names = new Set(
    (text.match(capitalised) ?? [])
      .map((name) => name.toLowerCase())
      .filter((name) => !everywhere.has(name) && lower.includes(name)),
  );
  const said = wordsOf(rest);
  const isTelling = (word: string) => !names.has(word) && !isLight(word) && !isNegation(word);
  const stated = clausesOf(withoutFigures(rest)).flatMap(({ said: words, denials }) => {
    const common = wordsIn(words.join(" "))
      .filter(isTelling)
      .map((word) => oneWord(verbOf[word] ?? word));
    const all = [...common, ...words.flatMap((word) => speakerOf[word] ?? [])];
    return all.map((word) => denied.repeat(denials) + word);
  });
  return {
    text,
    rest,
    words: new Set(stated),
    wide: new Set(said.filter((word) => widening.has(word))),
    names,
    figures: new Set(
      figuresIn(readable(rest)).flatMap((figure) =>
        figure.kind === "money" || (figure.kind === "number" && figure.value === 1)
          ? []
          : [figureKey(figure)],
      ),
    ),
    negations: said.filter(isNegation).length,
    open: said.some((word) => openings.has(word)) || said.find((word) => !leading.has(word)) === "ask",
  };
}

/** Whether one statement says of something what the other denies. */
export function contradicts(one: Statement, other: Statement): boolean {
  const bare = (word: string) => word.replaceAll(denied, "");
  const theirs = new Set([...other.words].map(bare));
  return [...one.words].some((word) => theirs.has(bare(word)) && !other.words.has(word));
}
