import { cataloguePlanner } from "./catalogue-planner.ts";
import { deliveryPrices } from "./delivery-prices.ts";
import { followUpTracker } from "./follow-up-tracker.ts";
import { orderForm } from "./order-form.ts";
import { profileChecklist } from "./profile-checklist.ts";
import { quickReplies } from "./quick-replies.ts";
import { repliesToCopy } from "./replies-to-copy.ts";
import { statusPlan } from "./status-plan.ts";

export const whatsappWorksheets = [
  profileChecklist,
  repliesToCopy,
  quickReplies,
  orderForm,
  cataloguePlanner,
  followUpTracker,
  deliveryPrices,
  statusPlan,
];
