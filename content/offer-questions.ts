import { offerTerm } from "./offer-terms.ts";
import { systemPaths } from "./price-path.ts";
import { site } from "./site.ts";
import type { Question } from "./structured-data.ts";

/* Questions that people ask before they pay. Conditions come from offer-terms.ts, so that every page says the same. */

const { deposit, late, refund, covers, support, data, notice, missed } = offerTerm;

export const enterpriseQuestions: readonly Question[] = [
  {
    question: "Why does the same system have two prices?",
    answer: `Because there are two ways to get it. ${systemPaths["real-estate-system"].sentence} ${systemPaths["real-estate-system"].advice}`,
  },
  {
    question: "What does the setup price include?",
    answer:
      "Agreeing with you what the system must do, building it, moving in the records you have now and training your staff. Your quote lists it all for your business, with anything that costs more, before work begins.",
  },
  { question: "What does the monthly price pay for?", answer: `${covers.text} ${support.text}` },
  { question: "Who owns the data?", answer: data.text },
  { question: "What happens if we stop paying?", answer: `${missed.text} ${notice.text}` },
  {
    question: "Will you train our staff?",
    answer:
      "Yes, it is part of the setup. Tell us how many people there are and in how many places, so that we plan for all of them.",
  },
  { question: "Must we pay the whole setup at once?", answer: deposit.text },
  { question: "What if you are late, or we change our mind?", answer: `${late.text} ${refund.text}` },
];

export const packageQuestions: readonly Question[] = [
  {
    question: "What does the setup price include?",
    answer:
      "Connecting the assistant to your WhatsApp, giving it your prices, answers and opening hours, and going through its replies with you before customers meet it. You approve the answers; it invents nothing about your business.",
  },
  {
    question: "What does the monthly price pay for?",
    answer: `It keeps the assistant replying to your customers ${site.claims.support}. ${covers.text}`,
  },
  {
    question: "Will it work on my own number, and can I try it first?",
    answer:
      "Yes, it is connected to your own WhatsApp number. Before anything is changed we agree with you what happens to your old chats. To hear an assistant today, write to a practice bot in the Bot Playground, free. Your own one you try before your customers meet it.",
  },
  { question: "When can I reach a person?", answer: support.text },
  {
    question: "Can my staff and I still reply ourselves?",
    answer:
      "Yes. You can enter any chat yourself, and the assistant calls you or your staff when a person is needed.",
  },
  { question: "Who owns the chats and the customer list?", answer: data.text },
  {
    question: "What happens if I stop paying?",
    answer: `${missed.text} While it is paused the assistant does not reply, but your customers can still write to you. ${notice.text}`,
  },
  {
    question: "Can I pay in parts, or move to another package later?",
    answer: `${deposit.text} You can move to another package or add to yours at any time; we quote the difference first.`,
  },
  { question: "What if you are late, or I change my mind?", answer: `${late.text} ${refund.text}` },
];
