import type { Features } from "./features.ts";
import { chancesOf, type Learnt, stemPoints } from "./recogniser.ts";

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

/** The features of a line as arrays of numbers, which the innermost loops read many times faster than pairs. */
interface Row {
  readonly places: Int32Array;
  readonly values: Float64Array;
  /** How many of the places count. */
  size: number;
}

/** Makes a function that leaves out a share of a row's features at random, the same ones each time. Its rows share one memory. */
function leavingOut(share: number, longest: number) {
  const left: Row = { places: new Int32Array(longest), values: new Float64Array(longest), size: 0 };
  let state = 1;
  return (row: Row): Row => {
    left.size = 0;
    for (let at = 0; at < row.size; at++) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      if (state < share * 0x7fffffff) continue;
      left.places[left.size] = row.places[at] as number;
      left.values[left.size] = (row.values[at] as number) / (1 - share);
      left.size += 1;
    }
    return left;
  };
}

/** Adds the weights of a row's features to the points of the subjects, four features at once. Their order stays the same. */
function addRow(points: Float64Array, { places, values, size }: Row, weights: Float32Array): void {
  const count = points.length;
  const from = (at: number) => (places[at] as number) * count;
  const value = (at: number) => values[at] as number;
  const fours = size - (size % 4);
  for (let at = 0; at < fours; at += 4) {
    const [a, b, c, d] = [from(at), from(at + 1), from(at + 2), from(at + 3)];
    const [v, w, x, y] = [value(at), value(at + 1), value(at + 2), value(at + 3)];
    for (let subject = 0; subject < count; subject++)
      points[subject] =
        (points[subject] as number) +
        (weights[a + subject] as number) * v +
        (weights[b + subject] as number) * w +
        (weights[c + subject] as number) * x +
        (weights[d + subject] as number) * y;
  }
  for (let at = fours; at < size; at++) {
    const [a, v] = [from(at), value(at)];
    for (let subject = 0; subject < count; subject++)
      points[subject] = (points[subject] as number) + (weights[a + subject] as number) * v;
  }
}

/** Moves the weights of a row's features against the errors of the subjects. `wrong` is working memory, one place a subject. */
function correct(
  weights: Float32Array,
  { places, values, size }: Row,
  errors: Float64Array,
  rate: number,
  wrong: Int32Array,
): void {
  const count = errors.length;
  let found = 0;
  for (let subject = 0; subject < count; subject++)
    if (Math.abs(errors[subject] as number) > leastError) wrong[found++] = subject;
  for (let at = 0; at < size; at++) {
    const from = (places[at] as number) * count;
    const step = rate * (values[at] as number);
    for (let each = 0; each < found; each++) {
      const subject = wrong[each] as number;
      weights[from + subject] = (weights[from + subject] as number) - step * (errors[subject] as number);
    }
  }
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
  const rows = examples.map(({ subject, features, stems: own = [] }) => ({
    subject,
    /** The points of each subject before anything is learnt. */
    known: stemPoints(own, stems, count),
    places: Int32Array.from(features, ([place]) => place),
    values: Float64Array.from(features, ([, value]) => value),
    size: features.length,
  }));
  const longest = rows.reduce((most, { size }) => Math.max(most, size), 0);
  const places = rows.reduce(
    (most, row) => row.places.reduce((one, place) => Math.max(one, place + 1), most),
    0,
  );
  const weights = new Float32Array(count * places);
  const sums = cautious ? new Float32Array(count * places) : weights;
  const points = new Float64Array(count);
  const wrong = new Int32Array(count);
  const remaining = cautious ? leavingOut(0.5, longest) : (row: Row) => row;
  for (let round = 0; round < rounds; round++) {
    shuffle(rows, round + 1);
    const rate = (cautious ? 1 : 2) * (1 - round / rounds) + 0.1;
    for (const row of rows) {
      const features = remaining(row);
      points.set(row.known);
      addRow(points, features, weights);
      const errors = chancesOf(points);
      errors[row.subject] = (errors[row.subject] as number) - 1;
      correct(weights, features, errors, rate, wrong);
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
