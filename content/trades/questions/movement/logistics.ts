import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const logisticsQuestions: readonly Question[] = [
  {
    question: "How much is delivery?",
    answer: "It depends on the zone. Inside {area} it starts from {price}; send pick-up and drop.",
  },
  {
    question: "How soon can you pick up?",
    answer: "Within {time} for same-day orders that reach us before noon.",
  },
  {
    question: "Do you collect payment?",
    answer: "Yes, and we remit the same evening to your account with a list.",
  },
  {
    question: "Can I follow my parcel?",
    answer: "You get the rider’s name and number and a picture at handover.",
  },
  {
    question: "What if it gets lost or broken?",
    answer: "Declare the value at pick-up. We pay by the rule on the waybill.",
  },
  {
    question: "Do you deliver to other states?",
    answer: "Yes, by park or courier. Inter-state parcels take {duration}.",
  },
  {
    question: "What do you not carry?",
    answer: "Cash, arms, drugs without papers and things without a name. Ask us about liquids and glass.",
  },
  { question: "Do you have plans for vendors?", answer: "Yes, from {minimum} a month at a lower price." },
  { question: "Do your riders work on Sundays?", answer: "Riders go out on {days}, from {hours}." },
  {
    question: "Can you buy something for me?",
    answer: "Yes. You pay for the goods first by {payment}, and we send the receipt.",
  },
  {
    question: "Do you move houses?",
    answer: "Yes, with van and loaders after a list or a video of your things.",
  },
];
