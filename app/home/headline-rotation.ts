/** How long one headline is shown before it fades out. */
export const showTime = 4000;
/** How long after the fading began the next headline appears. */
export const fadeTime = 300;

/** What the hero shows: which pair, and whether it is fading out. */
export interface Rotation {
  at: number;
  fading: boolean;
}

export const firstRotation: Rotation = { at: 0, fading: false };

/**
 * The next state of the rotation and how long the present one lasts. A shown pair fades out after `showTime`;
 * a fading one is followed by the next pair `fadeTime` later, and the last pair by the first.
 */
export function nextRotation({ at, fading }: Rotation, count: number): { after: number; next: Rotation } {
  if (fading) return { after: fadeTime, next: { at: (at + 1) % count, fading: false } };
  return { after: showTime, next: { at, fading: true } };
}
