import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const pharmacyQuestions: readonly Question[] = [
  {
    question: "Do you have this drug?",
    answer: "Send the name or a clear picture of the pack or prescription. We answer with stock and price.",
  },
  {
    question: "How do I know it is original?",
    answer: "Check the registration number and the expiry date with us. Our own licence is {registration}.",
  },
  {
    question: "Do you deliver?",
    answer: "Yes, in {area} for {deliveryFee}. Some medicines need the prescription first.",
  },
  {
    question: "When is the pharmacist there?",
    answer: "The pharmacist is on duty from {hours} on {days}.",
  },
  {
    question: "Can I get antibiotics without a prescription?",
    answer: "No. Please see a doctor first; taking them without need can harm you.",
  },
  {
    question: "Can you check my blood pressure?",
    answer: "Yes, at {address}. Sit for five minutes before the check.",
  },
  {
    question: "Can I pay for my parents from abroad?",
    answer: "Yes, by {payment}. They get the pack at home and you get the receipt and the reading.",
  },
  {
    question: "Can I return medicine?",
    answer:
      "For safety we cannot resell returned medicine. If we made a mistake, come back at once and we put it right.",
  },
  {
    question: "Do you remind me when my drugs finish?",
    answer: "Yes. Give us the date, and we will write to you five days before.",
  },
  {
    question: "Can you treat my child?",
    answer:
      "We can advise on first steps. A child with high fever, fits, fast breathing or who cannot drink must go to hospital now.",
  },
  {
    question: "How much is a refill?",
    answer: "It depends on the drug. Send your card, and we tell you today’s price before delivery.",
  },
];
