import type { Paper } from "../paper/paper.ts";

export const questionsToPosts: Paper = {
  course: "digital-marketing-on-a-small-budget",
  file: "questions-into-posts.docx",
  title: "Turn twenty questions into twenty posts",
  description:
    "Collect what customers ask and turn each question into one post with a price and a next step.",
  blocks: [
    { heading: "The form of a post" },
    {
      steps: [
        "The question, in the customer’s words.",
        "The answer, in two sentences that are useful to somebody who never buys.",
        "The price, with what is in it.",
        "One thing to do: write ‘BAG’ to this number, or come before Friday.",
      ],
    },
    {
      when: "Example",
      copy: "‘Will the zip last?’\nWe sew in a number 8 zip and stitch both ends twice. Pull it before you pay; we hand you the bag.\nSchool bag, two pockets: ₦8,500, in Kano delivered for ₦1,200.\nWrite BAG and the age of the child.",
    },
    { heading: "My list" },
    {
      columns: [
        { head: "No.", wide: 0.8 },
        { head: "Question, as they say it", wide: 4 },
        { head: "Answer in ten words", wide: 4 },
        { head: "Picture I need", wide: 2.6 },
        { head: "Posted on", wide: 1.6 },
      ],
      rows: [
        [
          "1",
          "Will the zip last?",
          "Number 8 zip, both ends stitched twice",
          "Hand pulling the zip",
          "23 Nov",
        ],
        [
          "2",
          "Does it hold A4 books?",
          "Twelve exercise books and a lunch box",
          "Open bag, filled",
          "25 Nov",
        ],
      ],
      empty: 18,
    },
    { heading: "Where to find more questions" },
    {
      ticks: [
        "The chats that ended after the price.",
        "What people ask at the counter while they touch it.",
        "Complaints: each is a question that nobody answered before.",
        "What your helper is asked and never tells you. Ask her on Saturday.",
      ],
    },
  ],
};
