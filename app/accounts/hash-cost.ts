/** What a hash costs. A stored hash names its own, so that these may change. */
export interface Cost {
  N: number;
  r: number;
  p: number;
}

/** For passwords: OWASP's guidance of 2026 in a form that takes 16 MB for each hash that is being made. */
export const passwordCost: Cost = { N: 2 ** 14, r: 8, p: 5 };

/** For random codes, of which ten are hashed at once and nobody can guess the likely ones first. */
export const codeCost: Cost = { N: 2 ** 14, r: 8, p: 1 };
