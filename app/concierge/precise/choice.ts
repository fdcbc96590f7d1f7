import type { Candidate, Candidates } from "./candidates.ts";

/** How much each feature of a candidate counts, and each feature for none of them. */
export interface LearntChoice {
  readonly weights: readonly number[];
  readonly none: readonly number[];
}

/** A candidate with the chance that its answer is the right one. */
export interface Chosen extends Candidate {
  readonly chance: number;
}

const sumOf = (features: readonly number[], weights: readonly number[]) =>
  features.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0);

/** Shares out a certainty among the candidates and none of them. The last share is that of none. */
function sharesOf({ all, none }: Candidates, learnt: LearntChoice): number[] {
  const sums = [...all.map(({ features }) => sumOf(features, learnt.weights)), sumOf(none, learnt.none)];
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one) => one / total);
}

/** The candidates with their chances, likeliest first. With none of them the chances add up to 1. */
export function chosenFrom(candidates: Candidates, learnt: LearntChoice): Chosen[] {
  const shares = sharesOf(candidates, learnt);
  return candidates.all
    .map((one, at) => ({ ...one, chance: shares[at] as number }))
    .sort((one, other) => other.chance - one.chance);
}

/** Candidates of which it is known which is right; undefined if it is none of them. */
export interface ChoiceExample {
  readonly candidates: Candidates;
  readonly right: number | undefined;
}

/** Mean and spread of each feature, so that one step of learning suits all. */
function scaleOf(rows: readonly (readonly number[])[]): { mean: number; spread: number }[] {
  const size = rows[0]?.length ?? 0;
  return Array.from({ length: size }, (_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] as number), 0) / rows.length;
    const square = rows.reduce((sum, row) => sum + ((row[at] as number) - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.sqrt(square) || 1 };
  });
}

const [rounds, batch, firstStep, lastStep] = [12, 256, 5e-3, 2e-4];
/** A prime number, by which the examples are mixed the same way each time. */
const stride = 7919;
/** Of the two moving averages of Adam. */
const [slow, slower] = [0.9, 0.999];

/** Moves weights against their gradients, each by about the same step (Adam). */
function mover(size: number) {
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  let times = 0;
  return (weights: Float64Array, gradient: Float64Array, step: number) => {
    times += 1;
    for (let at = 0; at < size; at++) {
      const slope = gradient[at] as number;
      first[at] = slow * (first[at] as number) + (1 - slow) * slope;
      second[at] = slower * (second[at] as number) + (1 - slower) * slope * slope;
      const usual = Math.sqrt((second[at] as number) / (1 - slower ** times)) + 1e-8;
      weights[at] = (weights[at] as number) - (step * ((first[at] as number) / (1 - slow ** times))) / usual;
    }
  };
}

/** Learns the weights (multinomial logistic regression over the candidates and none of them). */
export function learnChoice(examples: readonly ChoiceExample[]): LearntChoice {
  const scale = scaleOf(examples.flatMap(({ candidates }) => candidates.all.map(({ features }) => features)));
  const noneScale = scaleOf(examples.map(({ candidates }) => candidates.none));
  const scaled = (row: readonly number[], by: typeof scale) =>
    row.map((one, at) => (one - (by[at]?.mean ?? 0)) / (by[at]?.spread ?? 1));
  const rows = examples.map(({ candidates, right }) => ({
    all: candidates.all.map(({ features }) => scaled(features, scale)),
    // The first feature of none is always 1.
    none: [1, ...scaled(candidates.none, noneScale).slice(1)],
    right: right ?? candidates.all.length,
  }));
  // The examples come in the order of their groups.
  const order = rows.map((_, at) => rows[(at * stride) % rows.length] as (typeof rows)[number]);
  const [size, noneSize] = [scale.length, noneScale.length];
  const weights = new Float64Array(size + noneSize);
  const gradient = new Float64Array(size + noneSize);
  const move = mover(size + noneSize);
  const dot = (row: readonly number[], from: number) =>
    row.reduce((sum, one, at) => sum + one * (weights[from + at] as number), 0);
  const add = (row: readonly number[], from: number, much: number) => {
    for (const [at, one] of row.entries()) gradient[from + at] = (gradient[from + at] as number) + much * one;
  };
  for (let round = 0; round < rounds; round++) {
    const step = lastStep + firstStep * (1 - round / rounds);
    for (let from = 0; from < order.length; from += batch) {
      gradient.fill(0);
      const some = order.slice(from, from + batch);
      for (const { all, none, right } of some) {
        const sums = [...all.map((row) => dot(row, 0)), dot(none, size)];
        const most = Math.max(...sums);
        const shares = sums.map((sum) => Math.exp(sum - most));
        const total = shares.reduce((sum, one) => sum + one, 0);
        for (const [at, row] of [...all, none].entries()) {
          const error = (shares[at] as number) / total - Number(at === right);
          add(row, at < all.length ? 0 : size, error / some.length);
        }
      }
      move(weights, gradient, step);
    }
  }
  return unscaled(weights, scale, noneScale);
}

/** Weights for features as they are, from those for scaled ones. What is the same for all candidates counts for none. */
function unscaled(
  weights: Float64Array,
  scale: readonly { mean: number; spread: number }[],
  noneScale: readonly { mean: number; spread: number }[],
): LearntChoice {
  const rounded = (one: number) => Math.round(one * 1e4) / 1e4;
  const own = scale.map(({ spread }, at) => (weights[at] as number) / spread);
  const none = noneScale.map(({ spread }, at) => (weights[scale.length + at] as number) / (at ? spread : 1));
  const shift =
    scale.reduce((sum, { mean }, at) => sum + mean * (own[at] as number), 0) -
    noneScale.reduce((sum, { mean }, at) => sum + (at ? mean * (none[at] as number) : 0), 0);
  return {
    weights: own.map(rounded),
    none: none.map((one, at) => rounded(at ? one : one + shift)),
  };
}
