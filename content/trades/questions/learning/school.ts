import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const schoolQuestions: readonly Question[] = [
  {
    question: "How much are the fees?",
    answer:
      "The fee for the term is {price}. You get one list for the whole session, with books and uniform apart.",
  },
  {
    question: "Can we pay in parts?",
    answer: "Yes. You begin with {deposit}, and the rest is paid on dates that we write down together.",
  },
  {
    question: "From what age do you take children?",
    answer: "It begins with the crèche. Tell us the child’s birthday, and we will suggest the class.",
  },
  {
    question: "What are the school hours?",
    answer: "We are open from {hours}. After-school care is possible until the evening.",
  },
  {
    question: "Is the school approved?",
    answer: "Our approval is {registration}, and you may see it in the office.",
  },
  {
    question: "How many children are in a class?",
    answer: "We keep to {quantity}, with a helper in the lower classes.",
  },
  {
    question: "Do you have a school bus?",
    answer: "Yes, in {area}. The fare depends on the distance, and an attendant rides along with a list.",
  },
  {
    question: "Who may pick my child?",
    answer: "Only people you have named, with the card or a message from your own number.",
  },
  {
    question: "Do you give food?",
    answer: "Lunch is possible by the term. Please tell us about allergies in writing.",
  },
  {
    question: "Can we visit?",
    answer: "Visits are on {days}. Write to {contact}, so that somebody is free to walk with you.",
  },
  {
    question: "What do we bring for admission?",
    answer:
      "The birth certificate, the last report, immunisation card, passport pictures and the filled form.",
  },
];
