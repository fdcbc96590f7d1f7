import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const laundryQuestions: readonly Question[] = [
  { question: "How much is it?", answer: "A shirt starts from {price}. Weekly bags cost less per piece." },
  {
    question: "Do you pick up?",
    answer: "Yes, in {area} on {days}. Pick-up and return cost {deliveryFee}, and are free for weekly bags.",
  },
  {
    question: "When do I get my clothes back?",
    answer: "Within {time}. Express is possible before noon for an extra fee.",
  },
  {
    question: "What if something is lost?",
    answer: "Every piece has a tag and a count. If we lose one, we pay by the rule on the ticket.",
  },
  {
    question: "Can you remove this stain?",
    answer: "Send a picture and say what it is. We try without harming the cloth and tell you the chance.",
  },
  { question: "Do you wash white separately?", answer: "Always, and children’s clothes too." },
  { question: "Do you wash duvets and rugs?", answer: "Yes. They take longer, and the price is by size." },
  {
    question: "Do you work with short-lets and hotels?",
    answer: "Yes, by weight or by set, with return on a fixed hour.",
  },
  { question: "How do I pay?", answer: "By {payment}, at return, or for the month before." },
  { question: "What happens when it rains?", answer: "We dry indoors, so the day of return stays." },
  {
    question: "Where can I bring my bag?",
    answer: "Bring it to {address}. The counter is open from {hours}.",
  },
];
