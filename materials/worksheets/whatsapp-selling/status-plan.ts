import { type Book, day } from "../sheet/sheet.ts";

export const statusPlan: Book = {
  course: "whatsapp-selling",
  file: "status-and-broadcast-plan.xlsx",
  title: "Status and broadcast plan",
  description:
    "Four weeks of status and at most one broadcast a week, with a count of answers and orders for each.",
  pages: [
    {
      name: "Plan",
      title: "Status and broadcast plan",
      how: "Four of five posts answer a question; the fifth sells. A broadcast goes only to people who saved your number and said yes. Write the answers and orders on the next evening.",
      lines: [
        { key: "answers", label: "Answers", kind: "number", formula: "SUM({answered*})" },
        { key: "orders", label: "Orders", kind: "number", formula: "SUM({ordered*})" },
        { key: "sold", label: "Sold", kind: "naira", formula: "SUM({amount*})" },
        {
          key: "each",
          label: "Orders for ten answers",
          kind: "number",
          formula: "IF({answers}=0,0,ROUND(10*{orders}/{answers},1))",
        },
        {
          key: "broadcasts",
          label: "Broadcasts in these four weeks",
          kind: "number",
          formula: 'COUNTIF({where*},"Broadcast")',
        },
        {
          key: "word",
          label: "Too many?",
          kind: "text",
          formula: 'IF({broadcasts}>4,"Yes: one a week is enough","No")',
        },
        { key: "stops", label: "People who asked to be left out", kind: "number", formula: "SUM({stop*})" },
      ],
      columns: [
        { key: "date", head: "Day", wide: 13, kind: "date" },
        { key: "where", head: "Status or Broadcast", wide: 13, kind: "text" },
        { key: "what", head: "What it shows or answers", wide: 44, kind: "text" },
        { key: "answered", head: "Answers", wide: 10, kind: "number" },
        { key: "ordered", head: "Orders", wide: 10, kind: "number" },
        { key: "amount", head: "Sold", wide: 13, kind: "naira" },
        { key: "stop", head: "‘Leave me out’", wide: 11, kind: "number" },
      ],
      rows: [
        [
          day("2026-11-23"),
          "Status",
          "How to see whether rice is stone free (hand over the tray)",
          6,
          1,
          27_000,
          0,
        ],
        [day("2026-11-24"), "Status", "How many cups are in 25 kg? We counted.", 9, 2, 54_000, 0],
        [day("2026-11-25"), "Status", "Behind the counter: how Ngozi weighs", 4, 0, 0, 0],
        [day("2026-11-26"), "Status", "25 kg at ₦27,000, six left, delivery today", 11, 4, 108_000, 0],
        [day("2026-11-27"), "Broadcast", "Saturday’s delivery round: order by 10", 10, 3, 61_000, 1],
      ],
      empty: 23,
      is: { answers: 40, orders: 10, sold: 250_000, each: 2.5, broadcasts: 1, word: "No", stops: 1 },
    },
  ],
};
