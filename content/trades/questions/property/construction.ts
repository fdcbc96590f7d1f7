import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const constructionQuestions: readonly Question[] = [
  {
    question: "How much will my house cost?",
    answer:
      "It depends on plot, size and finish. We price by stage after a visit; the first stage starts from {price}.",
  },
  {
    question: "Can I build little by little?",
    answer: "Yes. Each stage has its own price and end, and we protect the building until you continue.",
  },
  {
    question: "How long does a small house take?",
    answer: "With money ready it takes about {duration}. Rain and pauses add to it.",
  },
  {
    question: "Do you need a drawing before you start?",
    answer: "Yes, and a planning permit. We can prepare the drawings or work with yours.",
  },
  {
    question: "I live abroad, how will I follow it?",
    answer: "You get pictures, receipts and one page every Friday, and you may send your own engineer.",
  },
  {
    question: "Who buys the materials?",
    answer: "You choose. Either you buy from our list, or we buy with receipts in your name.",
  },
  {
    question: "How do I pay?",
    answer: "By stage, to {account}. No stage begins before the last one has been accepted.",
  },
  {
    question: "Do you work in my state?",
    answer: "We work in {area}. Further away we add transport and lodging in writing.",
  },
  {
    question: "Is the work guaranteed?",
    answer: "Yes, {warranty} for cracks and leaks that come from our work.",
  },
  {
    question: "Can you repair a cracked building?",
    answer: "Yes, after an engineer has seen it. An inspection costs {callOut}.",
  },
  {
    question: "Do you have engineers?",
    answer:
      "Yes. The engineer’s registration number stands on the drawings, and our company number is {registration}.",
  },
];
