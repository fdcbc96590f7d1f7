import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const softwareQuestions: readonly Question[] = [
  {
    question: "How much is a website?",
    answer: "A simple website starts from {price}. Booking, payment or a portal are priced by stage.",
  },
  {
    question: "How long does it take?",
    answer: "Usually {time} after we have your content and {deposit}.",
  },
  {
    question: "Who owns it?",
    answer: "You do. Domain, code and accounts are handed over in your name after the last payment.",
  },
  {
    question: "What will I pay every month?",
    answer: "Hosting and care start from {price} a month, and the list says what is inside.",
  },
  {
    question: "Can I change prices and pictures myself?",
    answer: "Yes. We train one person and leave a short guide.",
  },
  {
    question: "Will it work on a weak network?",
    answer: "We test on a cheap phone and a slow line before you see it.",
  },
  {
    question: "Can it take payments?",
    answer: "Yes, through a licensed payment company. The money goes to your own account.",
  },
  {
    question: "Can you continue what another developer started?",
    answer: "Often yes. We look at it for a fixed fee and tell you what to keep.",
  },
  {
    question: "How do you protect our customers’ data?",
    answer: "We store only what is needed, limit who sees it and keep tested backups.",
  },
  {
    question: "Do you support us after delivery?",
    answer: "Yes, for {warranty} without charge for faults, and after that by care plan.",
  },
  {
    question: "How do we begin?",
    answer: "Write to {contact} what takes most of your time. We answer with questions and a first stage.",
  },
];
