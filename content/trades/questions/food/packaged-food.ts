import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const packagedFoodQuestions: readonly Question[] = [
  {
    question: "Where is it made?",
    answer: "We process and pack in {address}. You are welcome to see the place if you tell us a day before.",
  },
  {
    question: "Is it registered?",
    answer: "Our registration is {registration}, and it stands on the label.",
  },
  {
    question: "How long does it keep?",
    answer: "Unopened and dry it keeps for {duration} from the packing date. Close the pack well after use.",
  },
  {
    question: "What sizes do you have?",
    answer: "We pack in {sizes}. Kitchens can also have bags without the printed pack.",
  },
  {
    question: "How much is a carton?",
    answer: "A carton is {price} when you buy for a shop. Ask for the list of all sizes.",
  },
  {
    question: "Is there sand in it?",
    answer:
      "We sieve twice and check every batch in water. If you ever find sand, send us the batch date and we replace the pack.",
  },
  {
    question: "Do you add colour or preservatives?",
    answer: "The label lists everything inside. Where nothing is added, it says so.",
  },
  {
    question: "Can you deliver to my shop?",
    answer: "Yes, in {area} on {days}. We exchange slow packs within thirty days.",
  },
  {
    question: "What is the smallest wholesale order?",
    answer: "The smallest order at shop price is {minimum}.",
  },
  {
    question: "Can you pack with our own label?",
    answer: "Yes, from {minimum}. The label must follow the rules for packaged food, and we will guide you.",
  },
];
