import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const livestockQuestions: readonly Question[] = [
  {
    question: "How much is a ram?",
    answer: "Rams start from {price} this week. Send your budget and we will show you what it buys.",
  },
  {
    question: "Can you keep it until Sallah?",
    answer:
      "Yes, after payment. Keeping and feeding is included until the morning of the feast, and you may visit your animal.",
  },
  {
    question: "Do you deliver?",
    answer: "Yes, in {area} for {deliveryFee}. We deliver early on the day you choose.",
  },
  {
    question: "Is the animal healthy?",
    answer: "You get a video of it eating today and the dates of its treatment.",
  },
  {
    question: "How does sharing a cow work?",
    answer:
      "The cow is shared into equal portions. It is bought when all have paid, and you get flesh, bones and offal in the same proportion.",
  },
  {
    question: "Can you slaughter and cut for me?",
    answer: "Yes. Tell us the size of the pieces, and whether the head and legs should come with it.",
  },
  { question: "What is the smallest order of meat?", answer: "We deliver meat from {minimum}." },
  {
    question: "Can I pay bit by bit?",
    answer:
      "Yes. Start with {deposit} and pay by {payment}. The animal is marked for you after the first payment.",
  },
  {
    question: "Do you sell animals for breeding?",
    answer: "Yes, with age and health record. Book {notice} ahead.",
  },
  {
    question: "What if the animal falls sick before delivery?",
    answer: "We replace it with one of the same weight or return your money.",
  },
  {
    question: "Where can I see them?",
    answer: "At {address}, from {hours}. Please tell us before you come.",
  },
];
