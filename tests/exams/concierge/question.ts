import type { ConciergeAction } from "#content/concierge.ts";

/** A question to the concierge, with what a right answer has. */
export interface ConciergeQuestion {
  readonly ask: string;
  /** The page that the answer names. */
  readonly page: string;
  readonly action: ConciergeAction;
  /** Amounts that the answer must say. */
  readonly figures?: readonly number[];
}

/** Questions that are answered from one page with one action, each with its amounts. */
export function withFigures(
  page: string,
  action: ConciergeAction,
  asked: Readonly<Record<string, readonly number[]>>,
): ConciergeQuestion[] {
  return Object.entries(asked).map(([ask, figures]) => ({ ask, page, action, figures }));
}

/** Questions that are answered from one page with one action. */
export function alike(
  page: string,
  action: ConciergeAction,
  ...asked: readonly string[]
): ConciergeQuestion[] {
  return asked.map((ask) => ({ ask, page, action }));
}
