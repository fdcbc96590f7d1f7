import type { Question } from "../types.ts";

/** What customers of any business ask, with the answers. */
export const generalQuestions: readonly Question[] = [
  {
    question: "How much is it?",
    answer:
      "It starts from {price}. Tell us what you need, and we send the exact price with what is included.",
  },
  {
    question: "How do I order?",
    answer: "Send what you want, the quantity, your address and the day to {contact}.",
  },
  { question: "Do you deliver?", answer: "Yes, in {area}. Delivery costs {deliveryFee}." },
  {
    question: "How long does it take?",
    answer: "Usually {time} after your payment. We tell you before if something changes.",
  },
  { question: "How can I pay?", answer: "By {payment} to {account}. You get a receipt." },
  {
    question: "Do I pay before?",
    answer: "You start with {deposit}, and the balance is paid on delivery or when the work is done.",
  },
  {
    question: "What if I am not satisfied?",
    answer: "Tell us within {returns}, with a picture. We repair, replace or return what is fair.",
  },
  { question: "Where are you?", answer: "We are at {address}." },
  { question: "When are you open?", answer: "From {hours}, on {days}." },
  { question: "Are you registered?", answer: "Yes. Our registration is {registration}." },
  { question: "Do you give discounts?", answer: "For larger and repeated orders, yes: {discount}." },
];
