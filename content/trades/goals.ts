import { controlGoals } from "./goals/control.ts";
import { moneyGoals } from "./goals/money.ts";
import { reachGoals } from "./goals/reach.ts";
import { runningGoals } from "./goals/running.ts";
import { moreCustomers, sellingGoals } from "./goals/selling.ts";
import type { Goal } from "./goals/types.ts";

/** What is meant where no goal is found in the visitor's words. */
export const usualGoal: Goal = moreCustomers;

/** What owners want to reach. */
export const goals: readonly Goal[] = [
  ...sellingGoals,
  ...reachGoals,
  ...runningGoals,
  ...controlGoals,
  ...moneyGoals,
];
