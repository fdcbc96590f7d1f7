import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const salonQuestions: readonly Question[] = [
  {
    question: "How much is this style?",
    answer:
      "It depends on the length and the attachment. It starts from {price}; send the picture and we will answer with hours needed.",
  },
  {
    question: "Do I need to book?",
    answer: "Booking keeps your hour. We ask for {deposit}, which is taken off the price.",
  },
  {
    question: "How long will it take?",
    answer: "Usually {time}. We tell you before you sit, so that you can plan.",
  },
  {
    question: "Do you do home service?",
    answer: "Yes, in {area}. Home service adds {callOut} for transport and time.",
  },
  {
    question: "Do you provide the attachment?",
    answer: "You can bring yours or choose from ours. The price is said separately.",
  },
  {
    question: "Can you do bridal hair and makeup?",
    answer: "Yes. We begin with a trial, and the date is held after the deposit. Please book {notice} ahead.",
  },
  {
    question: "Are your tools clean?",
    answer: "Combs and clippers are cleaned and sterilised for each person. Ask to see it done.",
  },
  {
    question: "My hair breaks, what can you do?",
    answer:
      "Come first for a look at the hair and scalp. We will tell you what to stop before we sell you anything.",
  },
  { question: "When are you open?", answer: "Chairs are open from {hours} on {days}." },
  {
    question: "What if I come late?",
    answer: "We keep your place for twenty minutes. After that we fit you in or give you another hour.",
  },
  { question: "Where is the salon?", answer: "At {address}. Call {contact} if you do not find the gate." },
];
