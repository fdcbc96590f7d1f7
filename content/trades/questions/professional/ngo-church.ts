import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const ngoChurchQuestions: readonly Question[] = [
  { question: "When do you meet?", answer: "We meet on {days}, from {hours}, at {address}." },
  {
    question: "How can I give?",
    answer: "You can give by {payment} to {account}, and a receipt is sent to you.",
  },
  {
    question: "How is the money used?",
    answer: "A one-page report comes every quarter, and you may ask about any item.",
  },
  {
    question: "How do I volunteer?",
    answer: "Write your name, skill and free hours to {contact}. You get a duty and a leader.",
  },
  {
    question: "Can you help my family?",
    answer: "Tell us in private. Two people read it, and you hear from us within {time}.",
  },
  { question: "Do you work outside this area?", answer: "We work in {area} and with partners elsewhere." },
  {
    question: "Can my company partner with you?",
    answer: "Yes. We send projects with budget, and report by stage.",
  },
  {
    question: "Will you post my picture?",
    answer: "Only when you agree. You can say no and still get help.",
  },
  {
    question: "Is the organisation registered?",
    answer: "Yes, with trustees. The number is {registration}.",
  },
  {
    question: "Can I follow online?",
    answer: "Yes. Ask for the link, and we send it before each meeting.",
  },
  {
    question: "Is there something for children and youth?",
    answer: "Yes, on {days}, with leaders who were checked.",
  },
];
