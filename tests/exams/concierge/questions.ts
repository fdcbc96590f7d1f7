import { comparisonQuestions, priceQuestions } from "./prices.ts";
import type { ConciergeQuestion } from "./question.ts";
import { attacks, doubleQuestions, smallTalkQuestions } from "./small-talk.ts";
import { firstRound } from "./unseen-1.ts";
import { secondRound } from "./unseen-2.ts";
import { thirdRound } from "./unseen-3.ts";
import { fourthRound } from "./unseen-4.ts";
import { fifthRound } from "./unseen-5.ts";
import { sixthRound } from "./unseen-6.ts";
import { seventhRound } from "./unseen-7.ts";
import { eighthRound } from "./unseen-8.ts";
import { ninthRound } from "./unseen-9.ts";
import { tenthRound } from "./unseen-10.ts";
import { howToQuestions, offerQuestions, toolQuestions } from "./wishes.ts";

/** What visitors ask the concierge, from prices to attacks. */
export const conciergeQuestions: readonly ConciergeQuestion[] = [
  ...priceQuestions,
  ...comparisonQuestions,
  ...howToQuestions,
  ...toolQuestions,
  ...offerQuestions,
  ...smallTalkQuestions,
  ...doubleQuestions,
  ...attacks,
  ...firstRound,
  ...secondRound,
  ...thirdRound,
  ...fourthRound,
  ...fifthRound,
  ...sixthRound,
  ...seventhRound,
  ...eighthRound,
  ...ninthRound,
  ...tenthRound,
];
