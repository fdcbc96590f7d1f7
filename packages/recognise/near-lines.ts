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

const length = (bytes: Int8Array) => Math.hypot(...bytes);

/** Reads lines and returns a function that gives the subjects whose lines are nearest to a meaning, the nearest first. */
export function nearLines({ subjects, meanings }: NearLines) {
  const bytes = new Int8Array(Buffer.from(meanings, "base64"));
  const size = bytes.length / subjects.length;
  const lengths = subjects.map((_, line) => length(bytes.subarray(line * size, (line + 1) * size)));
  return (meaning: ArrayLike<number>): Near[] => {
    const nearest = new Map<number, number>();
    for (const [line, subject] of subjects.entries()) {
      let sum = 0;
      for (let at = 0, from = line * size; at < size; at++)
        sum += (bytes[from + at] as number) * (meaning[at] as number);
      const nearness = sum / (lengths[line] as number);
      if (nearness > (nearest.get(subject) ?? -1)) nearest.set(subject, nearness);
    }
    return [...nearest]
      .map(([subject, nearness]) => ({ subject, nearness }))
      .sort((one, other) => other.nearness - one.nearness);
  };
}
