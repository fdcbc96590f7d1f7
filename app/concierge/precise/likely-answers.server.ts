import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LabelGroup } from "#content/concierge/labels.ts";
import { discriminant } from "#packages/recognise/discriminant.ts";
import { profiles } from "#packages/recognise/profiles.ts";
import { builtConcierge } from "../understand/built.ts";
import { domainOfAnswer, pullOf, type Topic } from "../understand/domain.ts";
import { loadedOnce, type Read } from "../understand/labels.server.ts";
import { builtPreciseFile, type LearntPrecise, learntPrecise, type PreciseAnswer } from "./precise.ts";

/** How much a message's words count, beside its meaning. Found by leaving lines out (docs/decisions/0041). */
const wordsShare = 0.3;
/** How much the label counts to which an answer belongs, and the chance that a label has at least. */
const [labelShare, leastChance] = [0.5, 0.003];

/** Points that an answer gains if it is on the topic of the chat, and loses if it is on another. */
const topicShare = 0.6;

/** Points that a follow-up line gains after an answer of its group, and loses after any other. */
const followShare = 0.7;

/** An answer that a message may ask for. */
export interface LikelyAnswer {
  readonly answer: PreciseAnswer;
  /** How far it stands out from all others, in standard deviations; below 3 it is a guess. */
  readonly points: number;
  /** Whether it was found by a line that follows up on the last answer. */
  readonly goesOn: boolean;
}

/** Numbers by how many standard deviations they are above their average. */
function standardised(numbers: Float32Array): Float32Array {
  const average = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const spread = Math.sqrt(numbers.reduce((sum, one) => sum + (one - average) ** 2, 0) / numbers.length);
  return numbers.map((one) => (spread ? (one - average) / spread : 0));
}

const loaded = loadedOnce(async () => {
  const answers: Record<string, PreciseAnswer> = JSON.parse(
    await readFile(join(builtConcierge, builtPreciseFile), "utf8"),
  );
  const { learnt } = JSON.parse(await readFile(learntPrecise, "utf8")) as { learnt: LearntPrecise };
  const asked = learnt.asked.flatMap(({ id, after }, place) => {
    const answer = answers[id];
    return answer ? [{ answer, after, place, domain: domainOfAnswer(answer.label, id) }] : [];
  });
  return { answers, asked, byMeaning: discriminant(learnt.meaning), byWords: profiles(learnt.words) };
});

/** The precise answer with this id; undefined if there is none. */
export async function preciseNamed(id: string): Promise<PreciseAnswer | undefined> {
  const { answers } = await loaded();
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/**
 * The precise answer that a message most likely asks for.
 * @param meaning of the message, from the encoder
 * @param labels what the message may want, of which one is the wider wish
 * @param last group of the last answered label; undefined at the start of a chat, when follow-up lines do not count
 * @param topic what the chat is about
 */
export async function likeliestAnswer(
  text: string,
  meaning: Float32Array,
  labels: Read["likely"],
  last: LabelGroup | undefined,
  topic?: Topic,
): Promise<LikelyAnswer | undefined> {
  const { asked, byMeaning, byWords } = await loaded();
  const meant = standardised(byMeaning(meaning));
  const words = standardised(byWords(text));
  const chances = new Map<string, number>(labels.map(({ id, chance }) => [id, chance]));
  const gain = topicShare * pullOf(topic);
  let best: LikelyAnswer | undefined;
  for (const { answer, after, place, domain } of asked) {
    if (after && !last) continue;
    const points =
      (1 - wordsShare) * (meant[place] as number) +
      wordsShare * (words[place] as number) +
      labelShare * Math.log((chances.get(answer.label) ?? 0) + leastChance) +
      (!domain ? 0 : domain === topic?.domain ? gain : -gain) +
      (!after ? 0 : after === last ? followShare : -followShare);
    if (!best || points > best.points)
      best = { answer, points, goesOn: after !== undefined && after === last };
  }
  return best;
}
