import { type Book, day } from "../sheet/sheet.ts";

export const reminders: Book = {
  course: "automating-daily-work",
  file: "reminder-list.xlsx",
  title: "Reminder list",
  description:
    "Everything that comes back: rent, service of the generator, licences, orders. The sheet says what is due.",
  pages: [
    {
      name: "Reminders",
      title: "Reminder list",
      how: "Write when it was done last and after how many days it comes again. When it is done, change ‘Last done’. Put the day of the list, each Monday at 8, into your phone’s calendar once.",
      lines: [
        {
          key: "today",
          label: "Today",
          kind: "date",
          value: day("2026-11-21"),
          note: "Change it when you open the list.",
        },
        { key: "ahead", label: "Warn so many days before", kind: "number", value: 7 },
        { key: "late", label: "Late", kind: "number", formula: 'COUNTIF({state*},"Late")' },
        { key: "soon", label: "Due soon", kind: "number", formula: 'COUNTIF({state*},"Soon")' },
        {
          key: "money",
          label: "Money needed for these",
          kind: "naira",
          formula: 'SUMIF({state*},"Late",{cost*})+SUMIF({state*},"Soon",{cost*})',
        },
      ],
      columns: [
        { key: "what", head: "What", wide: 34, kind: "text" },
        { key: "who", head: "Who does it", wide: 16, kind: "text" },
        { key: "every", head: "Every … days", wide: 10, kind: "number" },
        { key: "last", head: "Last done", wide: 14, kind: "date" },
        { key: "cost", head: "Costs", wide: 13, kind: "naira" },
        { key: "next", head: "Next", wide: 14, kind: "date", formula: "{last}+{every}", when: "what" },
        { key: "left", head: "Days left", wide: 10, kind: "number", formula: "{next}-{today}", when: "what" },
        {
          key: "state",
          head: "So",
          wide: 11,
          kind: "text",
          formula: 'IF({left}<0,"Late",IF({left}<={ahead},"Soon","Later"))',
          when: "what",
        },
      ],
      rows: [
        ["Oil of the generator", "Musa", 30, day("2026-10-20"), 9_500],
        ["Rent of the shop", "I", 365, day("2025-11-25"), 360_000],
        ["Back up the phone", "Bisi", 7, day("2026-11-16"), 0],
        ["Business permit", "I", 365, day("2026-02-10"), 25_000],
      ],
      empty: 36,
      is: { late: 1, soon: 2, money: 369_500, "left@1": -2, "left@2": 4, "left@3": 2, "state@4": "Later" },
    },
  ],
};
