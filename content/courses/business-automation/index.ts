import type { CourseContent } from "../course-content.ts";
import { findRepeatingWork } from "./01-find-repeating-work.ts";
import { drawAnOrder } from "./02-draw-an-order.ts";
import { automaticReplies } from "./03-automatic-replies.ts";
import { formsAndSheets } from "./04-forms-and-sheets.ts";
import { reminders } from "./05-reminders.ts";
import { payments } from "./06-payments.ts";
import { stock } from "./07-stock.ts";
import { deliveries } from "./08-deliveries.ts";
import { procedures } from "./09-procedures.ts";
import { checks } from "./10-checks.ts";
import { dataAndAccess } from "./11-data-and-access.ts";
import { nextSystem } from "./12-next-system.ts";

export const businessAutomation: CourseContent = {
  path: "business-automation",
  tier: "free",
  category: "business",
  modules: [
    findRepeatingWork,
    drawAnOrder,
    automaticReplies,
    formsAndSheets,
    reminders,
    payments,
    stock,
    deliveries,
    procedures,
    checks,
    dataAndAccess,
    nextSystem,
  ],
};
