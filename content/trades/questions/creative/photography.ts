import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const photographyQuestions: readonly Question[] = [
  {
    question: "How much do you charge?",
    answer:
      "Event coverage starts from {price}. Tell us the date, place and hours, and you get a package in writing.",
  },
  {
    question: "How many pictures do we get?",
    answer: "You get {quantity}, edited, and your choice of what goes into the album.",
  },
  {
    question: "When will they be ready?",
    answer: "The first pictures come within a few days and the rest within {time}.",
  },
  {
    question: "Do you travel?",
    answer: "Yes, to {area} and further. Transport and lodging are written in the offer.",
  },
  {
    question: "How do we book the date?",
    answer: "The date is yours with {deposit} and the signed agreement.",
  },
  {
    question: "Do you do video as well?",
    answer: "Yes, highlights and full recording, with or without streaming.",
  },
  {
    question: "Can we get all the raw files?",
    answer: "We deliver edited pictures. Raw files are possible under a separate agreement.",
  },
  {
    question: "Will you post our pictures?",
    answer: "Only with your permission. You can say yes for some and no for others.",
  },
  {
    question: "What if it rains or light fails?",
    answer: "We bring our own light and agree on an indoor place with you.",
  },
  {
    question: "Who will come?",
    answer: "The agreement names the people. If somebody is ill, we send one of equal skill and tell you.",
  },
  { question: "Do you have a studio?", answer: "Yes, at {address}, by appointment from {hours}." },
];
