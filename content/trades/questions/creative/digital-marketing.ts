import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const digitalMarketingQuestions: readonly Question[] = [
  {
    question: "How much do you charge?",
    answer: "Page management starts from {price} a month. Advert money goes from you to the platform.",
  },
  {
    question: "What do you do for that?",
    answer: "We agree a number of posts, answers to messages and one report a week, all in writing.",
  },
  {
    question: "How soon will I see results?",
    answer: "Enquiries can come in the first week. A fair test takes {duration}.",
  },
  {
    question: "Can you promise sales?",
    answer:
      "No. We promise counted enquiries and honest reports; price, stock and answers also decide sales.",
  },
  {
    question: "Who owns the page?",
    answer: "You do. We work with limited access and return it at the end.",
  },
  {
    question: "Do I need a website?",
    answer: "Not at first. A clear page and a WhatsApp that answers are enough to test.",
  },
  {
    question: "How much should I spend on adverts?",
    answer: "Begin small with one offer. We suggest an amount after seeing your margin.",
  },
  {
    question: "Do you make the pictures?",
    answer: "Yes, on content days in {area}. You may also send your own.",
  },
  {
    question: "Will you answer my customers?",
    answer: "Yes, within {hours}, with answers that you approved.",
  },
  { question: "Can I stop?", answer: "Yes, with {notice} notice. You keep your content and lists." },
  {
    question: "Do you work with my type of business?",
    answer: "Tell us what you sell on {contact}. We say no when we cannot help.",
  },
];
