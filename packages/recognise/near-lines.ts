/** Lines whose subject is known, by their meaning. */
export interface NearLines {
  /** The subject of each line, by its place among the ids. */
  readonly subjects: readonly number[];
  /** The meanings of the lines one after another, as bytes in base64. */
  readonly meanings: string;
}

/** How near a subject's nearest line is. */
export interface Near {
  subject: number;
  /** 1 for a line that means the same. */
  nearness: number;
}

/** Reads lines and returns a function that gives the subjects whose lines are nearest to a meaning, the nearest first. */
export function nearLines({ subjects, meanings }: NearLines) {
  const bytes = new Int8Array(Buffer.from(meanings, "base64"));
  const size = bytes.length / subjects.length;
  // Numbers of one type are added up three times as fast as bytes and numbers.
  const vectors = new Float32Array(bytes.length);
  for (let from = 0; from < bytes.length; from += size) {
    let squares = 0;
    for (let at = from; at < from + size; at++) squares += (bytes[at] as number) ** 2;
    const length = Math.sqrt(squares);
    for (let at = from; at < from + size; at++) vectors[at] = (bytes[at] as number) / length;
  }
  const most = subjects.reduce((one, other) => Math.max(one, other), 0) + 1;
  return (meaning: ArrayLike<number>): Near[] => {
    const asked = Float32Array.from(meaning);
    const nearest = new Float32Array(most).fill(-1);
    for (let line = 0; line < subjects.length; line++) {
      // Two sums at a time: a processor need not wait for the one before.
      let even = 0;
      let odd = 0;
      for (let at = 0, from = line * size; at < size; at += 2, from += 2) {
        even += (vectors[from] as number) * (asked[at] as number);
        odd += (vectors[from + 1] ?? 0) * (asked[at + 1] ?? 0);
      }
      const sum = even + odd;
      const subject = subjects[line] as number;
      if (sum > (nearest[subject] as number)) nearest[subject] = sum;
    }
    return Array.from(nearest, (nearness, subject) => ({ subject, nearness })).sort(
      (one, other) => other.nearness - one.nearness,
    );
  };
}
