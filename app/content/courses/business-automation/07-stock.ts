import type { ModuleContent } from "../course-content.ts";

export const stock: ModuleContent = {
  slug: "stock",
  title: "Stock that asks to be bought",
  summary:
    "A stock sheet for the items that matter, with a reorder point worked out from your own sales and a count that keeps it true.",
  outline: [
    "Which twenty items to begin with: what sells daily, what costs much, what expires",
    "The reorder point: daily sales times days of delivery, plus a reserve; 6 cartons a day, 4 days and 12 in reserve make 36",
    "One line for each movement (in, out, broken, own use) in place of correcting a total",
    "A column that says 'order now' and an order message to the supplier that writes itself",
    "Expiry dates of a pharmacy and of frozen food: a list by month, and first in, first out on the shelf",
    "The small count: five items each evening, so that everything is counted in a month without closing the shop",
    "Reading the gap: breakage, theft, gifts or sales nobody wrote, and which of them a sheet can show",
  ],
  lessons: [],
  quiz: [],
  task: "Keep twenty items in a stock sheet for three weeks, with a reorder point for each and five counted every evening. You have done it when every item was counted at least twice, each gap has a reason, and no item of the twenty ran out without the sheet having said so before.",
};
