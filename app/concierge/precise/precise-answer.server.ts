import { ofAnyTrade } from "#content/concierge/domains.ts";
import type { Label } from "#content/concierge/labels.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { tradeIn } from "../answers/business.ts";
import type { Asked } from "../answers/talk.ts";
import type { DocumentKind } from "../knowledge/document.ts";
import { inTopic } from "../understand/domain.ts";
import type { Read } from "../understand/labels.server.ts";
import { wordsIn } from "../words.ts";
import { groupOf } from "./group-of.ts";
import { likeliestAnswer } from "./likely-answers.server.ts";
import type { PreciseAnswer } from "./precise.ts";

/**
 * Least points of an answer that is given (docs/decisions/0041): where the label is its own; where it is beyond doubt, so
 * that the label's general answer may be what is asked; where no label is sure; and where something speaks against it.
 */
const least = {
  own: 2.6,
  unsure: 2.7,
  general: 3.1,
  against: 3.7,
  short: 4.2,
  trade: 5,
  workedOut: 5.5,
  claim: 3.5,
} as const;
/** Labels whose precise answers explain a calculation. If we can calculate the result, we give that instead. */
export const calculated: ReadonlySet<Label> = new Set<Label>([
  "sum",
  "budget",
  "claim_price",
  "price",
  "compare",
]);

/** Chances from which a label is sure, and from which it is beyond doubt. */
const [sureLabel, plainLabel] = [0.6, 0.9];

/** Minimum words of a precise question: 'hi there' is too short. Later in a chat, 'Christmas too' may be one. */
const leastWords = 3;
const leastWordsLater = 2;

/** A plain question of so few words asks for the general answer. */
const shortWords = 4;

/** Kinds that are parts of pages and no things of ours: every question about work names one. */
const isOfPages = (kind: DocumentKind) => kind === "recruitment" || kind === "question";

/**
 * How many points the answer must have. Against it speaks that another label is sure, that the message names one of our
 * things, whose own texts may have the answer, or that it is too short to be precise.
 */
function leastFor({ id, label }: PreciseAnswer, [top]: Read["likely"], asked: Asked, trade?: string): number {
  const { named, words } = asked;
  const chance = top?.chance ?? 0;
  const isOwn = top?.id === label;
  const isPlain = isOwn && chance >= plainLabel;
  const things = named.filter(({ group }) => !group);
  // What a course teaches is read from the course.
  if (things.some(({ kind }) => kind === "path" || kind === "school-course")) return Number.POSITIVE_INFINITY;
  if (things.some(({ kind }) => !isOfPages(kind))) return isOwn ? least.general : least.against;
  // If the trade is recognised, we calculate the offer for it.
  if (trade && label === "which_fits" && !ofAnyTrade.has(id)) return least.trade;
  if (isPlain && words.length <= shortWords) return least.short;
  if (!isOwn && chance >= sureLabel) return least.against;
  if (!isOwn) return least.unsure;
  return isPlain ? least.general : least.own;
}

/**
 * The precise answer to a message; undefined if none is sure.
 * @param workedOut set if there is a calculated answer too: the precise one must then be surer, but less so for "claim",
 * because the amounts may be another company's: 'match their quote of 100k'
 */
export async function preciseAnswer(
  text: string,
  { whole }: { whole: Read },
  asked: Asked,
  workedOut?: "workedOut" | "claim",
): Promise<PreciseAnswer | undefined> {
  const labels = inTopic(whole.likely, asked.topic);
  const count = wordsIn(text).length;
  const meaning = count < (asked.talk ? leastWordsLater : leastWords) ? undefined : await meaningOf(text);
  const last = asked.talk?.intent;
  const group = last === undefined ? undefined : groupOf(last);
  const likeliest = meaning && (await likeliestAnswer(text, meaning, whole.likely, group, asked.topic));
  if (!likeliest) return undefined;
  const { answer, points, goesOn } = likeliest;
  if (count < leastWords && !goesOn) return undefined;
  // The label's answer is written in more languages.
  const isForeign = asked.language !== "english" && !answer.says[asked.language];
  if (isForeign && labels[0]?.id === answer.label) return undefined;
  const isCalculated = calculated.has(answer.label) || answer.label === "which_fits";
  if (workedOut && (isCalculated || points < least[workedOut])) return undefined;
  return points >= leastFor(answer, labels, asked, await tradeIn(asked, text)) ? answer : undefined;
}
