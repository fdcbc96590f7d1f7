import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const clinicQuestions: readonly Question[] = [
  {
    question: "Do I need an appointment?",
    answer: "Appointments go first, but we also see people who walk in. Book on {contact}.",
  },
  {
    question: "How much is consultation?",
    answer: "Consultation is {price}. Tests and drugs are told to you before they are done.",
  },
  { question: "When are you open?", answer: "We are open from {hours} on {days}." },
  {
    question: "When will my result be ready?",
    answer: "Most results are ready within {time}. We tell you which ones take longer.",
  },
  {
    question: "Should I fast before the test?",
    answer: "Some tests need it. Send us the name of the test, and we will tell you how to prepare.",
  },
  {
    question: "Do you accept my HMO?",
    answer: "Send us a picture of your card. We tell you what is covered before you come.",
  },
  {
    question: "Can a nurse come to our house?",
    answer: "Yes, in {area}. We first visit to see what care is needed and agree the price.",
  },
  {
    question: "Is my record private?",
    answer: "Yes. Results go to you or to the person you have named in writing.",
  },
  { question: "How can I pay?", answer: "By {payment}. You get a receipt for each item." },
  { question: "Where is the clinic?", answer: "The clinic is at {address}." },
  {
    question: "It is an emergency, what do I do?",
    answer:
      "Come at once or call {contact}. If breathing, bleeding or fits are involved, go to the nearest hospital without waiting.",
  },
];
