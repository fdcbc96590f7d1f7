import { site } from "./site.ts";
import type { Question } from "./structured-data.ts";

/*
 * Questions that people ask before they pay. Where the answer differs between clients (payment in parts, notice, copies
 * of records), it says what to agree on first instead of promising what may not hold for everybody.
 */

export const enterpriseQuestions: readonly Question[] = [
  {
    question: "What does the setup price include?",
    answer:
      "Agreeing with you what the system must do, building it, bringing in the records you have now and showing your staff how to use it. You see the exact list for your business, and anything that costs more, before work begins.",
  },
  {
    question: "What does the monthly price pay for?",
    answer: `It keeps the system running, with ${site.claims.support} support included. Ask us to write down what it covers for you, such as the number of users and branches, messages that WhatsApp charges for, and small changes, so that you compare the same thing with other offers.`,
  },
  {
    question: "Who owns the data?",
    answer:
      "Your customer, patient, sales and stock records belong to your business, not to us. How you receive a copy, in which form and how often, is agreed before the setup.",
  },
  {
    question: "What happens if we stop paying?",
    answer:
      "The monthly price keeps the system running, so it does not run on without it. Agree with us at the start how much notice each side gives and how you receive your records, so that nobody is surprised.",
  },
  {
    question: "Will you train our staff?",
    answer:
      "Yes, showing your staff how to use the system is part of the setup. Tell us how many people there are and in how many places, so that we plan for all of them.",
  },
  {
    question: "Must we pay the whole setup at once?",
    answer:
      "Ask us. Whether the setup can be paid in parts and from which day the monthly price counts is agreed with you before work begins, together with what is ready at each step.",
  },
];

export const packageQuestions: readonly Question[] = [
  {
    question: "What does the setup price include?",
    answer:
      "Connecting the assistant to your WhatsApp, giving it your prices, answers and opening hours, and going through its replies with you before customers meet it. You agree the answers; nothing is invented about your business.",
  },
  {
    question: "What does the monthly price pay for?",
    answer: `It keeps the assistant replying, with ${site.claims.support} support included. WhatsApp itself charges for some business messages: ask us what that comes to for the number of messages you send.`,
  },
  {
    question: "Can my staff and I still reply ourselves?",
    answer:
      "Yes. You can enter any chat yourself, and the assistant calls you or your staff when a person is needed.",
  },
  {
    question: "Who owns the chats and the customer list?",
    answer:
      "Your chats and your customers’ details belong to your business. How you receive a copy of them is agreed before the assistant is launched.",
  },
  {
    question: "What happens if I stop paying?",
    answer:
      "The assistant stops replying; your customers still write to you. Agree with us at the start how much notice each side gives and how you receive your records.",
  },
  {
    question: "Can I pay in parts, or move to another package later?",
    answer:
      "Ask us before we begin. Parts, the day the monthly price starts to count and the price of a move are agreed with you, so that your first bill is the one you expect. Add-ons can come now or later.",
  },
];
