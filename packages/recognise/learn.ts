import type { Features } from "./features.ts";
import { addWeights, chancesOf, type Learnt, stemPoints } from "./recogniser.ts";

/** Weight of the stems of the subjects' own texts relative to the learnt weights, found by cross-validation. */
const textWeight = 0.8;

/**
 * BM25 weights of the stems of each subject's own text.
 * @param texts for each subject the stems of its text, as often as they occur
 */
export function weighStems(texts: readonly (readonly string[])[]): Record<string, number[]> {
  const counts = texts.map((stems) => {
    const count = new Map<string, number>();
    for (const stem of stems) count.set(stem, (count.get(stem) ?? 0) + 1);
    return count;
  });
  const spread = new Map<string, number>();
  for (const count of counts) for (const stem of count.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const lengths = texts.map((stems) => stems.length);
  const usual = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const weights: Record<string, number[]> = {};
  for (const [subject, count] of counts.entries())
    for (const [stem, times] of count) {
      const rarity = Math.log((texts.length + 1) / ((spread.get(stem) ?? 0) + 0.5));
      if (rarity < 0.2) continue;
      const length = 0.25 + (0.75 * (lengths[subject] ?? 0)) / usual;
      const weight = (textWeight * rarity * times * 2.2) / (times + 1.2 * length);
      weights[stem] ??= [];
      weights[stem].push(subject, Math.round(weight * 100) / 100);
    }
  return weights;
}

/** Shuffles in place, the same way each time. */
function shuffle<Item>(items: Item[], seed: number): void {
  let state = seed;
  for (let at = items.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const other = state % (at + 1);
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
}

const rounds = 20;

/** Smaller errors are skipped: most lines are far from most subjects, and skipping them halves the time. */
const leastError = 1e-3;

/** A line with a known subject. */
export interface Example {
  /** Its place among the ids. */
  subject: number;
  features: Features;
  stems?: readonly string[];
}

/** The features that are left when a share of them is taken away at random, the same ones each time. */
function leavingOut(share: number) {
  let state = 1;
  return (features: Features): Features =>
    features.flatMap(([place, weight]) => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return state < share * 0x7fffffff ? [] : [[place, weight / (1 - share)]];
    });
}

/**
 * Learns to tell subjects apart: multinomial logistic regression on the features of lines, beside the weights of stems.
 * The same examples always give the same result.
 * @param cautious whether each round leaves out half of a line's features and the later rounds are averaged, so that no
 * single word decides and chances are less extreme
 */
export function learn(
  ids: readonly string[],
  examples: readonly Example[],
  stems: Learnt["stems"] = {},
  cautious = false,
): Learnt {
  const count = ids.length;
  const lines = examples.map(({ stems: own = [], ...line }) => ({
    ...line,
    known: stemPoints(own, stems, count),
  }));
  const places = lines.reduce((most, { features }) => {
    for (const [place] of features) if (place >= most) most = place + 1;
    return most;
  }, 0);
  const subjects = ids.map((_, subject) => subject);
  const weights = new Float32Array(count * places);
  const sums = cautious ? new Float32Array(count * places) : weights;
  const remaining = cautious ? leavingOut(0.5) : (features: Features) => features;
  for (let round = 0; round < rounds; round++) {
    shuffle(lines, round + 1);
    const rate = (cautious ? 1 : 2) * (1 - round / rounds) + 0.1;
    for (const { subject: right, features: all, known } of lines) {
      const features = remaining(all);
      const points = Float64Array.from(known);
      addWeights(points, features, weights, 1);
      const errors = chancesOf(points);
      errors[right] = (errors[right] as number) - 1;
      const wrong = subjects.filter((subject) => Math.abs(errors[subject] as number) > leastError);
      for (const [place, weight] of features) {
        const from = place * count;
        const step = rate * weight;
        for (const subject of wrong)
          weights[from + subject] = (weights[from + subject] as number) - step * (errors[subject] as number);
      }
    }
    if (cautious && round >= rounds / 2)
      for (let at = 0; at < sums.length; at++)
        sums[at] = (sums[at] as number) + ((weights[at] as number) * 2) / rounds;
  }
  return { ids, stems, ...asBytes(sums) };
}

/** Weights as bytes, and the weight of one byte step. */
function asBytes(numbers: Float32Array): Pick<Learnt, "weights" | "step"> {
  const step = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / 127;
  const bytes = Int8Array.from(numbers, (one) => Math.round(one / step));
  return { weights: Buffer.from(bytes.buffer).toString("base64"), step };
}

/** The mean of two trainings on the same subjects: a weight that only one of them has counts half. */
export function middleOf(one: Learnt, other: Learnt): Learnt {
  const [first, second] = [one, other].map(({ weights }) => new Int8Array(Buffer.from(weights, "base64")));
  const size = Math.max(first?.length ?? 0, second?.length ?? 0);
  const middle = Float32Array.from(
    { length: size },
    (_, at) => ((first?.[at] ?? 0) * one.step + (second?.[at] ?? 0) * other.step) / 2,
  );
  return { ids: one.ids, stems: one.stems, ...asBytes(middle) };
}
