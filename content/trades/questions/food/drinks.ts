import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const drinksQuestions: readonly Question[] = [
  {
    question: "Is it really without preservatives?",
    answer:
      "Our fresh drinks have none, which is why they must stay cold and be finished by the date on the bottle.",
  },
  {
    question: "How long does it last?",
    answer: "In the fridge it keeps for {duration}. Outside the fridge please drink it the same day.",
  },
  { question: "How much is one bottle?", answer: "A bottle is {price}, and it is cheaper by the dozen." },
  {
    question: "What is the smallest order for an event?",
    answer: "We make event orders from {minimum}. Please tell us {notice} before the day.",
  },
  {
    question: "Do you deliver cold?",
    answer: "Yes, in cool boxes within {area}. Delivery is {deliveryFee}.",
  },
  {
    question: "Does it contain sugar?",
    answer:
      "Some flavours do and some do not. The label says it, and you can ask for less sugar when you pre-order.",
  },
  {
    question: "Can I sell your drinks in my shop?",
    answer: "Yes. We start you with one dozen, give you a cash price and restock on {days}.",
  },
  {
    question: "Do you have a NAFDAC number?",
    answer: "Our registration is {registration}. Ask us if you do not find it on a product.",
  },
  {
    question: "Can you put our names on the bottle?",
    answer:
      "Yes, from {minimum}. Send the names, the date and a picture, and approve the label before we print.",
  },
  {
    question: "Is it safe for children and for pregnant women?",
    answer:
      "The ingredients are written on each bottle. If you have a health condition, please show them to your doctor first.",
  },
  {
    question: "What should I do if a bottle tastes sour?",
    answer: "Send a picture of the batch date the same day and we replace it. Please keep the bottle.",
  },
];
