import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const realEstateQuestions: readonly Question[] = [
  {
    question: "How much is the total?",
    answer: "The table shows rent, agency, legal and caution. For this house the total is {price}.",
  },
  {
    question: "Do you charge for inspection?",
    answer: "We tell you before we go. Several houses are shown in one morning.",
  },
  {
    question: "Is the land free of trouble?",
    answer: "We show search report and survey. Please let your own lawyer check before you pay.",
  },
  {
    question: "Can I pay in parts?",
    answer: "For some properties, with {deposit} first. The agreement says what happens if a part is late.",
  },
  {
    question: "I live abroad, how can I buy safely?",
    answer:
      "Appoint your own lawyer, ask for a search and pay only to the named account. We film and report.",
  },
  {
    question: "How soon can I move in?",
    answer: "After payment, agreement and handover sheet, usually within {time}.",
  },
  {
    question: "Who repairs things?",
    answer: "The agreement says it. Small repairs go through us with pictures.",
  },
  {
    question: "Will I get my caution back?",
    answer: "Yes, after the exit sheet, less what is damaged, within {returns}.",
  },
  { question: "Do you manage houses?", answer: "Yes. You get rent, report and repair list every month." },
  { question: "Which areas do you cover?", answer: "We work in {area}." },
  { question: "What do I bring?", answer: "Identity, work or business proof, a guarantor and the form." },
];
