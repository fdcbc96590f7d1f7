import type { Paper } from "../paper/paper.ts";

export const workflowSheet: Paper = {
  course: "automating-daily-work",
  file: "workflow-on-one-page.docx",
  title: "A workflow on one page",
  description:
    "Draw one piece of work from what starts it to what ends it, before you set up or pay for anything.",
  blocks: [
    { heading: "1. The work" },
    {
      ask: "Name of it, and how often it happens",
      example: "Tell the customer that the laundry is ready. 18 times a day.",
      lines: 1,
    },
    {
      ask: "What starts it?",
      example: "The last piece of the bag is ironed, and the helper ties the ticket.",
      lines: 1,
    },
    {
      ask: "What is different when it is done?",
      example: "The customer knows, and the list says when she was told.",
      lines: 1,
    },
    { heading: "2. The steps of today" },
    {
      text: "One line for each step, also the walking and the waiting. In the column ‘needs a head’ write Yes where somebody must judge; everything else can be done by a tool.",
    },
    {
      columns: [
        { head: "Step", wide: 5 },
        { head: "Who", wide: 1.6 },
        { head: "With what", wide: 2.4 },
        { head: "Minutes", wide: 1.3, right: true },
        { head: "Needs a head?", wide: 1.8 },
      ],
      rows: [
        ["Look for the customer’s number in the book", "Bisi", "Book", "3", "No"],
        ["Write the message", "Bisi", "Phone", "2", "No"],
        ["Something is missing: what do we say?", "I", "Call", "6", "Yes"],
      ],
      empty: 8,
    },
    { heading: "3. The steps of tomorrow" },
    {
      columns: [
        { head: "When this happens", wide: 3.4 },
        { head: "do this", wide: 4 },
        { head: "and if it does not work", wide: 3.6 },
      ],
      rows: [
        [
          "Ticket is marked ‘ready’ in the sheet",
          "Send quick reply /ready with ticket and price",
          "Bisi calls at 4 pm everybody without an answer",
        ],
      ],
      empty: 5,
    },
    { heading: "4. Before it starts" },
    {
      ticks: [
        "What goes wrong if the message goes to the wrong person? We can live with it.",
        "It works by hand too, when there is no light and no network.",
        "One person looks every day whether it still does what it should. Name: ________________",
        "No more of the customer’s data is in it than the message needs.",
      ],
    },
  ],
};
