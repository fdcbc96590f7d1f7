import { meaningOf } from "#packages/recognise/encoder.ts";
import type { Asked } from "../answers/talk.ts";
import type { DocumentKind } from "../knowledge/document.ts";
import type { Read } from "../understand/labels.server.ts";
import { wordsIn } from "../words.ts";
import { groupOf } from "./group-of.ts";
import { likeliestAnswer } from "./likely-answers.server.ts";
import type { PreciseAnswer } from "./precise.ts";

/**
 * Least points of an answer that is given (docs/decisions/0041): where the label is its own; where it is beyond doubt, so
 * that the label's general answer may be what is asked; where no label is sure; and where something speaks against it.
 */
const least = { own: 2.4, unsure: 2.8, general: 3.3, against: 4.2 } as const;
/** Chances from which a label is sure, and from which it is beyond doubt. */
const [sureLabel, plainLabel] = [0.6, 0.9];

/** 'price' and 'hi there' are no precise questions. In words. */
const leastWords = 3;

/** A plain question of so few words asks for the general answer. */
const shortWords = 4;

/** Kinds that are parts of pages and no things of ours: every question about work names one. */
const isOfPages = (kind: DocumentKind) => kind === "recruitment" || kind === "question";

/**
 * How many points the answer must have. Against it speaks that another label is sure, that the message names one of our
 * things, whose own texts may have the answer, or that it is too short to be precise.
 */
function leastFor({ label }: PreciseAnswer, [top]: Read["likely"], { named, words }: Asked): number {
  const chance = top?.chance ?? 0;
  const isOwn = top?.id === label;
  const isPlain = isOwn && chance >= plainLabel;
  const things = named.filter(({ group }) => !group);
  // What a course teaches is read from the course.
  if (things.some(({ kind }) => kind === "path" || kind === "school-course")) return Number.POSITIVE_INFINITY;
  if (things.some(({ kind }) => !isOfPages(kind))) return least.against;
  if (isOwn ? isPlain && words.length <= shortWords : chance >= sureLabel) return least.against;
  if (!isOwn) return least.unsure;
  return isPlain ? least.general : least.own;
}

/** The precise answer to a message; undefined if none is sure, or if it was given just before. */
export async function preciseAnswer(
  text: string,
  { whole: { likely: labels } }: { whole: Read },
  asked: Asked,
): Promise<PreciseAnswer | undefined> {
  const meaning = wordsIn(text).length < leastWords ? undefined : await meaningOf(text);
  const last = asked.talk?.intent;
  const likeliest =
    meaning && (await likeliestAnswer(text, meaning, labels, last === undefined ? undefined : groupOf(last)));
  if (!likeliest || likeliest.answer.id === asked.talk?.precise) return undefined;
  const { answer, points } = likeliest;
  // The label's answer is written in more languages.
  const isForeign = asked.language !== "english" && !answer.says[asked.language];
  if (isForeign && labels[0]?.id === answer.label) return undefined;
  return points >= leastFor(answer, labels, asked) ? answer : undefined;
}
