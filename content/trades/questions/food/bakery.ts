import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const bakeryQuestions: readonly Question[] = [
  {
    question: "When is fresh bread ready?",
    answer: "It leaves the oven from {hours}. Shops are served first.",
  },
  {
    question: "How much is a loaf?",
    answer: "The common size is {price} for shops. Ask for the list of all weights.",
  },
  {
    question: "Can my shop return unsold bread?",
    answer: "In the first week yes. After that we agree on a number that sells and settle in cash.",
  },
  {
    question: "What is the smallest order for delivery?",
    answer: "We deliver from {minimum} a day in {area}.",
  },
  {
    question: "Which pies and pastries do you make?",
    answer: "We bake meat pies, egg rolls, sausage rolls and doughnuts. Offices order from {minimum}.",
  },
  {
    question: "How long do pies stay good?",
    answer: "Eat pastries on the same day or freeze them at once. We write the baking hour on the box.",
  },
  {
    question: "Can you supply an event?",
    answer: "Yes, hot and by the hundred. Tell us the hour at which trays should stand on the table.",
  },
  {
    question: "How long does the chin chin keep?",
    answer: "Closed and dry it keeps for {duration}. Close the bucket each time.",
  },
  {
    question: "Do you use bromate?",
    answer: "No. Potassium bromate is forbidden, and you may ask to see what goes into the mixer.",
  },
  {
    question: "How do shops pay?",
    answer: "Shops pay by {payment}. Tomorrow’s supply leaves when yesterday’s is settled.",
  },
  {
    question: "Can you bake with our own label?",
    answer: "Yes, from {minimum} a week. Bring the approved label text, and we agree weight and recipe.",
  },
];
