import { type Book, day } from "../sheet/sheet.ts";

export const followUpTracker: Book = {
  course: "whatsapp-selling",
  file: "follow-up-tracker.xlsx",
  title: "Follow-up tracker",
  description:
    "Everybody who asked for a price and has not bought: when to write again, how often, and what came of it.",
  pages: [
    {
      name: "Chats",
      title: "Follow-up tracker",
      how: "One line for each person who got a price. Write first name and the end of the number only. After three messages without an answer, stop. ‘How it ended’ is Bought, No, or empty while it is open.",
      lines: [
        {
          key: "today",
          label: "Today",
          kind: "date",
          value: day("2026-11-21"),
          note: "Change it each morning.",
        },
        { key: "wait", label: "Days between two messages", kind: "number", value: 2 },
        {
          key: "due",
          label: "To write to today",
          kind: "number",
          formula: 'COUNTIF({state*},"Write today")',
        },
        { key: "open", label: "Worth of what is still open", kind: "naira", formula: "SUM({chance*})" },
        {
          key: "sold",
          label: "Sold after following up",
          kind: "naira",
          formula: 'SUMIF({end*},"Bought",{amount*})',
        },
        {
          key: "rate",
          label: "Bought, of those that ended",
          kind: "percent",
          formula: 'IF(COUNTA({end*})=0,0,COUNTIF({end*},"Bought")/COUNTA({end*}))',
        },
      ],
      columns: [
        { key: "who", head: "Who (name, last 4 digits)", wide: 22, kind: "text" },
        { key: "what", head: "Asked for", wide: 24, kind: "text" },
        { key: "amount", head: "Worth", wide: 13, kind: "naira" },
        { key: "last", head: "Last message", wide: 14, kind: "date" },
        { key: "sent", head: "Messages sent", wide: 10, kind: "number" },
        { key: "end", head: "How it ended", wide: 13, kind: "text" },
        {
          key: "next",
          head: "Write again on",
          wide: 14,
          kind: "date",
          formula: 'IF(OR({end}<>"",{sent}>=3),"",{last}+{wait})',
          when: "who",
        },
        {
          key: "state",
          head: "Now",
          wide: 15,
          kind: "text",
          formula:
            'IF({end}<>"","Closed",IF({sent}>=3,"Leave alone",IF({next}<={today},"Write today","Wait")))',
          when: "who",
        },
        {
          key: "chance",
          head: "Open",
          wide: 13,
          kind: "naira",
          formula: 'IF({end}="",{amount},0)',
          when: "who",
        },
      ],
      rows: [
        ["Mama Chidi, 4471", "Rice 25 kg x 2", 54_000, day("2026-11-18"), 1, null],
        ["Emeka, 0902", "Oil 3 litres", 5_500, day("2026-11-20"), 1, null],
        ["Halima, 7710", "Noodles, 4 cartons", 42_000, day("2026-11-12"), 2, "Bought"],
        ["Mr Obi, 3358", "Rice 50 kg", 52_000, day("2026-11-10"), 3, null],
        ["Tola, 6120", "Milk, 1 carton", 31_500, day("2026-11-15"), 2, "No"],
      ],
      empty: 35,
      is: {
        due: 1,
        open: 111_500,
        sold: 42_000,
        rate: 0.5,
        "state@1": "Write today",
        "state@2": "Wait",
        "state@4": "Leave alone",
        "next@2": 46_348,
      },
    },
  ],
};
