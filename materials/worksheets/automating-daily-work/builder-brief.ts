import type { Paper } from "../paper/paper.ts";

export const builderBrief: Paper = {
  course: "automating-daily-work",
  file: "brief-for-a-builder.docx",
  title: "Brief for whoever builds it",
  description:
    "Two pages to hand to a developer or agency, so that three offers can be compared and nothing is ‘extra’ later.",
  blocks: [
    { heading: "1. What it is for" },
    {
      ask: "The work today, in two sentences, with figures",
      example: "18 customers a day ask whether their laundry is ready. Bisi spends 150 minutes a week on it.",
      lines: 3,
    },
    {
      ask: "What shall be different after it",
      example: "Nobody has to ask: each gets one message when the bag is ready.",
      lines: 2,
    },
    {
      ask: "How we will see after a month that it worked",
      example: "Fewer than 5 such questions a week; Bisi counts strokes.",
      lines: 1,
    },
    { heading: "2. What it must do, and what not" },
    {
      columns: [
        { head: "It must", wide: 5 },
        { head: "Not now", wide: 5 },
      ],
      rows: [
        ["Send one message per ticket, with the price", "Take payments"],
        ["Work on Bisi’s Android phone", "An app for customers"],
      ],
      empty: 5,
    },
    { heading: "3. Facts they will ask for" },
    { ask: "How many customers, messages, tickets in a day and in the worst week", lines: 1 },
    { ask: "Where the data is now (book, sheet, phone), and who may see it", lines: 2 },
    { ask: "What happens when there is no network or no light", lines: 1 },
    { heading: "4. What an offer must say" },
    {
      ticks: [
        "Price to set up, price each month, and what messages or hosting cost on top.",
        "The day on which it works, and what we pay if it does not.",
        "Accounts, data and number belong to us, in our name, also when we part.",
        "Who answers when it stops on a Saturday, and how fast.",
        "How we get all our data out, as a sheet.",
      ],
    },
    { heading: "5. Three offers side by side" },
    {
      columns: [
        { head: "", wide: 3.2 },
        { head: "Offer A", wide: 2, right: true },
        { head: "Offer B", wide: 2, right: true },
        { head: "Offer C", wide: 2, right: true },
      ],
      rows: [
        ["Example: set up + 12 months", "₦150,000 + 12 × ₦8,000 = ₦246,000"],
        ["Set up"],
        ["12 × each month"],
        ["Messages, hosting, in a year"],
        ["**First year together**"],
        ["Works on"],
        ["Ours when we part? (Yes, No)"],
      ],
      empty: 0,
    },
  ],
};
