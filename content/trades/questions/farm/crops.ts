import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const cropsQuestions: readonly Question[] = [
  {
    question: "What do you have now?",
    answer: "Today we have {quantity} ready. Ask for the list with the harvest dates.",
  },
  {
    question: "How much is a bag?",
    answer: "A bag is {price} at the farm. We tell you the weight, not only the size of the bag.",
  },
  {
    question: "Do you deliver to other states?",
    answer: "Yes, by truck. You pay {deliveryFee} or send your own driver, and we send the waybill.",
  },
  {
    question: "Can I visit the farm?",
    answer: "Yes, on {days}. The farm is at {address}, and we meet you at the junction.",
  },
  {
    question: "Is it dry enough to store?",
    answer: "We dry before bagging. Open any bag and test it before loading.",
  },
  {
    question: "Which chemicals do you use?",
    answer:
      "We use approved products and keep the days between spraying and harvest. You may see the record.",
  },
  {
    question: "What is the smallest order?",
    answer: "We sell from {minimum}. For less, please join the weekly basket.",
  },
  {
    question: "Can you supply every week?",
    answer: "Yes, for agreed items. We fix the price for a month and the delivery days with you.",
  },
  {
    question: "How do I pay?",
    answer: "We hold your quantity with {deposit}, and the balance is paid at loading by {payment}.",
  },
  {
    question: "What happens if the harvest is smaller?",
    answer: "Everybody who paid a deposit is served first, and we return the money for what is missing.",
  },
  {
    question: "Do you sell seedlings?",
    answer: "Yes. Order {notice} before planting, so that we raise the right number.",
  },
];
