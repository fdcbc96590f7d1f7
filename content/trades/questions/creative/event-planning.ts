import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const eventPlanningQuestions: readonly Question[] = [
  {
    question: "What does a planner do?",
    answer: "We find and check vendors, keep the budget, write the running order and answer for the day.",
  },
  {
    question: "How much is your fee?",
    answer: "Day-of coordination starts from {price}. Full planning depends on guests and places.",
  },
  {
    question: "Do you take commission from vendors?",
    answer: "We tell you in writing how we are paid. You see every vendor’s price.",
  },
  {
    question: "How early should we begin?",
    answer:
      "Large weddings need several months. Tell us at least {notice} before, so that good halls are still free.",
  },
  {
    question: "Do you rent chairs and canopies?",
    answer: "Yes, from {minimum} in {area}. Delivery is {deliveryFee}.",
  },
  {
    question: "How do we book?",
    answer: "We hold the date with {deposit}, and the rest follows the stages in the agreement.",
  },
  {
    question: "Can you plan if we live abroad?",
    answer: "Yes. You get weekly notes, videos and one sheet of payments.",
  },
  {
    question: "What if a vendor fails?",
    answer: "We have a second name for each important vendor, and a reserve in the budget.",
  },
  {
    question: "Can you manage uninvited guests?",
    answer: "Yes, with one gate, a list and ushers. You tell us how strict to be.",
  },
  {
    question: "Who will be there on the day?",
    answer: "The agreement names the coordinator and the team, with their hours.",
  },
  {
    question: "Where can we meet?",
    answer: "We meet at {address} or by video call, whichever is easier for the family.",
  },
];
