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

/** How much a text is like each subject. */
export interface LikenessOfText {
  /** From about 0.8 on the subject is meant. */
  readonly likeness: number[];
  /** The same for telling the subjects from each other: a word that most of them have counts little. */
  readonly among: number[];
}

/** The weight of a text's words. Its meaning has a weight of 1. Measured on lines left out (decision 0062). */
const wordShare = 0.05;

/** How near the meaning of a text that fits is to that of its subject: for a text without a meaning. */
const usualNearness = 0.6;

/** A text that is compared by its words and by its meaning. */
export interface Compared {
  readonly text: string;
  readonly meaning: Float32Array | undefined;
}

/** A function that says how much a text is like the only subject of a `Likeness`, such as a department. */
export function likenessToOne(likeness: Likeness): (compared: Compared) => number {
  const read = likenessReader(likeness);
  return ({ text, meaning }) => read(text, meaning).likeness[0] ?? 0;
}

/** A function that says how much a text is like each subject, by its words and its meaning. The meaning is undefined if the encoder failed. */
export function likenessReader({ stems, middles, count }: Likeness) {
  const subjects = Array.from({ length: count }, (_, at) => at);
  const nearTo = nearLines({ subjects, meanings: middles });
  return (text: string, meaning: Float32Array | undefined): LikenessOfText => {
    const nearness = new Float64Array(count).fill(usualNearness);
    for (const one of meaning ? nearTo(meaning) : []) nearness[one.subject] = one.nearness;
    const among = Float64Array.from(nearness);
    for (const stem of tellingStems(text)) {
      const points = stemPoints([stem], stems, count);
      const having = points.reduce((sum, one) => sum + (one > 0 ? 1 : 0), 0);
      const rare = 1 - Math.max(0, having - 1) / count;
      for (const [at, one] of points.entries()) {
        nearness[at] = (nearness[at] as number) + wordShare * one;
        among[at] = (among[at] as number) + wordShare * rare * one;
      }
    }
    return { likeness: Array.from(nearness), among: Array.from(among) };
  };
}
