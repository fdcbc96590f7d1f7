import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const poultryQuestions: readonly Question[] = [
  {
    question: "How much is a crate of eggs?",
    answer: "This week a crate is {price}. Shops that take {minimum} or more get a lower price.",
  },
  {
    question: "Do you sell live or dressed?",
    answer: "Both. Dressed birds need {notice}, and we add the dressing fee to the price.",
  },
  {
    question: "How much does one bird weigh?",
    answer: "Our broilers are sold at about {quantity}. We weigh in front of you or send the video.",
  },
  {
    question: "Can I book for Christmas?",
    answer: "Yes. We hold your birds with {deposit}, and you choose the day of delivery.",
  },
  { question: "Do you deliver?", answer: "Yes, in {area} on {days}. Delivery is {deliveryFee}." },
  {
    question: "Are the birds vaccinated?",
    answer: "Yes. The dates are in the flock record, and you may see it before you buy.",
  },
  {
    question: "Do you use drugs in the chicken?",
    answer:
      "We treat sick birds only, as the vet says, and do not sell them before the waiting time is over.",
  },
  {
    question: "What if some eggs are cracked?",
    answer: "Open the crate when we bring it. We replace cracked eggs on the spot.",
  },
  {
    question: "Can I visit the farm?",
    answer:
      "You can come to the gate on {days}. For the health of the birds we do not let visitors into the pens.",
  },
  {
    question: "Do you supply point-of-lay birds?",
    answer: "Yes, by booking. They leave with their vaccination record, and you should book {notice} ahead.",
  },
  {
    question: "Do you sell the manure?",
    answer: "Yes, in bags. Bring your own transport or ask for a price with delivery.",
  },
];
