import { featuresOf, subjectStems } from "./read-words.ts";

/**
 * What tells the subjects of a kind apart (trades, departments): words of their own whole texts, and weights learnt
 * from lines as people type them. docs/decisions/0027 has the comparison with a sentence encoder.
 */
export interface Learnt {
  /** Ids of the subjects. */
  readonly ids: readonly string[];
  /** For each stem, what it counts for the subjects whose texts have it, as [subject, weight, subject, weight …]. */
  readonly stems: Readonly<Record<string, readonly number[]>>;
  /** For each of featureCount features the weight for each subject, in steps of `step`, as signed bytes in base64. */
  readonly weights: string;
  readonly step: number;
}

export interface Likely {
  id: string;
  /** 0 to 1; those of all subjects add up to 1. */
  chance: number;
}

/** Points that each subject gets for its own words. `stems` as in {@link Learnt}. */
export function stemPoints(line: string, stems: Learnt["stems"], subjects: number): Float64Array {
  const points = new Float64Array(subjects);
  for (const stem of subjectStems(line)) {
    const found = Object.hasOwn(stems, stem) ? stems[stem] : undefined;
    for (let at = 0; found && at < found.length; at += 2)
      points[found[at] as number] = (points[found[at] as number] as number) + (found[at + 1] as number);
  }
  return points;
}

/** Adds the weights of a line's features to the points of the subjects. */
export function addWeights(
  points: Float64Array,
  features: readonly (readonly [place: number, weight: number])[],
  weights: Int8Array | Float32Array,
  step: number,
): void {
  const count = points.length;
  for (const [place, weight] of features) {
    const from = place * count;
    const scale = weight * step;
    for (let subject = 0; subject < count; subject++)
      points[subject] = (points[subject] as number) + (weights[from + subject] as number) * scale;
  }
}

/** Turns points into chances. */
export function chancesOf(points: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of points) most = Math.max(most, one);
  const chances = new Float64Array(points.length);
  let sum = 0;
  for (let at = 0; at < points.length; at++) {
    chances[at] = Math.exp((points[at] as number) - most);
    sum += chances[at] as number;
  }
  for (let at = 0; at < points.length; at++) chances[at] = (chances[at] as number) / sum;
  return chances;
}

/** Reads what was learnt and returns a function that gives the subjects of a line, the likeliest first. */
export function recogniser({ ids, stems, weights, step }: Learnt): (line: string) => Likely[] {
  const bytes = new Int8Array(Buffer.from(weights, "base64"));
  return (line) => {
    const points = stemPoints(line, stems, ids.length);
    addWeights(points, featuresOf(line), bytes, step);
    const chances = chancesOf(points);
    return ids
      .map((id, subject) => ({ id, chance: chances[subject] as number }))
      .sort((one, other) => other.chance - one.chance);
  };
}
