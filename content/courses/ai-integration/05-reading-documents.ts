import type { ModuleContent } from "../course-content.ts";

export const readingDocuments: ModuleContent = {
  slug: "reading-documents",
  title: "Let it read your own documents",
  summary:
    "Invoices, sales sheets, handwriting and voice notes turned into tables that you can check, and the points at which reading goes wrong.",
  outline: [
    "What a tool can read well: typed text and clean tables; and what badly: photos, stamps, columns across two pages",
    "From fifty supplier's invoices to one table, with the sum of each invoice as its own check",
    "Questions to a month of sales: three that it answers well, and the one about reasons that it cannot",
    "Let it write the formula and let the sheet do the counting, instead of believing its sums",
    "Handwritten order books: a trial with ten pages, errors counted, and the page count above which typing is cheaper",
    "Voice notes to text: accents, market noise, amounts in words, and why the amount is confirmed back to the customer",
    "Yellow first: which columns go out before a sheet is attached",
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
        "So that it works faster",
        "Because sheets cannot multiply",
        "Because a misread figure would otherwise be hidden by a matching total",
        "To save data",
      ],
      answer: 2,
      why: "The printed totals are the check. If the assistant adjusts them to what it misread, everything agrees and is wrong.",
    },
    {
      question: "12 packs, price read as 4,800, printed total 51,600. What was on the paper?",
      choices: ["Probably 4,300", "4,800, and the supplier miscalculated", "5,160", "3,400"],
      answer: 0,
      why: "51,600 divided by 12 is 4,300. A 3 read as an 8 is one of the usual mistakes, and the line check found it; a look at the paper settles it.",
    },
    {
      question: "You want the sales of each weekday from 400 lines. What does the assistant do?",
      choices: [
        "It adds up the 400 lines in the chat",
        "It estimates from the first 50",
        "It explains why Friday is strong",
        "It writes the formula, and the sheet counts",
      ],
      answer: 3,
      why: "A formula takes all the lines, each time. In the chat it may leave lines out, and you would not see it.",
    },
    {
      question: "Which question can no sales sheet answer?",
      choices: [
        "Why fewer came in the third week",
        "On which weekday most orders come",
        "What is bought together",
        "How many lines have no price",
      ],
      answer: 0,
      why: "The sheet has no reasons. Remarks, ten customers asked and a small trial lead further than five plausible guesses.",
    },
    {
      question:
        "Ten pages of handwriting: 216 figures, 27 marked with ?, 30 wrong without a mark. Which figure decides?",
      choices: ["27, because of the work", "30, for nobody sees them", "216, for it is a large sample"],
      answer: 1,
      why: "A question mark sends you to the paper. A wrong figure without a mark goes on into cloth, prices and debts.",
    },
  ],
  task: "Turn twenty invoices of one supplier into a table with an assistant and check each sum against the paper. You have done it when you can say how many of the twenty were read without a mistake, which kind of mistake came twice, and from which amount on you check every line by hand.",
};
