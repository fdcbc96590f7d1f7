import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const phoneSalesQuestions: readonly Question[] = [
  {
    question: "Is it new or used?",
    answer: "The post says new, used abroad or used here. The condition is written on your receipt.",
  },
  {
    question: "How do I know it is not stolen?",
    answer:
      "Every phone comes with its IMEI on the receipt, and we keep the papers of whoever sold it to us.",
  },
  {
    question: "What is the battery health?",
    answer: "Every post states the real number. We show it on video and again in the shop.",
  },
  {
    question: "Do you give warranty?",
    answer:
      "Yes, {warranty} on used phones for faults that were not there at sale. Water and broken screens are not covered.",
  },
  {
    question: "Can I swap my phone?",
    answer: "Yes. Answer a few questions and we give you a range; the final price comes after testing.",
  },
  { question: "How much is it?", answer: "Today it is {price}. Prices move, so ask before you come." },
  {
    question: "Do you deliver?",
    answer:
      "Yes, in {area} for {deliveryFee}, after payment to {account}. We film the test before it leaves.",
  },
  {
    question: "Can I pay in parts?",
    answer: "Through your cooperative or a partner, yes. We do not hand out phones on promises.",
  },
  {
    question: "Can you move my data?",
    answer: "Yes, chats, contacts and pictures, while you wait. Bring your passwords.",
  },
  {
    question: "What if it develops a fault?",
    answer:
      "Bring it with the receipt to {address}. We check within {time} and repair or exchange under the warranty.",
  },
  {
    question: "What do I get in the box?",
    answer: "We open it with you. Charger and cable are named as original or compatible.",
  },
];
