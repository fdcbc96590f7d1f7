import { meaningOf } from "#packages/recognise/encoder.ts";
import type { Read } from "../understand/labels.server.ts";
import { groupOf } from "./group-of.ts";
import { likeliestAnswer } from "./likely-answers.server.ts";
import type { PreciseAnswer } from "./precise.ts";

/** Least points of an answer that is given, and where the message surely has another label (docs/decisions/0041). */
const [sureFrom, sureAgainst] = [3.3, 4.6];
/** Chance from which a label is sure. */
const sureLabel = 0.6;

/**
 * The precise answer to a message; undefined if none is sure.
 * @param last the label that was answered last in this chat
 */
export async function preciseAnswer(
  text: string,
  { whole: { likely: labels } }: { whole: Read },
  last: string | undefined,
): Promise<PreciseAnswer | undefined> {
  const meaning = await meaningOf(text);
  if (!meaning) return undefined;
  const likeliest = await likeliestAnswer(
    text,
    meaning,
    labels,
    last === undefined ? undefined : groupOf(last),
  );
  if (!likeliest) return undefined;
  const [top] = labels;
  const isAgainst = top !== undefined && top.chance >= sureLabel && top.id !== likeliest.answer.label;
  return likeliest.points >= (isAgainst ? sureAgainst : sureFrom) ? likeliest.answer : undefined;
}
