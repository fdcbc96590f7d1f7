import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const cleaningQuestions: readonly Question[] = [
  {
    question: "How much is deep cleaning?",
    answer: "It depends on the rooms. A small flat starts from {price}; send area and number of rooms.",
  },
  { question: "Do you bring materials?", answer: "Yes, unless you want your own products used." },
  {
    question: "How many people come?",
    answer: "Usually {quantity}, and you get their names the evening before.",
  },
  {
    question: "How long does it take?",
    answer: "For an ordinary flat about {time}. After building work it takes longer.",
  },
  {
    question: "Can I trust the cleaners?",
    answer:
      "We check identity and guarantors, and the team goes through the house with you at entry and exit.",
  },
  {
    question: "Is fumigation safe for my children?",
    answer: "We use registered products and tell you in writing how long to stay away and what to cover.",
  },
  { question: "Do you come every week?", answer: "Yes, on {days}, with the same person where possible." },
  {
    question: "What if something breaks?",
    answer: "Tell us within {returns}. We check and repair or replace what our team damaged.",
  },
  {
    question: "Do you clean offices at night?",
    answer: "Yes, with one person of yours or with an agreed key rule.",
  },
  { question: "Which areas do you cover?", answer: "We cover {area}. Outside it we add transport." },
  { question: "How do I book?", answer: "Write to {contact} with address, rooms and day." },
];
