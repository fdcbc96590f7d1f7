/** How many bytes were sent by a moment. */
interface Moment {
  at: number;
  bytes: number;
}

/** The speed of a transfer, in bytes per second, and the seconds left. */
export interface TransferRate {
  speed: number;
  left: number;
}

/** The period over which the speed is measured, and the shortest one that gives a result, in milliseconds. */
const window = 12_000;
const least = 1_500;

/** Measures the present speed of a transfer. Create a new one after every interruption. @param all size in bytes */
export function transferRate(all: number) {
  let moments: Moment[] = [];
  return {
    /** @returns undefined while it is too early to say */
    at(now: number, bytes: number): TransferRate | undefined {
      const last = moments.at(-1);
      // Bytes that are sent again are not progress.
      if (last && bytes < last.bytes) moments = [];
      moments.push({ at: now, bytes });
      moments = moments.filter(({ at }, index) => at >= now - window || index === moments.length - 1);
      const [first] = moments;
      if (!first || now - first.at < least || bytes <= first.bytes) return undefined;
      const speed = ((bytes - first.bytes) * 1000) / (now - first.at);
      return { speed, left: (all - bytes) / speed };
    },
  };
}
