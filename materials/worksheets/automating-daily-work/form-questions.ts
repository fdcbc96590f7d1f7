import type { Paper } from "../paper/paper.ts";

export const formQuestions: Paper = {
  course: "automating-daily-work",
  file: "order-form-questions.docx",
  title: "A form that fills a sheet",
  description:
    "Plan the questions of an order form so that each answer falls into one column and nobody types it again.",
  blocks: [
    {
      text: "A free form service puts each answer into a sheet by itself. The work is in the questions. Ask only what you need to deliver this order.",
    },
    { heading: "1. The questions" },
    {
      columns: [
        { head: "Question, as the customer reads it", wide: 4.4 },
        { head: "Kind of answer", wide: 2.6 },
        { head: "Must it be filled?", wide: 1.7 },
        { head: "Column in the sheet", wide: 2.4 },
      ],
      rows: [
        ["Your name", "Words", "Yes", "name"],
        ["WhatsApp number", "Number, 11 digits", "Yes", "phone"],
        ["What shall we wash?", "Choice: shirts, native, bedding", "Yes", "what"],
        ["How many pieces?", "Number, 1 to 60", "Yes", "pieces"],
        ["Fetch it, or do you bring it?", "Choice of two", "Yes", "fetch"],
        ["Street and landmark", "Words, only if we fetch", "If fetched", "place"],
        ["Anything we must know? (stains, buttons)", "Words", "No", "note"],
      ],
      empty: 4,
    },
    { heading: "2. Better choices than words" },
    {
      text: "‘Two natives and some shirts’ cannot be added up. ‘Native: 2, shirts: 5’ can. Write here the words that customers use, and the choice that stands for them.",
    },
    {
      columns: [
        { head: "They write", wide: 5 },
        { head: "Choice in the form", wide: 4 },
        { head: "Price", wide: 2, right: true },
      ],
      rows: [
        ["agbada, senator, kaftan", "Native", "₦1,200"],
        ["bedsheet, duvet", "Bedding", "₦1,500"],
      ],
      empty: 5,
    },
    { heading: "3. Above and below the form" },
    {
      ask: "One sentence above: what happens after sending, and when",
      example: "We answer on WhatsApp within the hour, between 8 and 6.",
      lines: 1,
    },
    {
      ask: "One sentence about their data",
      example: "We use this only for your order and delete it after 12 months.",
      lines: 1,
    },
    { heading: "4. Test it" },
    {
      ticks: [
        "Three people filled it on a small phone, in under two minutes.",
        "A wrong number (10 digits) is refused in words that help.",
        "The sheet got one line for each, and the totals are right.",
        "Whoever has no data can still order by a call. We write it into the same form.",
      ],
    },
  ],
};
