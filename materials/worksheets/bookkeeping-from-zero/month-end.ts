import type { Paper } from "../paper/paper.ts";

export const monthEnd: Paper = {
  course: "bookkeeping-from-zero",
  file: "month-end-check.pdf",
  title: "The end of the month, in one hour",
  description: "What to count, what to compare and the one decision, in the order in which it is easiest.",
  blocks: [
    { heading: "Count (20 minutes)" },
    {
      ticks: [
        "Cash in the drawer, the bank and the POS account, on the same evening.",
        "Stock, at what it cost. Spoiled goods are taken out and written down.",
        "What customers owe us, by the debt list.",
        "What we owe suppliers, rent, wages.",
      ],
    },
    { heading: "Work out (20 minutes)" },
    {
      columns: [
        { head: "Line", wide: 5 },
        { head: "Example", wide: 2, right: true },
        { head: "My month", wide: 2.4, right: true },
      ],
      rows: [
        ["Sold, paid or not", "₦4,420,000"],
        ["Stock at the beginning, plus what was bought", "₦4,500,000"],
        ["less: stock at the end", "₦531,000"],
        ["= what the goods cost", "₦3,969,000"],
        ["Sold, less what the goods cost", "₦451,000"],
        ["less: all expenses, rent and wages too", "₦337,600"],
        ["**= profit, before my salary**", "**₦113,400**"],
        ["My salary", "₦90,000"],
        ["**Stays in the business**", "**₦23,400**"],
      ],
      empty: 0,
    },
    {
      text: "Check: 4,420,000 − 3,969,000 = 451,000. 451,000 − 337,600 = 113,400.",
    },
    { heading: "Compare and decide (20 minutes)" },
    { ask: "Which item left the most? Which left the least for the room it takes?", lines: 1 },
    { ask: "Which expense grew, and why?", lines: 1 },
    { ask: "Whom do I ask for money this week?", lines: 1 },
    {
      ask: "My one decision, and how I will see whether it was right",
      example: "Noodles ₦300 more a carton. If I sell 45 cartons or more next month, it stays.",
      lines: 1,
    },
  ],
};
