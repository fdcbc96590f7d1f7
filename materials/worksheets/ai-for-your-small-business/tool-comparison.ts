import type { Book } from "../sheet/sheet.ts";

export const toolComparison: Book = {
  course: "ai-for-your-small-business",
  file: "compare-three-tools.xlsx",
  title: "Compare three tools with your own questions",
  description:
    "Ask the same ten questions of three free tools, give points, and see which one suits your shop.",
  pages: [
    {
      name: "Points",
      title: "Compare three tools with your own questions",
      how: "Points: 0 = wrong or useless, 1 = usable after mending, 2 = usable as it is. A wrong price is always 0. Weight 2 is for what you need every day.",
      lines: [
        {
          key: "a",
          label: "Tool A, share of all points",
          kind: "percent",
          formula: "IF(SUM({most*})=0,0,SUM({pa*})/SUM({most*}))",
        },
        {
          key: "b",
          label: "Tool B, share of all points",
          kind: "percent",
          formula: "IF(SUM({most*})=0,0,SUM({pb*})/SUM({most*}))",
        },
        {
          key: "c",
          label: "Tool C, share of all points",
          kind: "percent",
          formula: "IF(SUM({most*})=0,0,SUM({pc*})/SUM({most*}))",
        },
        {
          key: "best",
          label: "Best for us",
          kind: "text",
          formula: 'IF({a}=MAX({a},{b},{c}),"Tool A",IF({b}=MAX({a},{b},{c}),"Tool B","Tool C"))',
        },
        {
          key: "wrong",
          label: "Answers with 0 points in all",
          kind: "number",
          formula: "COUNTIF({ta*},0)+COUNTIF({tb*},0)+COUNTIF({tc*},0)",
        },
      ],
      columns: [
        { key: "ask", head: "The question, the same for all", wide: 40, kind: "text" },
        { key: "weight", head: "Weight (1 or 2)", wide: 10, kind: "number" },
        { key: "ta", head: "Tool A", wide: 9, kind: "number" },
        { key: "tb", head: "Tool B", wide: 9, kind: "number" },
        { key: "tc", head: "Tool C", wide: 9, kind: "number" },
        { key: "pa", head: "A with weight", wide: 10, kind: "number", formula: "{ta}*{weight}", when: "ask" },
        { key: "pb", head: "B with weight", wide: 10, kind: "number", formula: "{tb}*{weight}", when: "ask" },
        { key: "pc", head: "C with weight", wide: 10, kind: "number", formula: "{tc}*{weight}", when: "ask" },
        { key: "most", head: "Most possible", wide: 10, kind: "number", formula: "2*{weight}", when: "ask" },
      ],
      rows: [
        ["Reply to ‘How much is the 3-litre oil?’", 2, 2, 1, 2],
        ["Group this price list, change nothing", 2, 1, 0, 2],
        ["Closing notice for Monday", 1, 2, 2, 1],
        ["What do we not sell? (It must say: ask the shop)", 2, 0, 1, 1],
      ],
      empty: 8,
      is: { a: 8 / 14, b: 6 / 14, c: 11 / 14, best: "Tool C", wrong: 2 },
    },
  ],
};
