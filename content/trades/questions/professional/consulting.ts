import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const consultingQuestions: readonly Question[] = [
  {
    question: "How much is your fee?",
    answer: "This service costs {price}. Official fees are written apart with their receipt.",
  },
  {
    question: "How long does it take?",
    answer: "It takes {time} after your papers are complete. Offices may add days that we cannot control.",
  },
  {
    question: "What do I need to bring?",
    answer: "We send you one list. Photograph each paper, and we tell you what is missing.",
  },
  {
    question: "Is the first talk free?",
    answer:
      "The first short talk is. A full hour with a written answer is paid and counted towards the work.",
  },
  {
    question: "Are you licensed?",
    answer: "Our registration is {registration}. You can check it with our council.",
  },
  {
    question: "Will my information stay private?",
    answer: "Yes. It is in the engagement letter, and few people open your file.",
  },
  {
    question: "Can you register my business name?",
    answer: "Yes. We search, file and send the certificate. Approval is the office’s decision.",
  },
  {
    question: "Do you work by the month?",
    answer: "Yes. You pay at the beginning of the month and get a short report.",
  },
  {
    question: "I have not filed for years, can you help?",
    answer: "Yes. We first see what exists, then tell you the order, the cost and the risk.",
  },
  {
    question: "How do I pay?",
    answer: "We start after {deposit} is in {account}. The rest follows the stages in the letter.",
  },
  { question: "Where can we meet?", answer: "In the office at {address}, from {hours}, or by video." },
];
