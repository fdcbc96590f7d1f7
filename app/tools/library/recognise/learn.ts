import { featureCount, featuresOf, subjectStems } from "./read-words.ts";
import { addWeights, chancesOf, type Learnt, stemPoints } from "./recogniser.ts";

export interface Subject {
  id: string;
  /** Lines as people type them. */
  lines: readonly string[];
  /** Everything that the library says about it. */
  text: string;
}

/** How much the words of the subjects' own texts count beside what is learnt, found by cross-validation. */
const textWeight = 0.8;

/** BM25 weights of the stems of each subject's text. */
function weighStems(subjects: readonly Subject[]): Record<string, number[]> {
  const counts = subjects.map(({ text }) => {
    const count = new Map<string, number>();
    for (const line of text.split("\n"))
      for (const stem of subjectStems(line)) count.set(stem, (count.get(stem) ?? 0) + 1);
    return count;
  });
  const spread = new Map<string, number>();
  for (const count of counts) for (const stem of count.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const lengths = counts.map((count) => [...count.values()].reduce((sum, one) => sum + one, 0));
  const usual = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const stems: Record<string, number[]> = {};
  for (const [subject, count] of counts.entries())
    for (const [stem, times] of count) {
      const rarity = Math.log((subjects.length + 1) / ((spread.get(stem) ?? 0) + 0.5));
      if (rarity < 0.2) continue;
      const length = 0.25 + (0.75 * (lengths[subject] ?? 0)) / usual;
      const weight = (textWeight * rarity * times * 2.2) / (times + 1.2 * length);
      stems[stem] ??= [];
      stems[stem].push(subject, Math.round(weight * 100) / 100);
    }
  return stems;
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

/** Learns to tell subjects apart: multinomial logistic regression on the features of the lines, beside the weights of the stems. */
export function learn(subjects: readonly Subject[]): Learnt {
  const stems = weighStems(subjects);
  const lines = subjects.flatMap(({ lines }, subject) =>
    lines.map((line) => ({
      subject,
      features: featuresOf(line),
      known: stemPoints(line, stems, subjects.length),
    })),
  );
  const count = subjects.length;
  const weights = new Float32Array(count * featureCount);
  for (let round = 0; round < rounds; round++) {
    shuffle(lines, round + 1);
    const rate = 2 * (1 - round / rounds) + 0.1;
    for (const { subject: right, features, known } of lines) {
      const points = Float64Array.from(known);
      addWeights(points, features, weights, 1);
      const errors = chancesOf(points);
      errors[right] = (errors[right] as number) - 1;
      for (const [place, weight] of features) {
        const from = place * count;
        for (let subject = 0; subject < count; subject++)
          weights[from + subject] =
            (weights[from + subject] as number) - rate * weight * (errors[subject] as number);
      }
    }
  }
  const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / 127;
  const bytes = Int8Array.from(weights, (one) => Math.round(one / step));
  return {
    ids: subjects.map(({ id }) => id),
    stems,
    weights: Buffer.from(bytes.buffer).toString("base64"),
    step,
  };
}
