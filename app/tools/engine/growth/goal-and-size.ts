import type { Goal } from "#content/trades/goals/types.ts";
import { goals, usualGoal } from "#content/trades/goals.ts";
import type { Stage } from "#content/trades/stages.ts";
import type { Sector } from "#content/trades/types.ts";
import type { ToolInput } from "../../contract.ts";
import { bestByKeywords } from "../keywords.ts";
import { ownWords, quoted } from "../own-words.ts";
import { readable } from "../plain-text.ts";
import { readRevenue, roundNaira } from "../read-revenue.ts";

/** The visitor's goal, the size of the business, and how the answer refers to both. */
export interface Aim {
  readonly goal: Goal;
  /** A second goal that the text names. */
  readonly second: Goal | undefined;
  /** The goal in the visitor's words, in quotation marks. */
  readonly wish: string;
  readonly stage: Stage;
  /** The visitor's figure in quotation marks, with the monthly amount if it was given for another period. */
  readonly figure: string;
  /** One twentieth of the revenue, in naira. */
  readonly share: string;
}

const shortFigure = 45;

/** The part of a long text that gives the amount. */
function figureOf(typed: string): string {
  const words = ownWords(typed, shortFigure);
  if (words === "") return "your present size";
  if (!words.endsWith("…")) return `‘${words}’`;
  const amount = ownWords(typed, 500).match(
    /(?:₦|\bN(?=\d)|\$)?\s?\d[\d,.]*\s?(?:k|m|million|thousand)?\b(?! ?%)/i,
  );
  return `‘${amount?.[0].trim() || words}’`;
}

function meantBy(goal: Goal, { kind }: Sector): Goal {
  return kind === "service" ? (goal.forServices ?? goal) : goal;
}

export function readAim(
  { businessGoal, monthlyRevenue }: ToolInput<"generate-growth-strategy">,
  sector: Sector,
): Aim {
  const wanted = readable(businessGoal);
  const named = bestByKeywords([wanted], goals) ?? usualGoal;
  const other = bestByKeywords(
    [wanted],
    goals.filter((goal) => goal !== named && goal !== usualGoal),
  );
  const { stage, monthly, converted } = readRevenue(readable(monthlyRevenue));
  const amount = monthly ?? 0;
  const inMonth = converted === "period" ? ` (about ${roundNaira(amount)} a month)` : "";
  return {
    goal: meantBy(named, sector),
    second: other && meantBy(other, sector),
    wish: quoted(businessGoal, 90, "your goal"),
    stage,
    figure: figureOf(monthlyRevenue) + inMonth,
    share: roundNaira(amount / 20),
  };
}
