/** A moment of a transfer: when, and how many bytes were there. */
interface Moment {
  at: number;
  bytes: number;
}

/** How fast a transfer goes, in bytes a second, and how many seconds it still needs. */
export interface TransferRate {
  speed: number;
  left: number;
}

/** Over how long the speed is told, and from how long on it means anything, in milliseconds. */
const window = 12_000;
const least = 1_500;

/** Tells from what was there at which moment how fast it goes now. Begin another one after every interruption. */
export function transferRate(all: number) {
  let moments: Moment[] = [];
  return {
    /** @returns undefined while it is too early to say */
    at(now: number, bytes: number): TransferRate | undefined {
      const last = moments.at(-1);
      // What was sent again is not progress.
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
