import { comparisonQuestions, priceQuestions } from "./prices.ts";
import type { ConciergeQuestion } from "./question.ts";
import { attacks, doubleQuestions, talkQuestions } from "./talk.ts";
import { howToQuestions, offerQuestions, toolQuestions } from "./wishes.ts";

/** What visitors ask the concierge, from prices to attacks. */
export const conciergeQuestions: readonly ConciergeQuestion[] = [
  ...priceQuestions,
  ...comparisonQuestions,
  ...howToQuestions,
  ...toolQuestions,
  ...offerQuestions,
  ...talkQuestions,
  ...doubleQuestions,
  ...attacks,
];
