import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const furnitureQuestions: readonly Question[] = [
  {
    question: "How much is a wardrobe?",
    answer: "It is priced by size and board. Small ones start from {price}; send width and height.",
  },
  { question: "How long will it take?", answer: "It takes {time} after {deposit} and the signed drawing." },
  {
    question: "What wood do you use?",
    answer: "We name wood or board in the offer, and show the frame before it is covered.",
  },
  {
    question: "Can you make this picture?",
    answer: "Yes, within your room and budget. You sign a drawing with measures first.",
  },
  {
    question: "Do you deliver and fit?",
    answer: "Yes, in {area}. Delivery and fitting cost {deliveryFee}.",
  },
  {
    question: "Which foam is inside?",
    answer: "You choose by sitting on samples. Name and density are on the receipt.",
  },
  {
    question: "Do you repair old chairs?",
    answer: "Yes. Send a picture, and we tell you if recovering is worth it.",
  },
  {
    question: "Is there a warranty?",
    answer: "Yes, {warranty} on frame and joints. Water and termites from the house are not covered.",
  },
  { question: "Can I pay in parts?", answer: "Yes, by stage: start, frame and delivery." },
  { question: "Do you make school desks?", answer: "Yes, from {minimum}, with one sample first." },
  {
    question: "Where can I see pieces?",
    answer: "Finished pieces stand at {address}. Come from {hours} and sit on them.",
  },
];
