import { type Book, day } from "../sheet/sheet.ts";

export const stockCard: Book = {
  course: "bookkeeping-from-zero",
  file: "stock-card.xlsx",
  title: "Stock card",
  description:
    "What came, what went, what is left, and when to buy again. One line for each item, counted every week.",
  pages: [
    {
      name: "Stock",
      title: "Stock card",
      how: "Count everything once and write it under ‘At the beginning’. During the week write what came and what was sold. On Sunday count again: the difference is what nobody wrote, or what walked away.",
      lines: [
        { key: "counted", label: "Counted on", kind: "date", value: day("2026-11-22") },
        { key: "worth", label: "Stock at what it cost", kind: "naira", formula: "SUM({value*})" },
        { key: "lost", label: "Missing, at what it cost", kind: "naira", formula: "SUM({loss*})" },
        { key: "buy", label: "Items to buy now", kind: "number", formula: 'COUNTIF({word*},"Buy")' },
      ],
      columns: [
        { key: "item", head: "Item", wide: 26, kind: "text" },
        { key: "cost", head: "One costs me", wide: 13, kind: "naira" },
        { key: "begin", head: "At the beginning", wide: 11, kind: "number" },
        { key: "came", head: "Came", wide: 9, kind: "number" },
        { key: "sold", head: "Sold", wide: 9, kind: "number" },
        { key: "count", head: "Counted", wide: 10, kind: "number" },
        { key: "least", head: "Buy again at", wide: 10, kind: "number" },
        {
          key: "should",
          head: "Should be there",
          wide: 11,
          kind: "number",
          formula: "{begin}+{came}-{sold}",
          when: "item",
        },
        {
          key: "gone",
          head: "Missing",
          wide: 10,
          kind: "number",
          formula: 'IF({count}="","",{should}-{count})',
          when: "item",
        },
        {
          key: "loss",
          head: "Missing, worth",
          wide: 13,
          kind: "naira",
          formula: 'IF({count}="",0,{gone}*{cost})',
          when: "item",
        },
        {
          key: "value",
          head: "In stock, worth",
          wide: 13,
          kind: "naira",
          formula: 'IF({count}="",{should},{count})*{cost}',
          when: "item",
        },
        {
          key: "word",
          head: "So",
          wide: 9,
          kind: "text",
          formula: 'IF(IF({count}="",{should},{count})<={least},"Buy","")',
          when: "item",
        },
      ],
      rows: [
        ["Rice, 50 kg", 48_000, 8, 10, 12, 6, 4],
        ["Groundnut oil, 3 litres", 4_700, 30, 0, 21, 8, 10],
        ["Noodles, carton", 9_500, 15, 10, 14, null, 6],
      ],
      empty: 37,
      is: { worth: 430_100, lost: 4_700, buy: 1, "gone@2": 1, "word@2": "Buy", "should@3": 11, "gone@3": "" },
    },
  ],
};
