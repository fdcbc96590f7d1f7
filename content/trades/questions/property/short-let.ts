import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const shortLetQuestions: readonly Question[] = [
  {
    question: "How much is a night?",
    answer: "A night starts from {price}, plus a refundable caution. December has its own price.",
  },
  {
    question: "Is there light all night?",
    answer: "The power plan says which hours and which appliances. Please read it before you pay.",
  },
  {
    question: "How do I book?",
    answer: "Choose your dates, send identity and pay {deposit} to {account}.",
  },
  {
    question: "When is check-in?",
    answer: "Check-in and check-out hours are {hours}. Earlier is possible when the flat is free.",
  },
  { question: "When do I get my caution back?", answer: "Within {returns} after the exit check." },
  {
    question: "Can I have visitors?",
    answer: "Yes, within the house rules. Parties need our written yes.",
  },
  { question: "Is there internet?", answer: "Yes. Ask for today’s speed test if you work online." },
  { question: "Are there cameras?", answer: "Only outside, at the entrance. There are none in the rooms." },
  { question: "Can I cook?", answer: "Yes, the kitchen is equipped. Gas for normal use is included." },
  {
    question: "Can you pick me up from the airport?",
    answer: "Yes, through a partner. Send the flight number.",
  },
  { question: "Do you take monthly stays?", answer: "Yes, at {discount} less than by night." },
];
