import { type Book, day } from "../sheet/sheet.ts";

export const adTracker: Book = {
  course: "digital-marketing-on-a-small-budget",
  file: "ad-test-tracker.xlsx",
  title: "Advert test tracker",
  description:
    "What each small test cost, what one message and one order cost, and whether to go on, change or stop.",
  pages: [
    {
      name: "Tests",
      title: "Advert test tracker",
      how: "One line for each test: one advert, one change, a few days. Write what one order leaves after goods and delivery. Half of that is the most that an advert may cost for one order.",
      lines: [
        { key: "leaves", label: "One order leaves", kind: "naira", value: 3_000 },
        { key: "share", label: "Share of it for adverts", kind: "percent", value: 0.5 },
        { key: "limit", label: "Limit for one order", kind: "naira", formula: "{leaves}*{share}" },
        { key: "budget", label: "Money for all tests", kind: "naira", value: 30_000 },
        { key: "left", label: "Of it left", kind: "naira", formula: "{budget}-SUM({spent*})" },
        {
          key: "gained",
          label: "All tests brought, less what they cost",
          kind: "naira",
          formula: "SUM({orders*})*{leaves}-SUM({spent*})",
        },
      ],
      columns: [
        { key: "from", head: "From", wide: 13, kind: "date" },
        { key: "what", head: "What is shown, to whom", wide: 32, kind: "text" },
        { key: "change", head: "The one change", wide: 24, kind: "text" },
        { key: "spent", head: "Spent", wide: 12, kind: "naira" },
        { key: "messages", head: "Messages", wide: 10, kind: "number" },
        { key: "orders", head: "Orders", wide: 9, kind: "number" },
        {
          key: "perMessage",
          head: "One message",
          wide: 12,
          kind: "naira",
          formula: 'IF({messages}=0,"none",ROUND({spent}/{messages},0))',
          when: "from",
        },
        {
          key: "perOrder",
          head: "One order",
          wide: 12,
          kind: "naira",
          formula: 'IF({orders}=0,"none",ROUND({spent}/{orders},0))',
          when: "from",
        },
        {
          key: "word",
          head: "So",
          wide: 18,
          kind: "text",
          formula: 'IF({orders}=0,"Stop",IF({spent}/{orders}<={limit},"Go on","Change one thing"))',
          when: "from",
        },
      ],
      rows: [
        [day("2026-11-02"), "School bag, mothers in Kano", "First test", 6_000, 14, 2],
        [day("2026-11-09"), "School bag, mothers in Kano", "Price in the picture", 6_000, 18, 5],
        [day("2026-11-16"), "School bag, all of Nigeria", "Wider place", 6_000, 25, 0],
      ],
      empty: 22,
      is: {
        limit: 1_500,
        left: 12_000,
        gained: 3_000,
        "perMessage@1": 429,
        "perOrder@1": 3_000,
        "word@1": "Change one thing",
        "perOrder@2": 1_200,
        "word@2": "Go on",
        "perOrder@3": "none",
        "word@3": "Stop",
      },
    },
  ],
};
