import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { discriminant } from "#packages/recognise/discriminant.ts";
import { onceInProcess } from "#packages/recognise/once-in-process.ts";
import { profiles } from "#packages/recognise/profiles.ts";
import { builtConcierge } from "../understand/built.ts";
import { domainOfAnswer, domainOfPlace, isMistaken, pullOf, type Topic } from "../understand/domain.ts";
import type { Read } from "../understand/labels.server.ts";
import { groupOf } from "./group-of.ts";
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
/** How much the label counts to which an answer belongs, and the chance that a label has at least. */
const [labelShare, leastChance] = [0.5, 0.003];

/** Points that an answer gains if it is on the topic of the chat, and loses if it is on another. */
const topicShare = 0.8;

/** Points that a follow-up line gains after an answer of its group, and loses after any other. */
const followShare = 1;

/**
 * Points in a message that surely follows on its chat, for an answer of the label answered last, and of its group; lost by the
 * answer that was given last. Found on the practice talks (docs/decisions/0071).
 */
const [keptLabelShare, keptGroupShare, saidBefore] = [1.2, 0.6, 1];

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
    return [
      { answer, at, after, place, domain: domainOfAnswer(answer.label, id) ?? domainOfPlace(answer.page) },
    ];
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

/** The precise answer whose question has this name; undefined if there is none. */
export async function preciseCalled(question: string): Promise<PreciseAnswer | undefined> {
  const { answers } = await loaded();
  return answers.find((one) => one.question === question);
}

/** A text with its meaning from the encoder. */
export interface Line {
  readonly text: string;
  readonly meaning: Float32Array;
}

/** How much what was said before a question counts beside it: 'she is 14. Can she join?' asks about her age. */
const toldShare = 0.35;
/** The same for what the chat is about, if the message surely follows on it. */
const subjectShare = 1.1;

/** The chat that a message may follow on. */
export interface Before {
  /** The label that was answered last. */
  readonly label: string;
  /** The id of the precise answer that was given last. */
  readonly precise: string | undefined;
  /** The chance that the message follows on it. */
  readonly following: number;
  /** Whether what was said before the line is what the chat is about. */
  readonly isRead: boolean;
}

/** How many answers are returned at most. */
const mostLikely = 5;

/**
 * The precise answers that a message may ask for, likeliest first.
 * @param labels what the message may want, of which one is the wider wish
 * @param before the chat; undefined at its start, when follow-up lines do not count
 * @param topic what the chat is about
 * @param told what was said before the line, with the line itself
 */
export async function likelyAnswers(
  line: Line,
  labels: Read["likely"],
  before: Before | undefined,
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
  const last = before && groupOf(before.label);
  const { following = 0, isRead = false } = before ?? {};
  const aroundShare = isRead ? subjectShare * following : toldShare;
  const kept = ({ id, label }: PreciseAnswer) =>
    following *
      ((label === before?.label ? keptLabelShare : 0) +
        (last && groupOf(label) === last ? keptGroupShare : 0)) -
    (id === before?.precise ? saidBefore : 0);
  const found = asked.flatMap(({ answer, at, after, place, domain }): LikelyAnswer[] => {
    if ((after && !last) || isMistaken(topic, domain)) return [];
    const points =
      own.points(place, at) +
      (around ? aroundShare * around.points(place, at) : 0) +
      kept(answer) +
      labelShare * Math.log((chances.get(answer.label) ?? 0) + leastChance) +
      (!domain ? 0 : domain === topic?.domain ? gain : -gain) +
      (!after ? 0 : after === last ? followShare : -followShare);
    // Read with its chat, a message asks what it asks there: alone it is hardly ahead of anything.
    const wide = after || isRead ? undefined : general.get(answer.label);
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
