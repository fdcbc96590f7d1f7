import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const provisionsQuestions: readonly Question[] = [
  { question: "What time do you open?", answer: "We open from {hours}, on {days}." },
  {
    question: "Do you deliver to the house?",
    answer: "Yes, in {area}. Delivery costs {deliveryFee}, and it is free for large lists.",
  },
  {
    question: "How much is a bag of rice today?",
    answer: "Today it is {price}. The price changes, so ask for today’s list.",
  },
  {
    question: "Do you sell by the carton?",
    answer: "Yes. Cartons are cheaper than single pieces, and {minimum} gets the kiosk price.",
  },
  {
    question: "How can I pay?",
    answer: "You can pay by {payment}. We hand over goods when the alert is in our account.",
  },
  {
    question: "Do you check expiry dates?",
    answer: "Yes, every month. If you find anything out of date, bring it back and choose another.",
  },
  {
    question: "Can I buy on credit?",
    answer: "We give credit only to a few registered offices. For families we keep a savings list instead.",
  },
  {
    question: "Can you pack my child’s boarding list?",
    answer: "Yes. Send the school’s list {notice} ahead, and we pack and name the box.",
  },
  {
    question: "Can I return something?",
    answer: "Unopened goods can be exchanged within {returns}. Baby food and medicines cannot.",
  },
  {
    question: "Can you get something that is not on your shelf?",
    answer: "Often yes, within {time}. Send a picture and pay {deposit}.",
  },
  {
    question: "Do you give discounts?",
    answer: "On cartons and monthly lists, yes: {discount} on large orders.",
  },
];
