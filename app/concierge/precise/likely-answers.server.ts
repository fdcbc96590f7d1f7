import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Label, LabelGroup } from "#content/concierge/labels.ts";
import { onceInProcess } from "#packages/recognise/once-in-process.ts";
import { profiles } from "#packages/recognise/profiles.ts";
import { builtConcierge } from "../understand/built.ts";
import { domainOfAnswer, pullOf, type Topic } from "../understand/domain.ts";
import type { Read } from "../understand/labels.server.ts";
import { candidatesFor } from "./candidates.ts";
import { chosenFrom } from "./choice.ts";
import {
  type BuiltPrecise,
  builtPreciseFile,
  type LearntPrecise,
  learntPrecise,
  type PreciseAnswer,
} from "./precise.ts";
import { type Line, scorer } from "./scores.ts";

/** Points that an answer gains if it is on the topic of the chat, and loses if it is on another. */
const topicShare = 0.8;

/** Points that a follow-up line gains after an answer of its group, and loses after any other. */
const followShare = 0.7;

/** What a message may ask for: a precise question, or the general one of a label. */
export interface LikelyAnswer {
  /** The precise answer; undefined if the label's own is asked for. */
  readonly answer: PreciseAnswer | undefined;
  readonly label: Label;
  /** The chance that it is asked for, 0 to 1. */
  readonly chance: number;
  /** Whether it was found by a line that follows up on the last answer. */
  readonly goesOn: boolean;
}

const loaded = () => onceInProcess("precise answers", loadAnswers);

async function loadAnswers() {
  const { answers, said }: BuiltPrecise = JSON.parse(
    await readFile(join(builtConcierge, builtPreciseFile), "utf8"),
  );
  const answerAt = new Map(answers.map(({ id }, at) => [id, at]));
  const { learnt } = JSON.parse(await readFile(learntPrecise, "utf8")) as { learnt: LearntPrecise };
  const generalAt = new Map(learnt.general.map((label, at) => [label, learnt.asked.length + at]));
  const precise = learnt.asked.flatMap(({ id, after }, place) => {
    const answer = answerAt.get(id);
    const label = answer === undefined ? undefined : answers[answer]?.label;
    if (answer === undefined || !label) return [];
    // A follow-up line is no detail of a general question.
    const general = after ? undefined : generalAt.get(label);
    return [{ place, label, answer, general, after, domain: domainOfAnswer(label, id) }];
  });
  const general = [...generalAt].map(([label, place]) => ({
    place,
    label,
    answer: undefined,
    general: undefined,
    after: undefined,
    domain: undefined,
  }));
  return {
    answers,
    groups: [...precise, ...general],
    choice: learnt.choice,
    scoresOf: scorer(learnt, profiles(said)),
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

/**
 * What a message may ask for, likeliest first.
 * @param labels what the line may want, with what was said before it
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
  const { answers, groups, choice, scoresOf } = await loaded();
  const chances = new Map<string, number>(labels.map(({ id, chance }) => [id, chance]));
  const pull = topicShare * pullOf(topic);
  const possible = groups
    .filter(({ after }) => !after || last)
    .map((group) => {
      const { after, domain } = group;
      const onTopic = !domain ? 0 : domain === topic?.domain ? pull : -pull;
      const following = !after ? 0 : after === last ? followShare : -followShare;
      return { ...group, gain: onTopic + following };
    });
  const candidates = candidatesFor(
    possible,
    { text: line.text, scores: scoresOf(line), chances },
    told && scoresOf(told),
  );
  if (!candidates) return [];
  const goingOn = new Set(groups.filter(({ after }) => after && after === last).map(({ place }) => place));
  return chosenFrom(candidates, choice).map(({ group, chance }) => ({
    answer: group.answer === undefined ? undefined : answers[group.answer],
    label: group.label,
    chance,
    goesOn: goingOn.has(group.place),
  }));
}
