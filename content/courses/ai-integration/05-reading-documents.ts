import type { ModuleContent } from "../course-content.ts";

export const readingDocuments: ModuleContent = {
  slug: "reading-documents",
  title: "Let it read your own documents",
  summary:
    "How to turn invoices, sales sheets, handwriting and voice notes into tables that you can check, and where reading goes wrong.",
  outline: [
    "What a tool reads well (typed text, clean tables) and what it reads badly (photos, stamps, columns across two pages)",
    "From fifty supplier invoices to one table, with the total of each invoice as its check",
    "Questions about a month of sales: three that an assistant answers well, and the one about reasons that it cannot answer",
    "Let the assistant write the formula and the sheet do the counting, instead of believing the assistant's sums",
    "Handwritten order books: a trial with ten pages, the mistakes counted, and when typing by hand is cheaper",
    "Voice notes to text: accents, market noise, amounts in words, and why you confirm the amount with the customer",
    "Yellow data first: which columns you take out before you attach a sheet",
  ],
  lessons: [
    { slug: "invoices-to-table", title: "From invoices to a table", minutes: 4 },
    { slug: "asking-your-figures", title: "Questions to your own figures", minutes: 5 },
    { slug: "handwriting-and-voice", title: "Handwriting and voice notes", minutes: 5 },
  ],
  quiz: [
    {
      question: "Why does the prompt for invoices say 'do not calculate and do not correct'?",
      choices: [
        "So that the assistant works faster and you need not wait for long invoices",
        "Because sheets cannot multiply",
        "Because a misread figure would otherwise be hidden by a matching total",
        "To save data",
      ],
      answer: 2,
      why: "The printed totals are the check. If the assistant adjusts them to what it misread, everything agrees and is wrong.",
    },
    {
      question:
        "A line has 12 packs. The tool read the price as 4,800, but the printed total is 51,600. What price was on the paper?",
      choices: ["Probably 4,300", "4,800, and the supplier miscalculated", "5,160", "3,400"],
      answer: 0,
      why: "51,600 divided by 12 is 4,300. A 3 read as an 8 is one of the usual mistakes, and the line check found it; a look at the paper settles it.",
    },
    {
      question: "You want the sales of each weekday from 400 lines. What should the assistant do?",
      choices: [
        "It adds up the 400 lines in the chat",
        "It estimates from the first 50",
        "It explains why Friday is strong",
        "It writes the formula, and the sheet counts",
      ],
      answer: 3,
      why: "A formula counts all the lines, each time. In the chat the assistant may leave lines out, and you would not notice.",
    },
    {
      question: "Which question can no sales sheet answer?",
      choices: [
        "Why fewer customers came in the third week",
        "On which weekday most orders come",
        "What is bought together",
        "How many lines have no price",
      ],
      answer: 0,
      why: "The sheet has no reasons. Remarks, questions to ten customers and a small trial take you further than five plausible guesses.",
    },
    {
      question:
        "On ten pages of handwriting a tool read 216 figures. It marked 27 with a '?', and another 30 are wrong without a mark. Which number decides?",
      choices: ["27, because of the work", "30, because nobody sees them", "216, as it is a large sample"],
      answer: 1,
      why: "A question mark sends you to the paper. A wrong figure without a mark goes straight into cloth, prices and debts.",
    },
  ],
  task: "Turn twenty invoices of one supplier into a table with an assistant and check each sum against the paper. You have done it when you can say how many of the twenty were read without a mistake, which kind of mistake came twice, and from which amount on you check every line by hand.",
};
