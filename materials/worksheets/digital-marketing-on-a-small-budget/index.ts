import { adTracker } from "./ad-tracker.ts";
import { buyerSheet } from "./buyer-sheet.ts";
import { contentCalendar } from "./content-calendar.ts";
import { marketingBudget } from "./marketing-budget.ts";
import { orderLeaves } from "./order-leaves.ts";
import { photoList } from "./photo-list.ts";
import { questionsToPosts } from "./questions-to-posts.ts";
import { whereTally } from "./where-tally.ts";

export const marketingWorksheets = [
  buyerSheet,
  questionsToPosts,
  photoList,
  contentCalendar,
  orderLeaves,
  adTracker,
  marketingBudget,
  whereTally,
];
