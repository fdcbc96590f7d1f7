import { meaningOf } from "#packages/recognise/encoder.ts";
import type { Language } from "../understand/built.ts";
import type { Read } from "../understand/labels.server.ts";
import { wordsIn } from "../words.ts";
import { groupOf } from "./group-of.ts";
import { likeliestAnswer } from "./likely-answers.server.ts";
import type { PreciseAnswer } from "./precise.ts";

/**
 * Least points of an answer that is given: where the label is the answer's own, where no label is sure, and where another
 * one is (docs/decisions/0041).
 */
const least = { own: 2.4, unsure: 2.8, against: 4.2 } as const;
/** Chance from which a label is sure. */
const sureLabel = 0.6;

/** 'price' and 'hi there' are no precise questions. In words. */
const leastWords = 3;

/**
 * The precise answer to a message; undefined if none is sure.
 * @param last the label that was answered last in this chat
 */
export async function preciseAnswer(
  text: string,
  { whole: { likely: labels } }: { whole: Read },
  language: Language,
  last: string | undefined,
): Promise<PreciseAnswer | undefined> {
  const meaning = wordsIn(text).length < leastWords ? undefined : await meaningOf(text);
  const group = last === undefined ? undefined : groupOf(last);
  const likeliest = meaning && (await likeliestAnswer(text, meaning, labels, group));
  if (!likeliest) return undefined;
  const { answer, points } = likeliest;
  const [top] = labels;
  const isOwn = top?.id === answer.label;
  // The label's answer is written in more languages.
  const isForeign = language !== "english" && !answer.says[language];
  const isAgainst = isOwn ? isForeign : (top?.chance ?? 0) >= sureLabel;
  return points >= least[isAgainst ? "against" : isOwn ? "own" : "unsure"] ? answer : undefined;
}
