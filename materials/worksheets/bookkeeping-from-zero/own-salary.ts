import type { Book } from "../sheet/sheet.ts";

export const ownSalary: Book = {
  course: "bookkeeping-from-zero",
  file: "my-own-salary.xlsx",
  title: "My own salary",
  description: "What the business can pay you each month without eating its stock, and what you really took.",
  pages: [
    {
      name: "Salary",
      title: "My own salary",
      how: "Write the profit of the last months, before anything for yourself. The salary is counted from the weakest months, so that it can be paid in a bad one too. Then write each amount that you took.",
      lines: [
        { key: "one", label: "Profit three months ago", kind: "naira", value: 210_000 },
        { key: "two", label: "Profit two months ago", kind: "naira", value: 165_000 },
        { key: "three", label: "Profit last month", kind: "naira", value: 225_000 },
        { key: "middle", label: "Average of the three", kind: "naira", formula: "({one}+{two}+{three})/3" },
        { key: "weak", label: "Weakest of the three", kind: "naira", formula: "MIN({one},{two},{three})" },
        {
          key: "stay",
          label: "Share that stays in the business",
          kind: "percent",
          value: 0.4,
          note: "For stock, repairs and bad months.",
        },
        {
          key: "salary",
          label: "Salary of a month",
          kind: "naira",
          formula: "ROUND({weak}*(1-{stay})/1000,0)*1000",
        },
        { key: "taken", label: "Taken this month", kind: "naira", formula: "SUM({amount*})" },
        { key: "left", label: "May still be taken", kind: "naira", formula: "{salary}-{taken}" },
        {
          key: "word",
          label: "So",
          kind: "text",
          formula: 'IF({left}<0,"Over: pay it back or take less next month","Within the salary")',
        },
      ],
      columns: [
        { key: "date", head: "Day", wide: 12, kind: "text" },
        { key: "what", head: "What I took, in cash or goods", wide: 40, kind: "text" },
        { key: "amount", head: "Amount", wide: 18, kind: "naira" },
        { key: "note", head: "Note", wide: 26, kind: "text" },
      ],
      rows: [
        ["2 Nov", "Salary, first half", 45_000, null],
        ["9 Nov", "Rice for the house, at what it cost", 12_000, "Goods count too"],
        ["14 Nov", "School levy", 20_000, null],
      ],
      empty: 25,
      is: {
        middle: 200_000,
        weak: 165_000,
        salary: 99_000,
        taken: 77_000,
        left: 22_000,
        word: "Within the salary",
      },
    },
  ],
};
