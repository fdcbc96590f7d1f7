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
  lessons: [],
  quiz: [],
  task: "Turn twenty invoices of one supplier into a table with an assistant and check each sum against the paper. You have done it when you can say how many of the twenty were read without a mistake, which kind of mistake came twice, and from which amount on you check every line by hand.",
};
