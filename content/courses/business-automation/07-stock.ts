import type { ModuleContent } from "../course-content.ts";

export const stock: ModuleContent = {
  slug: "stock",
  title: "Stock that asks to be bought",
  summary:
    "A stock sheet for the items that matter, with a reorder point worked out from your own sales and a count that keeps it true.",
  outline: [
    "Which twenty items to begin with: what sells daily, what costs much, what expires",
    "The reorder point: daily sales times days of delivery, plus a reserve; 6 cartons a day, 4 days and 12 in reserve make 36",
    "One line for each movement (in, out, broken, own use) instead of correcting a total",
    "A column that says 'order now' and an order message to the supplier that writes itself",
    "Expiry dates of a pharmacy and of frozen food: a list by month, and first in, first out on the shelf",
    "The small count: five items each evening, so that everything is counted in a month without closing the shop",
    "Reading the gap: breakage, theft, gifts or sales that nobody wrote down, and which of these a sheet can show",
  ],
  lessons: [
    { slug: "which-twenty", title: "Which twenty items", minutes: 4 },
    { slug: "reorder-point", title: "The figure at which to order", minutes: 4 },
    { slug: "small-count", title: "Five items every evening", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "Sweets sell every day, but there is only ₦6,500 in the jar, and nobody minds when they run out. Do they belong in the twenty?",
      choices: [
        "Yes, because they sell daily",
        "No, you buy more when the jar looks empty",
        "Yes, because they are small and can disappear",
        "Yes, every item does",
      ],
      answer: 1,
      why: "They are on one list only and tie up hardly any money. The twenty are for items whose shortage, loss or idle money you would feel.",
    },
    {
      question:
        "There are school bags for ₦210,000 on the shelf, and you sell ₦7,000 of them in a month, both at purchase price. How long will they last?",
      choices: ["30 months", "3 months", "14 months"],
      answer: 0,
      why: "210,000 divided by 7,000 is 30. The sum shows dead money that your eye has long got used to.",
    },
    {
      question:
        "You sell 6 cartons a day, delivery takes 4 days, and your reserve is 12 cartons. At what stock do you order?",
      choices: ["36", "24", "12", "72"],
      answer: 0,
      why: "6 times 4 is 24 for the days until delivery, plus 12 in reserve makes 36. If you order at 24, every late delivery finds an empty shelf.",
    },
    {
      question:
        "Noodles were sold out on 8 of 26 selling days, and 108 cartons were sold. What are the daily sales?",
      choices: ["About 4: 108 divided by 26", "6: 108 divided by 18", "About 13", "Nobody can know"],
      answer: 1,
      why: "Only the 18 days on which there was something to sell count. If you divide by 26, you order too little and are sold out again.",
    },
    {
      question: "Batteries: the count shows 4 more than the sheet. What do you do?",
      choices: [
        "Be pleased and leave the sheet as it is",
        "Take the 4 as a reserve",
        "Reduce the next order by 4 without writing it down",
        "Look for the reason, and enter +4 as a count",
      ],
      answer: 3,
      why: "A plus is as much a mistake as a minus: often somebody did not enter a return, or took goods from the wrong carton. If you enter it as a movement, the sheet is right again tomorrow.",
    },
  ],
  task: "Keep twenty items in a stock sheet for three weeks, with a reorder point for each and five counted every evening. You have done it when every item was counted at least twice, each gap has a reason, and none of the twenty ran out without a warning in the sheet.",
};
