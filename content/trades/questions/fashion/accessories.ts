import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const accessoriesQuestions: readonly Question[] = [
  {
    question: "How long does the scent last?",
    answer: "It depends on the skin and the oil. Take a tester, wear it for a day and choose after that.",
  },
  {
    question: "Is it original?",
    answer: "We say clearly whether it is the brand, an oil inspired by it, or our own blend.",
  },
  {
    question: "Will it change colour?",
    answer:
      "Plated pieces keep longer without water and spray. The card in the box tells you how, and we replace early faults within {returns}.",
  },
  {
    question: "Are the beads real coral?",
    answer: "The tag says what they are. Ask for a video in daylight before you pay.",
  },
  {
    question: "How much is it?",
    answer: "Prices start from {price}. Tell us your budget and we will send three choices.",
  },
  {
    question: "Can you wrap it and deliver to somebody?",
    answer: "Yes, in {area} for {deliveryFee}. Send the words for the card.",
  },
  {
    question: "Can you match my lace?",
    answer: "Yes. Send a picture in daylight or bring a piece to {address}.",
  },
  {
    question: "How early should a bride order?",
    answer: "Please order {notice} before the day, so that there is time for a fitting.",
  },
  { question: "Do you refill bottles?", answer: "Yes, from {price}, if the bottle is clean." },
  { question: "Can I resell your things?", answer: "Yes, from {minimum}, with a price list and pictures." },
  {
    question: "How do I find my ring size?",
    answer: "Wrap a paper strip round the finger, mark it and send us the length in millimetres.",
  },
];
