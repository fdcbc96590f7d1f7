import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LabelGroup } from "#content/concierge/labels.ts";
import { discriminant } from "#packages/recognise/discriminant.ts";
import { onceInProcess } from "#packages/recognise/once-in-process.ts";
import { profiles } from "#packages/recognise/profiles.ts";
import { builtConcierge } from "../understand/built.ts";
import { domainOfAnswer, pullOf, type Topic } from "../understand/domain.ts";
import type { Read } from "../understand/labels.server.ts";
import {
  type BuiltPrecise,
  builtPreciseFile,
  type LearntPrecise,
  learntPrecise,
  type PreciseAnswer,
} from "./precise.ts";

/**
 * How much the meaning of a message counts, its words beside those of the lines, and its words beside those of the answer
 * itself. Found by leaving lines out (docs/decisions/0041 and 0051).
 */
const [meaningShare, wordsShare, saidShare] = [0.68, 0.25, 0.12];
/** How much the label counts to which an answer belongs. */
const labelShare = 0.5;
/** The chance that a label has at least. */
export const leastChance = 0.003;

/** Points that an answer gains if it is on the topic of the chat, and loses if it is on another. */
const topicShare = 0.8;

/** Points that a follow-up line gains after an answer of its group, and loses after any other. */
const followShare = 0.7;

/** An answer that a message may ask for. */
export interface LikelyAnswer {
  readonly answer: PreciseAnswer;
  /** How far it stands out from all others, in standard deviations; below 3 it is a guess. */
  readonly points: number;
  /** How far it is ahead of its label's general question, in standard deviations. */
  readonly ahead: number;
  /** Whether it was found by a line that follows up on the last answer. */
  readonly goesOn: boolean;
}

/** Numbers by how many standard deviations they are above their average. */
function standardised(numbers: Float32Array): Float32Array {
  const average = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const spread = Math.sqrt(numbers.reduce((sum, one) => sum + (one - average) ** 2, 0) / numbers.length);
  return numbers.map((one) => (spread ? (one - average) / spread : 0));
}

const loaded = () => onceInProcess("precise answers", loadAnswers);

async function loadAnswers() {
  const { answers, said }: BuiltPrecise = JSON.parse(
    await readFile(join(builtConcierge, builtPreciseFile), "utf8"),
  );
  const placeOf = new Map(answers.map(({ id }, at) => [id, at]));
  const { learnt } = JSON.parse(await readFile(learntPrecise, "utf8")) as { learnt: LearntPrecise };
  const asked = learnt.asked.flatMap(({ id, after }, place) => {
    const at = placeOf.get(id);
    const answer = at === undefined ? undefined : answers[at];
    if (at === undefined || !answer) return [];
    return [{ answer, at, after, place, domain: domainOfAnswer(answer.label, id) }];
  });
  const general = new Map(learnt.general.map((label, at) => [label, learnt.asked.length + at]));
  return {
    answers,
    asked,
    general,
    byMeaning: discriminant(learnt.meaning),
    byWords: profiles(learnt.words),
    byAnswer: profiles(said),
  };
}

/** The precise answer with this id; undefined if there is none. */
export async function preciseNamed(id: string): Promise<PreciseAnswer | undefined> {
  const { answers } = await loaded();
  return answers.find((one) => one.id === id);
}

/** The precise answer with this name; undefined if there is none. */
export async function preciseCalled(name: string): Promise<PreciseAnswer | undefined> {
  const { answers } = await loaded();
  return answers.find((one) => one.name === name);
}

/** A text with its meaning from the encoder. */
export interface Line {
  readonly text: string;
  readonly meaning: Float32Array;
}

/** How much what was said before a question counts beside it: 'she is 14. Can she join?' asks about her age. */
const toldShare = 0.35;

/** How many answers are returned at most. Of the later ones it only counts which labels they have. */
const mostLikely = 12;

/**
 * The precise answers that a message may ask for, likeliest first.
 * @param labels what the message may want, of which one is the wider wish
 * @param last group of the last answered label; undefined at the start of a chat, when follow-up lines do not count
 * @param topic what the chat is about
 * @param told what was said before the line, with the line itself
 */
export async function likelyAnswers(
  line: Line,
  labels: Read["likely"],
  last: LabelGroup | undefined,
  topic?: Topic,
  told?: Line,
): Promise<readonly LikelyAnswer[]> {
  const { asked, general, byMeaning, byWords, byAnswer } = await loaded();
  const scoresOf = ({ text, meaning }: Line) => {
    const meant = standardised(byMeaning(meaning));
    const words = standardised(byWords(text));
    const said = standardised(byAnswer(text));
    const asks = (place: number) =>
      meaningShare * (meant[place] as number) + wordsShare * (words[place] as number);
    return { asks, points: (place: number, at: number) => asks(place) + saidShare * (said[at] as number) };
  };
  const own = scoresOf(line);
  const around = told && scoresOf(told);
  const chances = new Map<string, number>(labels.map(({ id, chance }) => [id, chance]));
  const gain = topicShare * pullOf(topic);
  const found = asked.flatMap(({ answer, at, after, place, domain }): LikelyAnswer[] => {
    if (after && !last) return [];
    const points =
      own.points(place, at) +
      (around ? toldShare * around.points(place, at) : 0) +
      labelShare * Math.log((chances.get(answer.label) ?? 0) + leastChance) +
      (!domain ? 0 : domain === topic?.domain ? gain : -gain) +
      (!after ? 0 : after === last ? followShare : -followShare);
    const wide = after ? undefined : general.get(answer.label);
    const ahead = wide === undefined ? Number.POSITIVE_INFINITY : own.asks(place) - own.asks(wide);
    return [{ answer, points, ahead, goesOn: after !== undefined && after === last }];
  });
  // An answer with several rows, one for each talk that it may follow, is one answer.
  const ids = new Set<string>();
  return found
    .sort((one, other) => other.points - one.points)
    .filter(({ answer: { id } }) => !ids.has(id) && ids.add(id))
    .slice(0, mostLikely);
}
