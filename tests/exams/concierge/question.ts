import type { ConciergeAction } from "#content/concierge.ts";

/** A question to the concierge, with the expected parts of its answer. */
export interface ConciergeQuestion {
  readonly ask: string;
  /** The page that the answer must name. */
  readonly page: string;
  readonly action: ConciergeAction;
  /** Amounts that the answer must contain. */
  readonly figures?: readonly number[];
}

/** Questions with the same expected page and action, each with its amounts. */
export function withFigures(
  page: string,
  action: ConciergeAction,
  asked: Readonly<Record<string, readonly number[]>>,
): ConciergeQuestion[] {
  return Object.entries(asked).map(([ask, figures]) => ({ ask, page, action, figures }));
}

/** Questions with the same expected page and action. */
export function alike(
  page: string,
  action: ConciergeAction,
  ...asked: readonly string[]
): ConciergeQuestion[] {
  return asked.map((ask) => ({ ask, page, action }));
}
