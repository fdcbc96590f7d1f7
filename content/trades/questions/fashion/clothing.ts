import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const clothingQuestions: readonly Question[] = [
  {
    question: "What sizes do you have?",
    answer: "We have {sizes}. Every post shows chest, waist and length.",
  },
  {
    question: "Is it new or thrift?",
    answer: "The post says it. Thrift is washed, ironed and shown with every fault.",
  },
  {
    question: "How much is delivery?",
    answer: "Delivery is {deliveryFee} within {area}. Other places go by waybill from the park.",
  },
  {
    question: "Can I exchange it?",
    answer: "Yes, for size, within {returns}, unworn and with the tag. You pay the transport back.",
  },
  {
    question: "Can you keep it for me?",
    answer: "We keep a piece for two hours. A part payment of {deposit} keeps it for two days.",
  },
  {
    question: "Will the colour fade?",
    answer: "We test wash new fabrics. Please wash dark pieces alone and inside out.",
  },
  {
    question: "Do you sell bales?",
    answer: "Yes, with grade and number of pieces. We open them on video before you pay the balance.",
  },
  {
    question: "Can I resell for you?",
    answer: "Yes, from {minimum}. You get the pictures and a reseller’s price.",
  },
  { question: "Where is your shop?", answer: "At {address}, open from {hours}." },
  {
    question: "When do new things come?",
    answer: "New pieces are shown on {days}. Join the list for your size.",
  },
  {
    question: "How do I pay?",
    answer: "Pay by {payment} to {account}, and send the screenshot with your address.",
  },
];
