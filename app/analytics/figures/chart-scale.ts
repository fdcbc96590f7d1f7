/** The round numbers at which a scale may end, between two powers of ten. The half of each is easy to read. */
const rounds = [1, 2, 4, 6, 8, 10] as const;

/** The end of a scale for values up to this one: a round number of at least 2, so that half of it is a whole number. */
export function topOfScale(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  return (rounds.find((round) => round * power >= most) ?? 10) * power;
}
