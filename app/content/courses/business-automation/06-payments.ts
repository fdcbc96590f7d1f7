import type { ModuleContent } from "../course-content.ts";

export const payments: ModuleContent = {
  slug: "payments",
  title: "Payments that are checked, not believed",
  summary:
    "How an order and its money find each other: transfers, POS and cash matched daily, and goods that leave only on proof.",
  outline: [
    "What counts as proof: the bank's own app or statement, and why neither a screenshot nor an SMS does",
    "Who may see the account: a second person with view-only access, or a separate account that receives sales only",
    "A payment reference that customers really use: the order number and how to ask for it in one line",
    "Matching ten transfers with ten orders in a sheet, including two equal amounts in the same hour",
    "The POS machine: the day's slips, the settlement in the bank, the fees between them, and transfers that come late",
    "Cash from riders and branches: counted by two, written once, with the difference explained on the same day",
    "Part payments, refunds and overpayments as lines of their own, never as corrections",
    "What to do in the first hour after a false alert was believed",
  ],
  lessons: [],
  quiz: [],
  task: "For one week, match each evening all money that came in with the orders it belongs to, in three heaps: bank, POS, cash. You have done it when seven evenings in a row have no naira without an order and no delivered order without a naira or a name.",
};
