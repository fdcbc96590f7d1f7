import type { Book } from "../sheet/sheet.ts";

export const taskTimes: Book = {
  course: "automating-daily-work",
  file: "task-time-counter.xlsx",
  title: "Task-time counter",
  description: "Write what you repeat for five days and see which task takes the most hours of a month.",
  pages: [
    {
      name: "Tasks",
      title: "Task-time counter",
      how: "Write the minutes of each task on each day, for one week. Same steps each time? 2 = always, 1 = mostly, 0 = each time different. The figure in the last column says where to begin: hours a month times sameness.",
      lines: [
        { key: "hour", label: "What an hour of work is worth", kind: "naira", value: 900 },
        { key: "hours", label: "Hours a month on all of it", kind: "number", formula: "SUM({month*})" },
        { key: "worth", label: "Worth of these hours", kind: "naira", formula: "ROUND({hours}*{hour},0)" },
        { key: "most", label: "Largest figure for ‘begin here’", kind: "number", formula: "MAX({begin*})" },
      ],
      columns: [
        { key: "task", head: "Task", wide: 32, kind: "text" },
        { key: "mon", head: "Mon", wide: 8, kind: "number" },
        { key: "tue", head: "Tue", wide: 8, kind: "number" },
        { key: "wed", head: "Wed", wide: 8, kind: "number" },
        { key: "thu", head: "Thu", wide: 8, kind: "number" },
        { key: "fri", head: "Fri", wide: 8, kind: "number" },
        { key: "same", head: "Same steps? (0–2)", wide: 12, kind: "number" },
        {
          key: "week",
          head: "Minutes a week",
          wide: 11,
          kind: "number",
          formula: "SUM({mon},{tue},{wed},{thu},{fri})",
          when: "task",
        },
        {
          key: "month",
          head: "Hours a month",
          wide: 11,
          kind: "number",
          formula: "ROUND({week}*4.3/60,1)",
          when: "task",
        },
        {
          key: "begin",
          head: "Begin here",
          wide: 11,
          kind: "number",
          formula: "{month}*{same}",
          when: "task",
        },
      ],
      rows: [
        ["‘Is my laundry ready?’", 25, 30, 20, 35, 40, 2],
        ["Write orders into the book", 20, 20, 25, 20, 30, 2],
        ["Count cash, send the total", 15, 15, 15, 15, 20, 2],
        ["Complaints", 10, 0, 25, 0, 15, 0],
        ["Ask debtors", 0, 30, 0, 0, 30, 1],
      ],
      empty: 15,
      is: { hours: 32.6, worth: 29_340, most: 21.6, "week@1": 150, "month@1": 10.8, "begin@4": 0 },
    },
  ],
};
