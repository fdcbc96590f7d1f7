/** A headline fades out every so often, in milliseconds. */
export const period = 4000;
/** How long after the start of the fade the next headline appears, in milliseconds. */
export const fadeTime = 300;

/** What the hero shows: which pair, whether it is fading out, and for how long, in milliseconds. */
export interface Rotation {
  at: number;
  fading: boolean;
  lasts: number;
}

export const firstRotation: Rotation = { at: 0, fading: false, lasts: period };

/**
 * The next state of the rotation. A pair fades out every `period`; the next pair follows `fadeTime` later, and the first
 * pair follows the last.
 */
export function nextRotation({ at, fading }: Rotation, count: number): Rotation {
  if (fading) return { at: (at + 1) % count, fading: false, lasts: period - fadeTime };
  return { at, fading: true, lasts: fadeTime };
}
