import { demoNames } from "./demo-names.ts";
import { devicesNeeded } from "./devices.ts";
import { offerTerm } from "./offer-terms.ts";
import { systemPaths } from "./price-path.ts";
import { site } from "./site.ts";
import type { Question } from "./structured-data.ts";

/*
 * Questions that people ask before they pay. Conditions come from offer-terms.ts, so that every page says the same. The
 * offer pages show all the terms, so they list only the questions that the terms do not answer.
 */

const { deposit, late, refund, covers, support, data, notice, missed } = offerTerm;
/** A detail that the terms leave out: moving to another package. */
const moving =
  "You can move to another package or add to yours at any time. You get a quote for the difference first.";
const inParts = site.terms.depositPercent < 100;

const devices: Question = {
  question: "Do we need to buy devices? What if the network goes down?",
  answer: devicesNeeded,
};

const shop: Question = {
  question: "Which one is for a shop?",
  answer: `A shop is better off with ${site.flagships.storefront} or a WhatsApp package.`,
};

const hotelOrSchool: Question = {
  question: "Which one is for a hotel or a school?",
  answer: `We have no standard system for these. Two ready apps come close: ${demoNames.hospitality} has a room calendar for a hotel, and ${demoNames["enterprise-suite"]} suits a group of schools.`,
};

export const enterpriseQuestions: readonly Question[] = [
  {
    question: "Why does the same system have two prices?",
    answer: `Because there are two ways to get it. ${systemPaths["real-estate-system"].sentence} ${systemPaths["real-estate-system"].advice}`,
  },
  {
    question: "What does the setup price include?",
    answer:
      "We agree with you what the system must do, build it, bring in your records and train your staff, in person or on a call. Your quote lists all this, with branches, users and any extra cost.",
  },
  { question: "What does the monthly price pay for?", answer: `${covers.text} ${support.text}` },
  { question: "Who owns the data?", answer: data.text },
  { question: "What happens if we stop paying?", answer: `${missed.text} ${notice.text}` },
  {
    question: "Will you train our staff?",
    answer: "Yes, it is part of the setup.",
  },
  { question: "Must we pay the whole setup at once?", answer: `${inParts ? "No. " : ""}${deposit.text}` },
  { question: "What if you are late, or we change our mind?", answer: `${late.text} ${refund.text}` },
];

export const packageQuestions: readonly Question[] = [
  {
    question: "What does the setup price include?",
    answer:
      "We connect the assistant to your WhatsApp, enter your prices, answers and opening hours, and check its replies with you. It uses only the prices and answers that you have approved. If a reply is wrong, tell us: we correct it at no extra charge.",
  },
  {
    question: "What does the monthly price pay for?",
    answer: `It keeps the assistant replying to your customers ${site.claims.support}. ${covers.text}`,
  },
  {
    question: "Will it work on my own number, and can I try it first?",
    answer:
      "Yes to both. You try it before your customers do, and we tell you what happens to your old chats before we change anything on your number.",
  },
  { question: "When can I reach a person?", answer: support.text },
  {
    question: "Can we still reply ourselves?",
    answer: "Yes, you can take over any chat.",
  },
  { question: "Who owns the chats and the customer list?", answer: data.text },
  {
    question: "What happens if I stop paying?",
    answer: `${missed.text} ${notice.text}`,
  },
  {
    question: "Can I pay in parts, or move to another package later?",
    answer: `${inParts ? "Yes. " : ""}${deposit.text} ${moving}`,
  },
  { question: "What if you are late, or I change my mind?", answer: `${late.text} ${refund.text}` },
];

function only(list: readonly Question[], ...asked: readonly string[]): Question[] {
  return list.filter(({ question }) => asked.includes(question));
}

/** Questions for the enterprise systems page, where each system says why it has two prices. */
export const enterprisePageQuestions: readonly Question[] = [
  ...only(enterpriseQuestions, "What does the setup price include?"),
  shop,
  hotelOrSchool,
  devices,
];

/** Questions for the packages page. */
export const packagePageQuestions: readonly Question[] = [
  ...only(
    packageQuestions,
    "What does the setup price include?",
    "Will it work on my own number, and can I try it first?",
    "Can we still reply ourselves?",
  ),
  {
    question: "Can I change the package later?",
    answer: "Yes, at any time. You get a quote for the difference first.",
  },
  {
    question: "Which languages does it reply in?",
    answer:
      "SmartAgent Pro and FullOps Assistant Elite reply in English or Pidgin, whichever the customer uses. For Pidgin with LeadBot Basic, or for any other language, ask us before you pay.",
  },
];
