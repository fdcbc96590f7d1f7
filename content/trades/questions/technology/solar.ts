import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const solarQuestions: readonly Question[] = [
  {
    question: "Can it carry my freezer?",
    answer:
      "It depends on the freezer and the hours. Send a picture of its label, and we tell you which size carries it at night.",
  },
  {
    question: "How much is a system?",
    answer: "Small systems start from {price}. We quote after the load sheet, so that you do not pay twice.",
  },
  {
    question: "How long do the batteries last?",
    answer: "Tubular and lithium differ. We give you the maker’s warranty and ours of {warranty}.",
  },
  {
    question: "What happens in the rainy season?",
    answer: "The panels make less, so we plan battery and grid charging for those weeks.",
  },
  {
    question: "Will it carry my air conditioner?",
    answer: "Some systems do, for stated hours. We write it down before you decide.",
  },
  {
    question: "How long does installation take?",
    answer: "It takes {time} after your deposit and the site check.",
  },
  {
    question: "Can I pay in stages?",
    answer: "Yes. You start with {deposit}, and partners may finance the rest.",
  },
  {
    question: "Will my roof leak?",
    answer: "We seal every hole, photograph it and return after the first heavy rain.",
  },
  {
    question: "Who repairs it?",
    answer: "You call {contact}. We ask for a picture of the screen and book a technician.",
  },
  {
    question: "Do you work outside the city?",
    answer: "Yes, in {area}. Transport is written in the quotation.",
  },
  {
    question: "Can I add more later?",
    answer: "Yes, if the inverter was chosen for it. Tell us your plan before we size it.",
  },
  {
    question: "Do you install street lights and pumps?",
    answer: "Yes, in {area}. We look at the pole or the borehole first and tell you the hours it will work.",
  },
];
