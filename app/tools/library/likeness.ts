import { nearLines } from "#packages/recognise/near-lines.ts";
import { type Learnt, stemPoints } from "#packages/recognise/recogniser.ts";
import { tellingStems } from "./read-line.ts";

/** What jobs or departments are recognised by. */
export interface Likeness {
  /** For each word stem what it counts for the subjects whose own texts have it, as in {@link Learnt}. */
  readonly stems: Learnt["stems"];
  /** The middle of the meanings of each subject's lines, one after another, as bytes in base64. */
  readonly middles: string;
  readonly count: number;
}

/** The weight of a text's words. Its meaning has a weight of 1. Measured on lines left out (decision 0062). */
const wordShare = 0.05;

/** How near the meaning of a text that fits is to that of its subject: for a text without a meaning. */
const usualNearness = 0.6;

/**
 * Says how much a text is like each subject, by its words and its meaning.
 * @param meaning undefined if the encoder failed
 * @returns a number for each subject. From about 0.8 on the subject is meant.
 */
export function likenessOf(
  { stems, middles, count }: Likeness,
  text: string,
  meaning: Float32Array | undefined,
): number[] {
  return withMeaning(stemPoints(tellingStems(text), stems, count), middles, meaning);
}

/**
 * The same for telling the subjects from each other: what a word counts for all of them is left out, so that 'giving out
 * blocks' is not moulding because moulding speaks of blocks most.
 */
export function likenessAmong(
  { stems, middles, count }: Likeness,
  text: string,
  meaning: Float32Array | undefined,
): number[] {
  const points = new Float64Array(count);
  for (const stem of tellingStems(text)) {
    const own = stemPoints([stem], stems, count);
    const ofAll = Math.min(...own);
    for (const [at, one] of own.entries()) points[at] = (points[at] as number) + one - ofAll;
  }
  return withMeaning(points, middles, meaning);
}

function withMeaning(words: Float64Array, middles: string, meaning: Float32Array | undefined): number[] {
  const near = meaning && nearLines({ subjects: Array.from(words.keys()), meanings: middles })(meaning);
  const nearness = new Map(near?.map((one) => [one.subject, one.nearness]));
  return Array.from(words, (points, at) => (nearness.get(at) ?? usualNearness) + wordShare * points);
}
