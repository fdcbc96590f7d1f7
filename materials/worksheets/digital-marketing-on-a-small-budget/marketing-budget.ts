import type { Book } from "../sheet/sheet.ts";

export const marketingBudget: Book = {
  course: "digital-marketing-on-a-small-budget",
  file: "marketing-budget.xlsx",
  title: "Marketing budget for three months",
  description:
    "Planned and spent for each line, with the orders it brought, so that money leaves only where it can be counted.",
  pages: [
    {
      name: "Budget",
      title: "Marketing budget for three months",
      how: "Plan from profit, never from stock money. Write what was really spent at the end of each month, and the orders from ‘Where did you see us?’.",
      lines: [
        { key: "profit", label: "Profit of a month", kind: "naira", value: 150_000 },
        { key: "share", label: "Share for marketing", kind: "percent", value: 0.1 },
        { key: "may", label: "May be spent in three months", kind: "naira", formula: "{profit}*{share}*3" },
        { key: "plan", label: "Planned", kind: "naira", formula: "SUM({planned*})" },
        { key: "spent", label: "Spent", kind: "naira", formula: "SUM({sum*})" },
        { key: "free", label: "Not planned yet", kind: "naira", formula: "{may}-{plan}" },
        {
          key: "word",
          label: "So",
          kind: "text",
          formula: 'IF({free}<0,"Planned too much",IF({spent}>{may},"Spent too much","Within the plan"))',
        },
      ],
      columns: [
        { key: "what", head: "What for", wide: 30, kind: "text" },
        { key: "planned", head: "Planned", wide: 12, kind: "naira" },
        { key: "one", head: "Month 1", wide: 12, kind: "naira" },
        { key: "two", head: "Month 2", wide: 12, kind: "naira" },
        { key: "three", head: "Month 3", wide: 12, kind: "naira" },
        { key: "orders", head: "Orders from it", wide: 10, kind: "number" },
        { key: "sum", head: "Spent", wide: 12, kind: "naira", formula: "{one}+{two}+{three}", when: "what" },
        {
          key: "rest",
          head: "Left of the plan",
          wide: 12,
          kind: "naira",
          formula: "{planned}-{sum}",
          when: "what",
        },
        {
          key: "each",
          head: "One order cost",
          wide: 13,
          kind: "naira",
          formula: 'IF({orders}=0,"none",ROUND({sum}/{orders},0))',
          when: "what",
        },
      ],
      rows: [
        ["Data for posting", 9_000, 3_000, 3_000, null, 14],
        ["Test adverts", 24_000, 6_000, 12_000, null, 9],
        ["Cards in the parcel", 6_000, 6_000, null, null, 4],
        ["Sign at the gate", 5_000, 5_000, null, null, 0],
      ],
      empty: 12,
      is: {
        may: 45_000,
        plan: 44_000,
        spent: 35_000,
        free: 1_000,
        word: "Within the plan",
        "each@2": 2_000,
        "each@4": "none",
        "rest@1": 3_000,
      },
    },
  ],
};
