import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const cakesQuestions: readonly Question[] = [
  {
    question: "How much is a birthday cake?",
    answer:
      "It depends on size and design. A cake for a small family starts from {price}; send us a picture and the number of guests for an exact price.",
  },
  {
    question: "How early should I order?",
    answer: "Please order at least {notice} before the day. Simple cakes are sometimes possible sooner.",
  },
  {
    question: "Can you make exactly this picture?",
    answer:
      "We make our own version of it. You will see a sketch or a description with the price before you pay.",
  },
  {
    question: "Which flavours do you have?",
    answer:
      "We bake vanilla, chocolate, red velvet and others on request. Ask for a taste box if you cannot decide.",
  },
  {
    question: "Do you deliver?",
    answer: "Yes, in {area} for {deliveryFee}. We send you a picture before the cake leaves.",
  },
  {
    question: "How much do I pay first?",
    answer: "We start with {deposit}, and the balance is due before delivery.",
  },
  {
    question: "How long will the cake last?",
    answer: "Keep it in a cool place and eat it within two to three days. Cream cakes belong in the fridge.",
  },
  {
    question: "Can you bake without eggs or with less sugar?",
    answer: "We can for some flavours. Tell us when you order, because it changes the recipe and the size.",
  },
  {
    question: "What if the cake is damaged on the way?",
    answer:
      "Take a picture before you cut it and send it at once. If it left us whole and arrived spoiled by our rider, we repair it or return part of the money.",
  },
  {
    question: "Do you make cupcakes and parfaits?",
    answer: "Yes, from {minimum}. They are good for classes and offices, because nobody needs a knife.",
  },
  {
    question: "Can I pick it up myself?",
    answer: "Yes, at {address} from {hours}. Come with a car that has a flat seat or boot.",
  },
];
