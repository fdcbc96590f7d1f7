import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const autoRepairQuestions: readonly Question[] = [
  {
    question: "How much is servicing?",
    answer: "A basic service starts from {price}, with oil and filter named on the card.",
  },
  {
    question: "Can you find the fault first?",
    answer: "Yes. Diagnosis is paid apart, and you see the report before parts.",
  },
  {
    question: "How long will my car stay?",
    answer: "Common work takes {time}. You get an hour on the job card.",
  },
  {
    question: "Do you use original parts?",
    answer: "You choose grade and price. The name is on the receipt, and the old part is yours.",
  },
  {
    question: "Do you repair this model?",
    answer: "Send model and year. If we do not know it well, we say so.",
  },
  {
    question: "Is there a warranty?",
    answer: "Yes, {warranty} on labour. Parts carry the warranty of the shop that sold them.",
  },
  {
    question: "Can you come to me?",
    answer: "For starting, battery and small faults yes, in {area}. A call-out is {callOut}.",
  },
  {
    question: "Can you check a car before I buy it?",
    answer: "Yes. We test thirty points at the seller’s place and send the list.",
  },
  {
    question: "Do you buy the parts?",
    answer: "We can, with a receipt, or you bring them. Parts you bring carry no warranty from us.",
  },
  {
    question: "When can I bring the car?",
    answer: "The gate is open from {hours} on {days}. Bookings are taken in first.",
  },
  { question: "Where is the workshop?", answer: "The workshop is at {address}." },
];
