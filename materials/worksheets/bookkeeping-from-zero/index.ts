import { cashBook } from "./cash-book.ts";
import { dailyPage } from "./daily-page.ts";
import { debtList } from "./debt-list.ts";
import { invoice } from "./invoice.ts";
import { monthEnd } from "./month-end.ts";
import { ownSalary } from "./own-salary.ts";
import { priceCalculator } from "./price-calculator.ts";
import { stockCard } from "./stock-card.ts";
import { weeklyReport } from "./weekly-report.ts";

export const bookkeepingWorksheets = [
  dailyPage,
  cashBook,
  priceCalculator,
  stockCard,
  debtList,
  weeklyReport,
  ownSalary,
  monthEnd,
  invoice,
];
