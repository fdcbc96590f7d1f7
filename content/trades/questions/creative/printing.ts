import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const printingQuestions: readonly Question[] = [
  {
    question: "How much for this quantity?",
    answer: "Send item, size and number. Prices start from {price} and fall with quantity.",
  },
  {
    question: "What is the smallest quantity?",
    answer: "For many items it is {minimum}. Single shirts and stickers are possible at another price.",
  },
  {
    question: "How long does it take?",
    answer: "It takes {time} after you approve the proof. Urgent work is possible when the press is free.",
  },
  {
    question: "Can you design it?",
    answer: "Yes. Two changes are included, and you get the files after payment.",
  },
  {
    question: "Will the shirt print peel?",
    answer:
      "We use the method that fits your cloth and tell you how to wash. Early peeling within {warranty} is printed again.",
  },
  {
    question: "Will the colour be the same as on my phone?",
    answer: "Close, but screens shine and paper does not. Ask for a sample on the material.",
  },
  {
    question: "Do you deliver?",
    answer: "Yes, in {area} for {deliveryFee}, and by waybill to other states.",
  },
  {
    question: "What if there is a mistake?",
    answer: "If it differs from the approved proof, we print again. If it was approved, we help at cost.",
  },
  {
    question: "How do I pay?",
    answer: "We start with {deposit}, and the balance is paid before delivery by {payment}.",
  },
  {
    question: "Can you print labels for food and creams?",
    answer: "Yes. You bring the text that your regulator accepts, and we advise on material.",
  },
  {
    question: "Where can I see samples?",
    answer: "Paper, shirts and labels lie on the table at {address}, from {hours}.",
  },
];
