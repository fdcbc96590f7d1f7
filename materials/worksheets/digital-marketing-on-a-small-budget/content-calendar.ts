import { type Book, day } from "../sheet/sheet.ts";

export const contentCalendar: Book = {
  course: "digital-marketing-on-a-small-budget",
  file: "content-calendar.xlsx",
  title: "Content calendar",
  description:
    "Eight weeks of posts from real questions, with the messages and orders that each one brought.",
  pages: [
    {
      name: "Calendar",
      title: "Content calendar",
      how: "Plan on Sunday, make all pictures on one afternoon. Three days after a post write messages and orders; likes are not counted. Kind: Answer, Proof, Offer.",
      lines: [
        { key: "posts", label: "Posts that are out", kind: "number", formula: "COUNT({wrote*})" },
        { key: "messages", label: "Messages", kind: "number", formula: "SUM({wrote*})" },
        { key: "orders", label: "Orders", kind: "number", formula: "SUM({bought*})" },
        {
          key: "each",
          label: "Messages for one post",
          kind: "number",
          formula: "IF({posts}=0,0,ROUND({messages}/{posts},1))",
        },
        {
          key: "answer",
          label: "Orders from answers",
          kind: "number",
          formula: 'SUMIF({kind*},"Answer",{bought*})',
        },
        {
          key: "proof",
          label: "Orders from proofs",
          kind: "number",
          formula: 'SUMIF({kind*},"Proof",{bought*})',
        },
        {
          key: "offer",
          label: "Orders from offers",
          kind: "number",
          formula: 'SUMIF({kind*},"Offer",{bought*})',
        },
      ],
      columns: [
        { key: "date", head: "Day", wide: 13, kind: "date" },
        { key: "kind", head: "Kind", wide: 11, kind: "text" },
        { key: "question", head: "The question it answers", wide: 36, kind: "text" },
        { key: "picture", head: "Picture", wide: 26, kind: "text" },
        { key: "wrote", head: "Messages", wide: 11, kind: "number" },
        { key: "bought", head: "Orders", wide: 10, kind: "number" },
        {
          key: "word",
          head: "Again?",
          wide: 18,
          kind: "text",
          formula: 'IF({wrote}="","",IF({bought}>0,"Yes",IF({wrote}>=5,"Mend the offer","No")))',
          when: "date",
        },
      ],
      rows: [
        [day("2026-11-23"), "Answer", "Will the zip last?", "Hand pulling the zip", 9, 2],
        [day("2026-11-25"), "Answer", "Does it hold A4 books?", "Open bag, filled", 6, 0],
        [day("2026-11-27"), "Proof", "A bag after one year of school", "Old bag beside a new one", 12, 3],
        [day("2026-11-30"), "Offer", "Two bags for ₦16,000 till Friday", "Two bags", 7, 4],
        [day("2026-12-02"), "Answer", "Which size for Primary 1?", "Child from behind with bag", 2, 0],
      ],
      empty: 35,
      is: {
        posts: 5,
        messages: 36,
        orders: 9,
        each: 7.2,
        answer: 2,
        proof: 3,
        offer: 4,
        "word@1": "Yes",
        "word@2": "Mend the offer",
        "word@5": "No",
      },
    },
  ],
};
