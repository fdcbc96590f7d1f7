import type { Paper } from "../paper/paper.ts";

export const buyerSheet: Paper = {
  course: "digital-marketing-on-a-small-budget",
  file: "my-buyer.docx",
  title: "My buyer: who really paid me",
  description: "Describe one buyer from your last ten sales, and find the one place where that person looks.",
  blocks: [
    { heading: "1. The last ten who paid" },
    {
      text: "Real people from your receipts or chats. First names are enough. The first line is an example from a maker of school bags in Kano.",
    },
    {
      columns: [
        { head: "First name", wide: 2 },
        { head: "Bought", wide: 3 },
        { head: "Paid", wide: 1.8, right: true },
        { head: "What for, in her words", wide: 4 },
        { head: "Where she saw us", wide: 2.6 },
      ],
      rows: [
        [
          "Aisha",
          "2 school bags",
          "₦17,000",
          "‘The zip of the last one lasted one term’",
          "Her sister’s status",
        ],
      ],
      empty: 9,
    },
    { heading: "2. What do they share?" },
    {
      ask: "What was the trouble that made them look?",
      example: "Bags that break in the middle of the term.",
      lines: 2,
    },
    {
      ask: "What did they fear before they paid?",
      example: "That the real one is thinner than in the picture.",
      lines: 2,
    },
    { ask: "Who else had to agree?", example: "The husband, for more than ₦10,000.", lines: 1 },
    {
      ask: "When in the month or year do they buy?",
      example: "The last week of August, the first of January, after salaries.",
      lines: 1,
    },
    { heading: "3. My buyer in three sentences" },
    { ask: "She is … She looks for … because … She decides when …", lines: 4 },
    { heading: "4. The one place" },
    {
      columns: [
        { head: "Place", wide: 4 },
        { head: "How many of the ten", wide: 2, right: true },
        { head: "Hours a week it takes me", wide: 2.4, right: true },
        { head: "Can they write to me in one tap?", wide: 3 },
      ],
      rows: [
        ["WhatsApp status of other people", "6", "2", "Yes"],
        ["Facebook group of the school", "3", "3", "Yes, by link"],
      ],
      empty: 3,
    },
    { ask: "My place for the next three months", lines: 1 },
  ],
};
