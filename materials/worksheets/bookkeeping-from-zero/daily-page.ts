import type { Paper } from "../paper/paper.ts";

export const dailyPage: Paper = {
  course: "bookkeeping-from-zero",
  file: "daily-page.pdf",
  title: "One page a day",
  description: "Print one for each day, or rule it in an exercise book. Ten minutes in the evening.",
  blocks: [
    { text: "Day and date: ______________________      Written by: ______________________" },
    { heading: "What was sold" },
    {
      columns: [
        { head: "What", wide: 4.4 },
        { head: "Sold for", wide: 2, right: true },
        { head: "It cost me", wide: 2, right: true },
        { head: "Paid now", wide: 2, right: true },
        { head: "Owed, by whom", wide: 2.6 },
      ],
      rows: [["Noodles, 2 cartons", "₦21,000", "₦19,000", "₦11,000", "₦10,000, Mama Chidi"]],
      empty: 5,
    },
    { heading: "What was spent" },
    {
      columns: [
        { head: "Expense", wide: 5 },
        { head: "Amount", wide: 2, right: true },
        { head: "Expense", wide: 5 },
        { head: "Amount", wide: 2, right: true },
      ],
      rows: [["Rider, two deliveries", "₦3,000", "Fuel for the generator", "₦4,500"]],
      empty: 3,
    },
    { heading: "Two sums" },
    {
      columns: [
        { head: "Profit", wide: 5 },
        { head: "Amount", wide: 2, right: true },
        { head: "Cash", wide: 5 },
        { head: "Amount", wide: 2, right: true },
      ],
      rows: [
        ["Sold for, together", "", "In the drawer this morning", ""],
        ["less: it cost me", "", "plus: paid now, and old debts paid", ""],
        ["less: expenses", "", "less: expenses, and what I took", ""],
        ["**Profit of the day**", "", "**Should be there**", ""],
        ["", "", "Counted: drawer, bank, POS", ""],
      ],
      empty: 0,
    },
    { ask: "If the count differs: what could it be?", lines: 1 },
  ],
};
