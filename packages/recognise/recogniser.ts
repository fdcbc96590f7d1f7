import type { Features } from "./features.ts";

/** What tells subjects apart, learnt from lines as people type them. */
export interface Learnt {
  /** Ids of the subjects. */
  readonly ids: readonly string[];
  /** For each word stem, what it counts for the subjects whose own texts have it, as [subject, weight, subject, weight …]. */
  readonly stems: Readonly<Record<string, readonly number[]>>;
  /** For each place of a feature the weight for each subject, in steps of `step`, as signed bytes in base64. */
  readonly weights: string;
  readonly step: number;
}

export interface Likely<Id extends string = string> {
  id: Id;
  /** 0 to 1; those of all subjects add up to 1. */
  chance: number;
}

/** Points that each subject gets for the stems of a line. `stems` as in {@link Learnt}. */
export function stemPoints(
  lineStems: readonly string[],
  stems: Learnt["stems"],
  subjects: number,
): Float64Array {
  const points = new Float64Array(subjects);
  for (const stem of lineStems) {
    const found = Object.hasOwn(stems, stem) ? stems[stem] : undefined;
    for (let at = 0; found && at < found.length; at += 2)
      points[found[at] as number] = (points[found[at] as number] as number) + (found[at + 1] as number);
  }
  return points;
}

/** Adds the weights of a line's features to the points of the subjects. */
function addWeights(points: Float64Array, features: Features, weights: Int8Array, step: number): void {
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

/**
 * Reads what was learnt and returns a function that gives the subjects of a line, the likeliest first.
 * Its features and stems must be read as they were when it was learnt.
 */
export function recogniser({ ids, stems, weights, step }: Learnt) {
  const bytes = new Int8Array(Buffer.from(weights, "base64"));
  return (features: Features, lineStems: readonly string[] = []): Likely[] => {
    const points = stemPoints(lineStems, stems, ids.length);
    addWeights(points, features, bytes, step);
    const chances = chancesOf(points);
    return ids
      .map((id, subject) => ({ id, chance: chances[subject] as number }))
      .sort((one, other) => other.chance - one.chance);
  };
}
