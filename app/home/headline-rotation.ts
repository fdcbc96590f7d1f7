/** How long one headline is shown before it fades out, in milliseconds. */
export const showTime = 4000;
/** How long after the start of the fade the next headline appears, in milliseconds. */
export const fadeTime = 300;

/** What the hero shows: which pair, and whether it is fading out. */
export interface Rotation {
  at: number;
  fading: boolean;
}

export const firstRotation: Rotation = { at: 0, fading: false };

/**
 * The next state of the rotation, and how long the current one lasts. A pair fades out after `showTime`; the next pair
 * follows `fadeTime` later, and the first pair follows the last.
 */
export function nextRotation({ at, fading }: Rotation, count: number): { after: number; next: Rotation } {
  if (fading) return { after: fadeTime, next: { at: (at + 1) % count, fading: false } };
  return { after: showTime, next: { at, fading: true } };
}
