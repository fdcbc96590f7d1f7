import { ofAnyTrade } from "#content/concierge/domains.ts";
import { type Label, labelNames } from "#content/concierge/labels.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { tradeIn } from "../answers/business.ts";
import { withFacts } from "../answers/facts.ts";
import type { Asked } from "../answers/talk.ts";
import type { DocumentKind } from "../knowledge/document.ts";
import { inTopic } from "../understand/domain.ts";
import type { Read } from "../understand/labels.server.ts";
import { wordsIn } from "../words.ts";
import { groupOf } from "./group-of.ts";
import { type LikelyAnswer, likelyAnswers } from "./likely-answers.server.ts";
import type { PreciseAnswer } from "./precise.ts";

/**
 * Least chance of an answer that is given (docs/decisions/0068): where nothing else would be, where a thing of ours is named,
 * whose own texts may have the answer, and where an answer can be calculated too.
 */
const least = { sure: 0.4, named: 0.5, trade: 0.8, workedOut: 0.9, claim: 0.6, compare: 0.6 } as const;

/** Least chance of an answer that is offered as a guess, with the question it answers. */
const leastGuess = 0.25;

/** Least chance of what is offered to choose from, and how much is offered. */
const [leastOffered, mostOffered] = [0.06, 3];

/** Labels whose precise answers explain a calculation. If we can calculate the result, we give that instead. */
export const calculated: ReadonlySet<Label> = new Set<Label>([
  "sum",
  "budget",
  "claim_price",
  "price",
  "compare",
]);

/** Minimum words of a precise question: 'hi there' is too short. Later in a chat, 'Christmas too' may be one. */
const leastWords = 3;
const leastWordsLater = 2;

/** Kinds that are parts of pages and no things of ours: every question about work names one. */
const isOfPages = (kind: DocumentKind) => kind === "recruitment" || kind === "question";

/** The chance that the answer must have. */
function leastFor({ id, label }: PreciseAnswer, { named }: Asked, trade?: string): number {
  const things = named.filter(({ group }) => !group);
  // What a course teaches is read from the course.
  if (things.some(({ kind }) => kind === "path" || kind === "school-course")) return Number.POSITIVE_INFINITY;
  // If the trade is recognised, we calculate the offer for it.
  if (trade && label === "which_fits" && !ofAnyTrade.has(id)) return least.trade;
  return things.some(({ kind }) => !isOfPages(kind)) ? least.named : least.sure;
}

/** What a message may ask for, by the answers that we wrote. */
export interface FoundPrecise {
  /** The precise answer that is sure enough to be given without naming its question. */
  readonly sure?: PreciseAnswer;
  /** One that may be right: it is said after the question that it answers. */
  readonly guess?: PreciseAnswer;
  /** The chance of the likeliest, 0 to 1, and its label. */
  readonly chance: number;
  readonly label: Label | undefined;
  /** The chance that the general question of a label is asked. */
  readonly general: (label: Label) => number;
  /** The names of what else may be meant, likeliest first. */
  readonly names: readonly string[];
}

const nothing: FoundPrecise = { chance: 0, label: undefined, general: () => 0, names: [] };

/** Whether an answer tells the prices of all things that a message names. */
function tellsPrices({ says }: PreciseAnswer, { named }: Asked): boolean {
  const text = withFacts(says.english);
  return named.every(({ group, priceWords }) => group || (priceWords && text.includes(priceWords)));
}

/** Names what a message may ask for. Nobody chooses 'Just talking'. */
function namesOf(likely: readonly LikelyAnswer[]): string[] {
  const offered = likely.filter(({ label, chance }) => chance >= leastOffered && groupOf(label) !== "talk");
  return [...new Set(offered.map(({ answer, label }) => answer?.question ?? labelNames[label]))].slice(
    0,
    mostOffered,
  );
}

/**
 * What a message asks for, by the answers that we wrote.
 * @param workedOut set if there is a calculated answer too: the precise one must then be surer, but less so for "claim",
 * because the amounts may be another company's: 'match their quote of 100k'
 */
export async function preciseAnswer(
  text: string,
  { whole }: { whole: Read },
  asked: Asked,
  workedOut?: "workedOut" | "claim" | "compare",
): Promise<FoundPrecise> {
  const labels = inTopic(whole.likely, asked.topic);
  const count = wordsIn(text).length;
  const meaning = count < (asked.talk ? leastWordsLater : leastWords) ? undefined : await meaningOf(text);
  if (!meaning) return nothing;
  const last = asked.talk?.intent;
  const told = asked.partOf === undefined || asked.partOf === text ? undefined : await meaningOf(asked.partOf);
  const likely = await likelyAnswers(
    { text, meaning },
    whole.likely,
    last === undefined ? undefined : groupOf(last),
    asked.topic,
    asked.partOf !== undefined && told ? { text: asked.partOf, meaning: told } : undefined,
  );
  const [first] = likely;
  if (!first) return nothing;
  const found: FoundPrecise = {
    chance: first.chance,
    label: first.label,
    general: (label) =>
      likely.find((one) => one.label === label && one.answer === undefined)?.chance ?? 0,
    names: namesOf(likely),
  };
  const { answer, chance, goesOn } = first;
  if (!answer || (count < leastWords && !goesOn)) return found;
  // The label's answer is written in more languages.
  const isForeign = asked.language !== "english" && !answer.says[asked.language];
  if (isForeign && labels[0]?.id === answer.label) return found;
  const isCalculated = calculated.has(answer.label) || answer.label === "which_fits";
  // A comparison is written better than it is calculated, if the prices are in it.
  const isCompared = workedOut === "compare" && answer.label === "compare" && tellsPrices(answer, asked);
  if (workedOut && ((isCalculated && !isCompared) || chance < least[workedOut])) return found;
  if (chance >= leastFor(answer, asked, await tradeIn(asked, text))) return { ...found, sure: answer, guess: answer };
  return chance >= leastGuess ? { ...found, guess: answer } : found;
}
