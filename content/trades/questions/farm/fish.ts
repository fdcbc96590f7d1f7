import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const fishQuestions: readonly Question[] = [
  {
    question: "How much is a kilo?",
    answer: "Live fish is {price} a kilo this week. Smoked fish is priced by pack.",
  },
  {
    question: "How is the fish smoked?",
    answer:
      "In a closed kiln over clean wood, until it is dry inside. No kerosene and no plastic comes near it.",
  },
  {
    question: "How long will smoked fish keep?",
    answer: "Sealed and dry it keeps for {duration}. Once opened, put it in the freezer or use it soon.",
  },
  {
    question: "What sizes do you have?",
    answer: "We sell {sizes}. Tell us if it is for soup, for grilling or for resale.",
  },
  {
    question: "Can you deliver alive?",
    answer: "Yes, within {area} in water. For longer journeys we deliver cleaned on ice.",
  },
  {
    question: "Do you clean and cut?",
    answer: "Yes, for a small fee per kilo. Tell us how many pieces from one fish.",
  },
  {
    question: "Can I carry it abroad?",
    answer:
      "We pack and weigh for travel. Rules differ by country, so please ask the airline and the customs of that country first.",
  },
  { question: "What is the smallest order?", answer: "The smallest order is {minimum}." },
  {
    question: "Do you sell juveniles?",
    answer: "Yes, in {sizes}. We count before you and give a guide for the first two weeks.",
  },
  {
    question: "When is the next harvest?",
    answer:
      "The next harvest is on {days}. Give us your size and kilos, and we will hold them with {deposit}.",
  },
  {
    question: "What if I find a bad pack?",
    answer: "Send a picture with the batch date within {returns} and we replace it.",
  },
  {
    question: "Do you visit new ponds?",
    answer: "For farmers who buy juveniles here, yes, within {area}. A visit costs {callOut}.",
  },
];
