import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const transportQuestions: readonly Question[] = [
  {
    question: "How much is a car for a day?",
    answer: "A day starts from {price}, with driver, for the hours written in the offer.",
  },
  {
    question: "Is fuel included?",
    answer:
      "The offer says it. Inside the city it is usually included, for longer trips it is written apart.",
  },
  {
    question: "Do you pick up at the airport?",
    answer: "Yes. Send the flight number, and we wait if it is late.",
  },
  {
    question: "Can I drive the car myself?",
    answer: "We hire out with our driver only, for your safety and for the insurance.",
  },
  {
    question: "Do you travel to other states?",
    answer: "Yes, to {area} by daylight, with price for the driver’s night.",
  },
  {
    question: "How do I book?",
    answer: "With {deposit} and your dates. In December please book {notice} ahead.",
  },
  { question: "Who is the driver?", answer: "You get name, picture and plate the day before." },
  {
    question: "What if the car breaks down?",
    answer: "We send another car, and you do not pay for the waiting time.",
  },
  {
    question: "Do you have buses for staff or school?",
    answer: "Yes, by month. Tell us route, hours and number of people.",
  },
  { question: "Is the vehicle insured?", answer: "Yes. You may see the papers before you pay." },
  {
    question: "How does hire purchase work?",
    answer:
      "You pay {deposit} first and an agreed amount each week, and the vehicle becomes yours at the end of {duration}.",
  },
];
