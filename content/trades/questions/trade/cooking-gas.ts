import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const cookingGasQuestions: readonly Question[] = [
  {
    question: "How much is a kilo today?",
    answer: "Today it is {price} a kilo. We post every change in the morning.",
  },
  {
    question: "Do you collect from the house?",
    answer: "Yes, in {area}. Collection and return cost {deliveryFee}.",
  },
  { question: "How long does it take?", answer: "We bring the cylinder back within {time}." },
  {
    question: "How do I know it is full?",
    answer: "We weigh before and after, in front of you or on video.",
  },
  {
    question: "Will I get my own cylinder back?",
    answer: "Yes. It carries a tag with your name and number until it is at your gate.",
  },
  {
    question: "My cylinder smells of gas, what should I do?",
    answer:
      "Close the valve, open the windows, switch nothing on or off and take it outside if you can. Then call us on {contact}.",
  },
  {
    question: "Do you sell cylinders?",
    answer: "Yes, new ones in {sizes}, with hose and regulator if you want.",
  },
  {
    question: "Can you supply a restaurant?",
    answer: "Yes. We agree a refill day, and you pay by {payment}.",
  },
  { question: "Do you fill on Sundays?", answer: "We fill on {days}, from {hours}." },
  {
    question: "Is your place licensed?",
    answer: "We fill at a licensed place. Our registration is {registration}.",
  },
  { question: "Can I fill half?", answer: "Yes, you pay for the kilos that the scale shows." },
];
