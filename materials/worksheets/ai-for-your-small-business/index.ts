import { answerCheck } from "./answer-check.ts";
import { firstWeek } from "./first-week.ts";
import { privateDetails } from "./private-details.ts";
import { shopFacts } from "./shop-facts.ts";
import { taskFinder } from "./task-finder.ts";
import { tenRequests } from "./ten-requests.ts";
import { timeSaved } from "./time-saved.ts";
import { toolComparison } from "./tool-comparison.ts";

export const aiWorksheets = [
  taskFinder,
  shopFacts,
  tenRequests,
  firstWeek,
  answerCheck,
  privateDetails,
  timeSaved,
  toolComparison,
];
