import type { Book } from "../sheet/sheet.ts";

export const timeSaved: Book = {
  course: "ai-for-your-small-business",
  file: "is-it-worth-it.xlsx",
  title: "Is the tool worth it?",
  description:
    "Minutes with and without the tool, the checking included, turned into naira and set against data and fees.",
  pages: [
    {
      name: "Month",
      title: "Is the tool worth it?",
      how: "Time yourself for a few days, with and without the tool. Checking counts: a draft that must be read twice is not free.",
      lines: [
        {
          key: "hour",
          label: "What an hour of work is worth",
          kind: "naira",
          value: 900,
          note: "A helper’s pay for a month, divided by the hours.",
        },
        { key: "data", label: "Data and fees of the tool a month", kind: "naira", value: 3_500 },
        { key: "minutes", label: "Minutes saved a month", kind: "number", formula: "SUM({month*})" },
        { key: "worth", label: "That time is worth", kind: "naira", formula: "ROUND({minutes}/60*{hour},0)" },
        { key: "left", label: "Left after data and fees", kind: "naira", formula: "{worth}-{data}" },
        {
          key: "verdict",
          label: "So",
          kind: "text",
          formula: 'IF({left}>0,"Keep it","Use it less, or stop")',
        },
      ],
      columns: [
        { key: "task", head: "Task", wide: 34, kind: "text" },
        { key: "times", head: "Times a month", wide: 12, kind: "number" },
        { key: "without", head: "Minutes without", wide: 12, kind: "number" },
        { key: "draft", head: "Minutes with the tool", wide: 13, kind: "number" },
        { key: "check", head: "Minutes of checking", wide: 13, kind: "number" },
        {
          key: "each",
          head: "Saved each time",
          wide: 12,
          kind: "number",
          formula: "{without}-{draft}-{check}",
          when: "task",
        },
        {
          key: "month",
          head: "Saved a month",
          wide: 12,
          kind: "number",
          formula: "{each}*{times}",
          when: "task",
        },
      ],
      rows: [
        ["Reply to price questions", 80, 4, 1, 1],
        ["Words for the status", 20, 15, 4, 3],
        ["Tidy the price list", 4, 60, 5, 20],
        ["Letter to the landlord", 1, 40, 10, 35],
      ],
      empty: 16,
      is: { minutes: 455, worth: 6_825, left: 3_325, verdict: "Keep it", "each@4": -5, "month@1": 160 },
    },
  ],
};
