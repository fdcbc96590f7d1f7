import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const buildingMaterialsQuestions: readonly Question[] = [
  {
    question: "How much is a bag of cement today?",
    answer: "Today it is {price} at the shop. Delivery and offloading are added by distance.",
  },
  {
    question: "Do you deliver to site?",
    answer: "Yes, in {area}. Transport costs {deliveryFee}, and offloading is written beside it.",
  },
  {
    question: "How many blocks do I need?",
    answer:
      "Send the length, height and number of openings. We will calculate and tell you how many to keep for breakage.",
  },
  {
    question: "How long does your price hold?",
    answer: "A written price holds for {duration}. After a payment it holds for what has been paid.",
  },
  {
    question: "How strong are the blocks?",
    answer: "We keep one mix and cure for the full days. You may break a block before you buy.",
  },
  {
    question: "Is the rod the full gauge?",
    answer: "Yes. We measure in front of you and write the real size on the receipt.",
  },
  {
    question: "I live abroad, how will I know that it arrived?",
    answer: "You get pictures at loading and on the site, and the waybill signed by your person.",
  },
  {
    question: "Can I pay in parts?",
    answer: "Yes. Start with {deposit}, and we deliver what has been paid for.",
  },
  {
    question: "What is the smallest delivery?",
    answer: "Our smallest delivery is {minimum}. Smaller things can be picked up at {address}.",
  },
  {
    question: "Can I return what is left?",
    answer: "Unopened tiles, pipes and fittings can come back within {returns}. Cement and cut rods cannot.",
  },
  {
    question: "Do you work with bricklayers you can recommend?",
    answer:
      "We know some who buy here. You agree with them yourself, and you should see one of their walls first.",
  },
];
