import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const tutoringQuestions: readonly Question[] = [
  {
    question: "How much is the fee?",
    answer: "It is {price} a month for one subject. Tell us the class and subjects for the whole price.",
  },
  {
    question: "Do tutors come to the house?",
    answer: "Yes, in {area}. We agree days, hours and the room with you.",
  },
  { question: "Can we try first?", answer: "Yes. The first lesson is a trial, and you decide after it." },
  {
    question: "Who are the tutors?",
    answer:
      "We check identity, certificates and references. You get the tutor’s name and picture before the first day.",
  },
  { question: "How long is the course?", answer: "It takes {duration}, on {days}." },
  {
    question: "Is there a certificate?",
    answer: "Yes, for attendance and work done. If an outside body awards it, we say which one.",
  },
  {
    question: "Can I join online?",
    answer: "Yes. You need a phone or laptop and data; questions are answered live.",
  },
  { question: "Can I pay in parts?", answer: "Yes, {deposit} at the start and the rest on agreed dates." },
  {
    question: "How will I know that my child is improving?",
    answer: "We test at the beginning and every four weeks, and you get a short report after each lesson.",
  },
  {
    question: "What if the tutor is absent?",
    answer:
      "We make up the lesson or send another tutor, and you do not pay for an hour that was not taught.",
  },
  {
    question: "When is the next class?",
    answer: "Send your name to {contact}, and we tell you the date and keep a place.",
  },
];
