import { ofAnyTrade } from "#content/concierge/domains.ts";
import type { Label } from "#content/concierge/labels.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { tradeIn } from "../answers/business.ts";
import { withFacts } from "../answers/facts.ts";
import type { Asked } from "../answers/talk.ts";
import type { DocumentKind } from "../knowledge/document.ts";
import { inTopic } from "../understand/domain.ts";
import type { Read } from "../understand/labels.server.ts";
import { wantsOffer } from "../understand/meant.ts";
import { wordsIn } from "../words.ts";
import { type Choice, calculated, choicesFor } from "./choice.ts";
import { groupOf } from "./group-of.ts";
import { type LikelyAnswer, likelyAnswers } from "./likely-answers.server.ts";
import type { PreciseAnswer } from "./precise.ts";
import { leastOfChoice, type WorkedOut } from "./sure-choice.ts";

/**
 * Least points of an answer that is given (docs/decisions/0051): where the likeliest label is its own, where that label is so
 * plain that its general answer may be meant, and where another label is likelier, to which that label's chance is added.
 */
const least = {
  own: 2.2,
  plain: 2.5,
  short: 4,
  other: 2.5,
  named: 0.4,
  part: 0.5,
  trade: 4.5,
  workedOut: 6,
  claim: 3.5,
  compare: 3.8,
} as const;

/**
 * How far ahead of its label's general question an answer is at least (docs/decisions/0065): more for a
 * short question, which rarely asks for a detail.
 */
const leastAheadBy = { own: 0.2, short: 0.6, other: 0 } as const;

/** Chance from which a label is plain. */
const plainLabel = 0.9;

/** Minimum words of a precise question: 'hi there' is too short. Later in a chat, 'Christmas too' may be one. */
const leastWords = 3;
const fewestWords = 2;

/** A plain question of so few words asks for the general answer. */
const shortWords = 4;

/** Kinds that are parts of pages and no things of ours: every question about work names one. */
const isOfPages = (kind: DocumentKind) => kind === "recruitment" || kind === "question";

/** Whether an answer has the likeliest label. Who says what the business is and who asks what fits it want the same. */
const isOfLabel = (label: Label, top: Label | undefined) =>
  label === top || (top !== undefined && wantsOffer.has(label) && wantsOffer.has(top));

/**
 * How many points the answer must have. More if the message names one of our things, whose own texts may have the answer, and
 * for a question that something was said before, because that adds points too.
 */
function leastFor(
  { id, label }: PreciseAnswer,
  [top]: Read["likely"],
  asked: Asked,
  text: string,
  trade?: string,
): number {
  const { named, words } = asked;
  const { id: likeliest, chance = 0 } = top ?? {};
  const things = named.filter(({ group }) => !group);
  // What a course teaches is read from the course.
  if (things.some(({ kind }) => kind === "path" || kind === "school-course")) return Number.POSITIVE_INFINITY;
  // If the trade is recognised, we calculate the offer for it.
  if (trade && label === "which_fits" && !ofAnyTrade.has(id)) return least.trade;
  const more =
    (things.some(({ kind }) => !isOfPages(kind)) ? least.named : 0) + (hasMore(asked, text) ? least.part : 0);
  if (!isOfLabel(label, likeliest)) return least.other + chance + more;
  if (chance < plainLabel) return least.own + more;
  return (words.length <= shortWords ? least.short : least.plain) + more;
}

/** A label so certain that its own answer comes before a likelier one of another label: 'are you ChatGPT' asks who Yemi is. */
const certainLabel = 0.95;

/** Answers, likeliest first; those of a certain label first of all, if one of them is surely asked for. */
function ownFirst(found: readonly LikelyAnswer[], [top]: Read["likely"]): readonly LikelyAnswer[] {
  if (!top || top.chance < certainLabel) return found;
  const own = found.find(
    ({ answer, points, ahead }) =>
      answer.label === top.id && points >= least.plain && ahead >= leastAheadBy.short,
  );
  return own ? [own, ...found.filter((one) => one !== own)] : found;
}

/** How far ahead of the general question the answer must be. */
function leastAhead({ label }: PreciseAnswer, [top]: Read["likely"], { words }: Asked): number {
  if (!top || !isOfLabel(label, top.id)) return leastAheadBy.other;
  return top.chance >= plainLabel && words.length <= shortWords ? leastAheadBy.short : leastAheadBy.own;
}

/** Chance from which a question of two words is precise: 'office where'. */
const sureIfShort = 0.7;
/** How many answers may be meant, to be named where none is sure. */
const mostNamed = 5;

/** Fewest points with which the question of an answer is offered when no answer is sure. */
const leastGuess = 1.6;

/** Whether an answer is a guess that is right more often than not (docs/decisions/0077). */
const isGuess = ({ ahead, points }: LikelyAnswer) =>
  points >= (ahead >= 1.5 ? 1.2 : ahead >= 0.4 ? leastGuess : 2.4);

/** The number by which guesses are compared. An answer whose label has no general question counts as a little ahead. */
const standing = ({ ahead, points }: LikelyAnswer) => points + (Number.isFinite(ahead) ? ahead : 0.4);

/** Least points of a question that is offered beside a guess. */
const leastOffered = 1.2;

/** Whether something was said before a question, which adds points. */
const hasMore = (asked: Asked, text: string): asked is Asked & { readonly partOf: string } =>
  asked.partOf !== undefined && asked.partOf !== text;

/** A precise answer, and whether it is sure enough to be given without naming its question. */
export interface FoundPrecise {
  readonly answer: PreciseAnswer;
  readonly sure: boolean;
  /** The chance that it is asked for; 0 if that of another is higher. */
  readonly chance: number;
  /** The label of the nearest answer, which is not always the best guess. */
  readonly nearest: Label;
  /** Whether it is likely enough to be given as a guess. If it is not, only its question is offered. */
  readonly isLikely: boolean;
  /** Names of the questions that may be meant instead, likeliest first. */
  readonly others: readonly string[];
}

/** Whether an answer tells the prices of all things that a message names. */
function tellsPrices({ says }: PreciseAnswer, { named }: Asked): boolean {
  const text = withFacts(says.english);
  // A flagship has no price that could be missing.
  return named.every(
    ({ group, kind, priceWords }) =>
      group || kind === "flagship" || (priceWords && text.includes(priceWords)),
  );
}

/** What is known of a message besides the answers that it may ask for. */
interface Circumstances {
  readonly text: string;
  /** Words of the text. */
  readonly count: number;
  readonly labels: Read["likely"];
  readonly asked: Asked;
  readonly workedOut: WorkedOut | undefined;
  readonly trade: string | undefined;
}

/** The answer that is given or guessed; undefined if none is likely. */
function foundBy(
  [choice]: readonly Choice[],
  likely: readonly LikelyAnswer[],
  { text, count, labels, asked, workedOut, trade }: Circumstances,
): FoundPrecise | undefined {
  const isChosen =
    choice !== undefined &&
    choice.chance >= leastOfChoice({ count, choice, asked, workedOut, trade, label: labels[0]?.id });
  const chosen = isChosen && "precise" in choice ? choice.precise : undefined;
  const isGeneral = isChosen && "general" in choice;
  const nearest = ownFirst(likely.slice(0, mostNamed), labels);
  const [likeliest, ...others] = chosen ? [chosen, ...nearest.filter((one) => one !== chosen)] : nearest;
  if (!likeliest) return undefined;
  const { answer, points, goesOn, ahead } = likeliest;
  const chance = chosen ? (choice?.chance ?? 0) : 0;
  if (count < leastWords && !goesOn && chance < sureIfShort) return undefined;
  // The label's answer is written in more languages. Who writes Pidgin reads English.
  const isRead = asked.language === "english" || (asked.language === "pidgin" && chosen !== undefined);
  const isForeign = !isRead && !answer.says[asked.language];
  if (isForeign && labels[0]?.id === answer.label) return undefined;
  const isCalculated = calculated.has(answer.label) || (answer.label === "which_fits" && !chosen);
  // A comparison is written better than it is calculated, if the prices are in it.
  const isCompared = workedOut === "compare" && answer.label === "compare" && tellsPrices(answer, asked);
  if (workedOut && ((isCalculated && !isCompared) || (!chosen && points < least[workedOut])))
    return undefined;
  const bound = leastFor(answer, labels, asked, text, trade);
  const isAhead = points >= bound && ahead >= leastAhead(answer, labels, asked);
  const sure = chosen ? Number.isFinite(bound) : isAhead && !isGeneral;
  // The last answer is not a good guess: visitors rarely ask the same thing again in other words.
  const all = [likeliest, ...others].filter(({ answer: { id } }) => sure || id !== asked.talk?.precise);
  const guesses = all.filter(isGuess).toSorted((one, other) => standing(other) - standing(one));
  const best = (sure ? likeliest : guesses[0]) ?? all[0];
  if (!best || (!sure && !guesses.length && best.points < leastGuess)) return undefined;
  const named = all.filter((one) => one !== best && one.points >= leastOffered);
  const names = named.map((one) => one.answer.name);
  return {
    answer: best.answer,
    sure,
    chance,
    nearest: answer.label,
    isLikely: guesses.length > 0,
    others: names,
  };
}

/** The precise answer to a message, if one is likely, and everything that it may ask for with its chance. */
export interface Precise {
  readonly found?: FoundPrecise | undefined;
  readonly choices: readonly Choice[];
}

/**
 * The precise answer to a message.
 * @param workedOut set if there is a calculated answer too: the precise one must then be surer, but less so for "claim",
 * because the amounts may be another company's: 'match their quote of 100k'
 */
export async function preciseAnswer(
  text: string,
  { whole }: { whole: Read },
  asked: Asked,
  workedOut?: WorkedOut,
): Promise<Precise> {
  const labels = inTopic(whole.likely, asked.topic);
  const count = wordsIn(text).length;
  const meaning = count < fewestWords ? undefined : await meaningOf(text);
  const last = asked.talk?.intent;
  const group = last === undefined ? undefined : groupOf(last);
  const toldMeaning = hasMore(asked, text) ? await meaningOf(asked.partOf) : undefined;
  const likely = meaning
    ? await likelyAnswers(
        { text, meaning },
        whole.likely,
        group,
        asked.topic,
        asked.partOf && toldMeaning ? { text: asked.partOf, meaning: toldMeaning } : undefined,
      )
    : [];
  const trade = await tradeIn(asked, text);
  const choices = choicesFor(likely, labels, {
    words: asked.words.length,
    namesThing: asked.named.some(({ group, kind }) => !group && !isOfPages(kind)),
    isLater: last !== undefined && last !== "greeting",
    hasMore: hasMore(asked, text),
    hasTrade: trade !== undefined,
    last: last === undefined ? undefined : { precise: asked.talk?.precise, label: last },
  });
  const found = foundBy(choices, likely, { text, count, labels, asked, workedOut, trade });
  return { found, choices };
}
