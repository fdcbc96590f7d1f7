import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const fitnessQuestions: readonly Question[] = [
  { question: "How much is a month?", answer: "A month is {price}. A quarter costs less per month." },
  {
    question: "Do you have daily passes?",
    answer: "Yes. Ask for today’s price at the desk or on {contact}.",
  },
  { question: "When are you open?", answer: "From {hours} on {days}." },
  {
    question: "I have never been to a gym, can I start?",
    answer: "Yes. We begin with an assessment and light movement, and a coach stays with you.",
  },
  {
    question: "Is there a trainer for me alone?",
    answer: "Yes, by session. Tell us your goal and your hours.",
  },
  { question: "Can I pause when I travel?", answer: "Yes, for up to {duration}, if you tell us before." },
  { question: "Are there classes for women only?", answer: "Yes, on {days}. Places are limited." },
  {
    question: "Do you give a food plan?",
    answer:
      "We give a plan with food that you can buy in your market. People with an illness should bring the doctor’s advice.",
  },
  {
    question: "How soon will I lose weight?",
    answer:
      "That depends on food, sleep and how often you come. We measure every month and show you honestly.",
  },
  { question: "Can children join?", answer: "Yes, in the classes for their age with a parent’s consent." },
  { question: "Where do you train?", answer: "We train at {address}." },
];
