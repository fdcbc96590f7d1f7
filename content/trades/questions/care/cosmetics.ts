import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const cosmeticsQuestions: readonly Question[] = [
  {
    question: "Does it bleach?",
    answer: "No. It is made to soften and protect. The full list of ingredients is on the jar.",
  },
  {
    question: "Is it good for sensitive skin?",
    answer: "Please test a little on the inner arm for two days first. If it burns or itches, do not use it.",
  },
  {
    question: "Can I use it on my baby?",
    answer: "Only the products marked for babies. Ask your doctor first if there is a rash.",
  },
  { question: "How long will one jar last?", answer: "Used daily, a jar lasts about {duration}." },
  {
    question: "What sizes and prices do you have?",
    answer: "We have {sizes}, and prices start from {price}.",
  },
  {
    question: "Is it registered with NAFDAC?",
    answer: "Our registration is {registration}. Products in process are not sold to shops.",
  },
  {
    question: "How soon will I see a result?",
    answer: "Dryness changes in days, other things need weeks. We promise care and not miracles.",
  },
  {
    question: "Do you deliver?",
    answer: "Yes, in {area} for {deliveryFee}, and by courier to other states.",
  },
  {
    question: "Can I return it?",
    answer:
      "Unopened jars within {returns}. If your skin reacts, stop, send us a picture and the batch number.",
  },
  {
    question: "How do I become a reseller?",
    answer: "Start with {minimum}. You get the price list, pictures and answers to common questions.",
  },
  {
    question: "Can you make products for my brand?",
    answer: "Yes, from {minimum}. We agree formula, label and registration before we make a sample.",
  },
];
