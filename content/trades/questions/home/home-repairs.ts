import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const homeRepairsQuestions: readonly Question[] = [
  {
    question: "How much do you charge?",
    answer: "Inspection is {callOut}. After it you get labour and materials in writing before we start.",
  },
  {
    question: "How soon can you come?",
    answer: "Within {time} in {area}. For water and electricity dangers we come first.",
  },
  {
    question: "There is a leak now, what should I do?",
    answer:
      "Close the main valve, switch off what is wet if you can do it safely, and send us a video on {contact}.",
  },
  {
    question: "Who will come?",
    answer: "You get the name and picture of the artisan before anybody sets out.",
  },
  {
    question: "Do you buy the materials?",
    answer: "We can, with receipts in your name, or you buy from our list.",
  },
  {
    question: "Is the work guaranteed?",
    answer: "Labour is guaranteed for {warranty}. Parts have the maker’s warranty.",
  },
  {
    question: "My air conditioner does not cool, is it gas?",
    answer: "Not always. We clean and test first, because gas does not vanish without a leak.",
  },
  {
    question: "Do you work at weekends?",
    answer: "We work on {days}. Urgent faults are taken at an extra price.",
  },
  {
    question: "Do you do whole renovations?",
    answer: "Yes, after a walk-through, in stages with dates and payments.",
  },
  {
    question: "Can you maintain our office?",
    answer: "Yes, with a monthly round and a list. Tell us the number of rooms and units.",
  },
  { question: "How do I pay?", answer: "By {payment}. Materials first, labour after the test." },
];
