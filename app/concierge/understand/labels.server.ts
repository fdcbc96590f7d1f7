import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dangers, type Label, labelNames, lookalike } from "#content/concierge/labels.ts";
import { greetingOf } from "#content/concierge/own-business.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { learntRecogniser } from "#packages/recognise/learnt-file.ts";
import { type Likely, recogniser } from "#packages/recognise/recogniser.ts";
import { namedInContent } from "../knowledge.server.ts";
import { isAsShortAsLines, wordsIn } from "../words.ts";
import {
  type BuiltConcierge,
  builtConcierge,
  type Language,
  learntDanger,
  learntLabels,
  learntShortLabels,
} from "./built.ts";
import { asRead, labelFeatures, languageFeatures } from "./read-line.ts";

/** A function that loads something with its first call. A failure is not remembered. */
export function loadedOnce<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** What the build wrote for the concierge. */
export const builtForConcierge = loadedOnce(
  async (): Promise<BuiltConcierge> =>
    JSON.parse(await readFile(join(builtConcierge, "concierge.json"), "utf8")),
);

const languageRecogniser = loadedOnce(async () => recogniser((await builtForConcierge()).languages));

/** What a line may mean. */
export interface Read {
  /** What the visitor wants if nobody is in danger, likeliest first. The chances add up to 1. */
  readonly likely: readonly Likely<Label>[];
  /** How likely it is that somebody is in danger, 0 to 1: a geometric mean of what labels and danger alone say. */
  readonly danger: number;
  /** The chance that it reports fraud in our name; of a message, the highest of its sentences. */
  readonly fraud: number;
  /** The kinds of danger, likeliest first. */
  readonly kinds: readonly Likely<Label>[];
  /** Whether it ends with a question mark. */
  readonly asks?: boolean;
}

/** How much labels count in the chance of danger. Danger alone was learnt from messages of people in danger. */
const labelsShare = 0.35;

/** Labels of danger to life. Fraud in our name has a bound of its own. */
const toLife: ReadonlySet<string> = new Set(dangers.filter((id) => id !== "help_fraud"));

/** The labels without danger to life, with chances scaled to add up to 1. */
function wantedBeside(found: readonly Likely<Label>[]): readonly Likely<Label>[] {
  const others = found.filter(({ id }) => !toLife.has(id));
  const sum = others.reduce((all, { chance }) => all + chance, 0) || 1;
  return others.map(({ id, chance }) => ({ id, chance: chance / sum }));
}

/** From this chance on a wish for a person beside a business is the wish: no line about a business alone has half of it. */
const alsoWished = 0.15;

/** 'I want to talk to a person about my clinic' says what the business is, but wants a person. */
function personBeforeBusiness(likely: readonly Likely<Label>[]): readonly Likely<Label>[] {
  const [business, ...others] = likely;
  const person = others.find(({ id }) => id === "want_human");
  if (business?.id !== "business" || !person || person.chance < alsoWished) return likely;
  const rest = others.filter((one) => one !== person);
  return [{ ...person, chance: business.chance }, { ...business, chance: person.chance }, ...rest];
}

const chanceOf = (found: readonly Likely[]) => found.reduce((sum, { chance }) => sum + chance, 0);

/** Reads what a visitor wants from a line, by its words, its letters and its meaning. */
async function readLine(line: string): Promise<Read> {
  const [labelsOf, dangersOf, meaning] = await Promise.all([
    learntRecogniser(isAsShortAsLines(wordsIn(line)) ? learntShortLabels : learntLabels),
    learntRecogniser(learntDanger),
    meaningOf(line),
  ]);
  const features = labelFeatures(asRead(line, namedInContent(line)), meaning);
  const all = labelsOf(features) as Likely<Label | typeof lookalike>[];
  const found = all.filter((one): one is Likely<Label> => one.id !== lookalike && one.id in labelNames);
  const kinds = dangersOf(features) as Likely<Label>[];
  const alone = kinds.filter(({ id }) => toLife.has(id));
  const likely = personBeforeBusiness(wantedBeside(found));
  return {
    likely,
    danger:
      chanceOf(found.filter(({ id }) => toLife.has(id))) ** labelsShare *
      chanceOf(alone) ** (1 - labelsShare),
    fraud: chanceOf(kinds.filter(({ id }) => id === "help_fraud")),
    kinds: alone,
    asks: line.trimEnd().endsWith("?"),
  };
}

/** Shorter sentences are not read one by one. In words. */
const leastWords = 4;
/** Maximum number of sentences that are also read one by one. */
const mostSentences = 5;

/** Whether a message is all in capitals. Read as typed, 'AND MY SISTER OWN FOR LUGBE' sounds like an emergency. */
const isShouted = (message: string) => !/\p{Ll}/u.test(message) && /\p{Lu}+\s+\p{Lu}+/u.test(message);

/** A message in capitals, in small letters; any other as it is. */
const unshouted = (typed: string) => (isShouted(typed) ? typed.toLowerCase() : typed);

/** Reads a text as a whole only. */
export const readWhole = (typed: string): Promise<Read> => readLine(unshouted(typed));

/** Reads a message as a whole and, if it has several sentences, each of them: one may mention danger after a price question. */
export async function readMessageOf(typed: string): Promise<{ whole: Read; sentences: readonly Read[] }> {
  const message = unshouted(typed);
  const sentences = message
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => sentence.split(/\s+/).length >= leastWords)
    .slice(0, mostSentences);
  const texts = sentences.length > 1 ? [message, ...sentences] : [message];
  const [whole, ...parts] = await Promise.all(texts.map(readLine));
  if (!whole) throw new Error("A message has at least itself.");
  return {
    whole: { ...whole, fraud: Math.max(whole.fraud, ...parts.map(({ fraud }) => fraud)) },
    sentences: parts,
  };
}

/** Minimum chance for a language other than English. */
const sureOfLanguage = 0.75;
/** A lower chance is enough for the chat's current language, because a short reply gives few clues. */
const sureOfSame = 0.25;
/** A text of fewer words needs a higher chance to count as Pidgin: 'ok price?' is English. */
const [shortText, sureIfShort] = [4, 0.9];

/**
 * The language of a text, among those we can answer in; English if it is not certain.
 * @param before the language of the chat so far
 */
export async function languageOf(text: string, before: Language = "english"): Promise<Language> {
  const recognise = await languageRecogniser();
  const likely = recognise(languageFeatures(text)) as Likely<Language>[];
  const [first] = likely;
  const isShort = first?.id === "pidgin" && text.trim().split(/\s+/).length < shortText;
  if (first && first.id !== "english" && first.chance >= (isShort ? sureIfShort : sureOfLanguage))
    return first.id;
  // After a greeting in another language, a lower chance is enough too.
  const greeted = greetingOf.find(([words]) => words.test(text))?.[1] ?? before;
  const same = likely.find(({ id }) => id === greeted);
  return same && same.chance >= sureOfSame ? greeted : "english";
}
