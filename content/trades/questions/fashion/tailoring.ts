import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const tailoringQuestions: readonly Question[] = [
  {
    question: "How much do you charge for sewing?",
    answer:
      "It depends on the style. Simple styles start from {price}; send a picture and we will answer with price and days.",
  },
  {
    question: "How long does it take?",
    answer: "Usually {time} after we have the fabric and the measurements. Express work depends on the week.",
  },
  {
    question: "Can I send my measurements?",
    answer: "Yes. We send you a short guide with pictures, and somebody at home can measure you.",
  },
  {
    question: "Do you have fabric?",
    answer: "Yes, samples are available. You may also bring your own, and we return what is left.",
  },
  {
    question: "How much is the deposit?",
    answer: "We start with {deposit}. The balance is paid when you have tried it on.",
  },
  {
    question: "Do you sew for groups?",
    answer: "Yes, from {minimum} at a group price. We can come and measure everybody in one place.",
  },
  {
    question: "What if it does not fit?",
    answer: "We amend it free of charge within {returns}, as long as the style stays the same.",
  },
  { question: "Do you deliver?", answer: "Yes, in {area} for {deliveryFee}. Other states by courier." },
  { question: "Where is your shop?", answer: "At {address}. Fittings are on {days}." },
  {
    question: "Can you sew this exact picture?",
    answer:
      "We will tell you honestly what your fabric and your figure will give, and change the style with you before cutting.",
  },
  {
    question: "Do you train people?",
    answer: "Yes. Training takes {duration}. Ask for the fee and the next start.",
  },
];
