import { site } from "#content/site.ts";
import { emptyWords, oneWord, plainQuestion, wordsIn } from "../words.ts";
import { figureKey, figuresIn, readable } from "./figures.ts";

/** What a sentence, or a part of it, states in words. */
export interface Statement {
  readonly text: string;
  /** Its telling words in their common form, without figures. */
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

/** Words that say little elsewhere and much in a claim. */
const alsoTelling = "own need take come work used now best better very";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const negations = words("no not never nobody none nothing neither nor without cannot");
const openings = words("whether unless maybe perhaps may might depend depends agree agreed");
/** Words that make a claim larger than one without them. */
const widening = words(
  `all always any anybody anyone anything anywhere best better completely entire every everybody everyone everything
  ever fast faster first forever free full fully immediately instant instantly life lifetime more most once only own
  same soon today tomorrow tonight unlimited whole`,
);

/** Who speaks, as a word of the claim: 'we answer on Sundays' is not what 'the assistant answers on Sundays' says. */
const speakerOf: Readonly<Record<string, string>> = { we: "we", us: "we", our: "we", ours: "we", i: "i", my: "i", me: "i" };

const light: ReadonlySet<string> = emptyWords.difference(words(alsoTelling));

/** The words of a text as they are written, without accents, in small letters; 'don't' is 'do' and 'not'. */
const plainly = (text: string) =>
  plainQuestion(text)
    .replace(/\bcan't\b/g, "cannot")
    .replace(/\bwon't\b/g, "will not")
    .replace(/n't\b/g, " not");

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

/** @param rest the text without the names of offers, which are compared on their own */
export function statementOf(text: string, rest = text): Statement {
  const said = plainly(rest).match(/[a-z0-9]+/g) ?? [];
  const left = plainly(withoutFigures(rest));
  const telling = wordsIn(left).filter(
    (word) => !negations.has(word) && (!light.has(word) || widening.has(word)),
  );
  const speakers = said.flatMap((word) => speakerOf[word] ?? []);
  const names = (text.match(capitalised) ?? []).map((name) => name.toLowerCase());
  return {
    text,
    words: new Set([...telling.map(oneWord), ...speakers]),
    wide: new Set(said.filter((word) => widening.has(word))),
    names: new Set(names.filter((name) => !everywhere.has(name) && rest.toLowerCase().includes(name))),
    figures: new Set(
      figuresIn(readable(rest)).flatMap((figure) =>
        figure.kind === "money" || (figure.kind === "number" && figure.value === 1) ? [] : [figureKey(figure)],
      ),
    ),
    negations: said.filter((word) => negations.has(word)).length,
    open: said.some((word) => openings.has(word)) || said[0] === "ask",
  };
}

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
