import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const shoesQuestions: readonly Question[] = [
  {
    question: "Is it real leather?",
    answer: "Where we say leather it is leather, and you may ask for a close video of the edge.",
  },
  {
    question: "How do I know my size?",
    answer:
      "Stand on paper, draw round your foot and send us length and width. We size by that, not by other shops.",
  },
  {
    question: "How long does it take?",
    answer: "A pair takes {time} after your deposit. Groups need {notice}.",
  },
  {
    question: "How much is a pair?",
    answer: "Slippers start from {price}. Shoes depend on the style and the sole.",
  },
  {
    question: "Do you deliver outside the state?",
    answer: "Yes, to {area} and beyond by courier. The fee is {deliveryFee}.",
  },
  {
    question: "Can you make a matching bag?",
    answer: "Yes. Order both together, so that the leather comes from one piece.",
  },
  { question: "What if the sole opens?", answer: "We repair it free of charge within {warranty}." },
  {
    question: "Do you sell by the dozen?",
    answer: "Yes, from {minimum}. Choose the sizes or take our usual mix.",
  },
  {
    question: "Can you make it for a swollen or wide foot?",
    answer: "Yes. Tell us the width and the sore place, and we make room there.",
  },
  {
    question: "Can I see it before I pay everything?",
    answer: "We send a video of the finished pair. You pay {deposit} first and the rest after that.",
  },
  {
    question: "Do you repair other shoes?",
    answer: "Yes, bring or send them to {address}. We tell you before we start if it is worth the money.",
  },
  {
    question: "How much weight can the bag carry?",
    answer: "We test handles and bottom with weight and tell you the limit for each bag.",
  },
  {
    question: "Can you put our logo on bags and wallets?",
    answer: "Yes, from {minimum}. You see one sample before we cut the rest.",
  },
];
