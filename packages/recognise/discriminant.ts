/**
 * Tells many groups apart by meaning: linear discriminant analysis. Directions in which lines of one group differ from each
 * other count little, so that a group with a dozen lines is recognised by lines unlike any of them.
 */
export interface LearntDiscriminant {
  /** A row of weights for each group, as bytes in base64, and what a byte is worth. */
  readonly weights: string;
  readonly step: number;
  readonly biases: readonly number[];
}

/** Solves a system with a symmetric positive definite matrix for several right sides, in place (Cholesky). */
function solve(matrix: Float64Array, size: number, sides: readonly Float64Array[]): void {
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number;
      for (let at = 0; at < column; at++)
        sum -= (matrix[row * size + at] as number) * (matrix[column * size + at] as number);
      matrix[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (matrix[column * size + column] as number);
    }
  for (const side of sides) {
    for (let row = 0; row < size; row++) {
      let sum = side[row] as number;
      for (let at = 0; at < row; at++) sum -= (matrix[row * size + at] as number) * (side[at] as number);
      side[row] = sum / (matrix[row * size + row] as number);
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = side[row] as number;
      for (let at = row + 1; at < size; at++)
        sum -= (matrix[at * size + row] as number) * (side[at] as number);
      side[row] = sum / (matrix[row * size + row] as number);
    }
  }
}

/** The middle of each group's meanings. */
function middlesOf(groups: readonly number[], meanings: readonly Float32Array[], size: number) {
  const count = groups.reduce((one, other) => Math.max(one, other), -1) + 1;
  const middles = Array.from({ length: count }, () => new Float64Array(size));
  const lines = new Uint32Array(count);
  for (const [line, group] of groups.entries()) {
    lines[group] = (lines[group] as number) + 1;
    const middle = middles[group] as Float64Array;
    for (let at = 0; at < size; at++)
      middle[at] = (middle[at] as number) + ((meanings[line] as Float32Array)[at] as number);
  }
  for (const [group, middle] of middles.entries())
    for (let at = 0; at < size; at++)
      middle[at] = (middle[at] as number) / Math.max(1, lines[group] as number);
  return middles;
}

/** How the lines of a group spread around its middle, the same for all groups. */
function spreadOf(
  groups: readonly number[],
  meanings: readonly Float32Array[],
  middles: readonly Float64Array[],
  size: number,
): Float64Array {
  const spread = new Float64Array(size * size);
  const away = new Float64Array(size);
  for (const [line, group] of groups.entries()) {
    for (let at = 0; at < size; at++)
      away[at] =
        ((meanings[line] as Float32Array)[at] as number) - ((middles[group] as Float64Array)[at] as number);
    for (let row = 0; row < size; row++)
      for (let column = 0; column <= row; column++) {
        const place = row * size + column;
        spread[place] =
          (spread[place] as number) + ((away[row] as number) * (away[column] as number)) / groups.length;
      }
  }
  return spread;
}

/**
 * Learns from lines whose group is known.
 * @param meanings of the lines, of length 1
 * @param caution what is added to the spread of every direction, so no direction is trusted fully. Measured on lines left out
 */
export function learnDiscriminant(
  groups: readonly number[],
  meanings: readonly Float32Array[],
  caution = 0.2,
): LearntDiscriminant {
  const size = meanings[0]?.length ?? 0;
  const middles = middlesOf(groups, meanings, size);
  const spread = spreadOf(groups, meanings, middles, size);
  let trace = 0;
  for (let at = 0; at < size; at++) trace += spread[at * size + at] as number;
  for (let at = 0; at < size; at++)
    spread[at * size + at] = (spread[at * size + at] as number) + (caution * trace) / size;
  const rows = middles.map((middle) => middle.slice());
  solve(spread, size, rows);
  const biases = rows.map(
    (row, group) =>
      -0.5 * row.reduce((sum, one, at) => sum + one * ((middles[group] as Float64Array)[at] as number), 0),
  );
  const step = rows.reduce((most, row) => Math.max(most, ...row.map(Math.abs)), 1e-6) / 127;
  const bytes = Int8Array.from(rows.flatMap((row) => Array.from(row, (one) => Math.round(one / step))));
  return {
    weights: Buffer.from(bytes.buffer).toString("base64"),
    step,
    biases: biases.map((one) => Math.round(one * 1000) / 1000),
  };
}

/** Reads what was learnt and returns a function that gives each group's points for a meaning; the most for the likeliest. */
export function discriminant({
  weights,
  step,
  biases,
}: LearntDiscriminant): (meaning: Float32Array) => Float32Array {
  const bytes = new Int8Array(Buffer.from(weights, "base64"));
  const size = bytes.length / biases.length;
  return (meaning) =>
    Float32Array.from(biases, (bias, group) => {
      let sum = 0;
      for (let at = 0; at < size; at++) sum += (bytes[group * size + at] as number) * (meaning[at] as number);
      return sum * step + bias;
    });
}
