import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const importationQuestions: readonly Question[] = [
  {
    question: "Is it available now or on order?",
    answer: "The post says it. Items in stock leave within {time}; pre-orders take about {duration}.",
  },
  {
    question: "How much is delivery?",
    answer:
      "Within {area} it is {deliveryFee}. For other states we tell you the park or courier price before you pay.",
  },
  {
    question: "Can I pay on delivery?",
    answer: "In {area} yes, after you have paid the delivery fee. Other places pay before we send.",
  },
  {
    question: "Is it the same as in the picture?",
    answer: "We film our own stock. If yours differs from our video, we take it back.",
  },
  {
    question: "What if it arrives broken?",
    answer:
      "Open it while filming and send us the video within {returns}. We replace it or return the money.",
  },
  {
    question: "Can I return it because I changed my mind?",
    answer: "Within {returns}, if it is unused and in its pack. You pay the transport.",
  },
  { question: "Where are you?", answer: "We are at {address}. Pick-up is possible on {days}." },
  {
    question: "Do you sell to resellers?",
    answer: "Yes, from {minimum}. You get pictures, price and a stock message every morning.",
  },
  {
    question: "Are you registered?",
    answer: "Yes, our registration is {registration}, and payment goes to {account}.",
  },
  {
    question: "Can you bring in something special for me?",
    answer:
      "Send the picture or link. We tell you the price with freight and take {deposit} before we order.",
  },
  {
    question: "How will I know where my order is?",
    answer: "You get a message at each step and the rider’s number on the day.",
  },
];
