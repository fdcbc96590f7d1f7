import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const electronicsRepairQuestions: readonly Question[] = [
  {
    question: "How much to change my screen?",
    answer:
      "For common models it starts from {price}. Tell us the model, and we give the price by quality of the part.",
  },
  {
    question: "How long does it take?",
    answer: "Common repairs take {time}. If a part must be ordered, you hear it first.",
  },
  { question: "Can I wait and watch?", answer: "Yes. The tables are open to you, or we film the opening." },
  {
    question: "Will my data be safe?",
    answer:
      "We do not need your pictures or chats. Please back up and remove your card; our staff have signed a rule.",
  },
  {
    question: "Is the part original?",
    answer: "We name it: original, from another device or compatible. You choose by price and warranty.",
  },
  {
    question: "Do you give warranty?",
    answer: "Yes, {warranty} on the part we changed. Falls and water end it.",
  },
  {
    question: "What if it cannot be repaired?",
    answer: "You pay only the inspection fee that we named before opening, and take it back with the reason.",
  },
  {
    question: "Do you come to the house?",
    answer: "For fridges, televisions and offices yes, in {area}. A visit costs {callOut}.",
  },
  {
    question: "My phone fell into water, what should I do?",
    answer: "Switch it off, do not charge it, dry the outside and bring it at once. Rice does not repair it.",
  },
  { question: "Where do I bring it?", answer: "Bring it to {address}, open from {hours}." },
  {
    question: "Can you recover deleted pictures?",
    answer: "Sometimes. We look first and tell you the chance before you pay.",
  },
];
