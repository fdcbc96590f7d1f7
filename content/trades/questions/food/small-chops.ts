import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const smallChopsQuestions: readonly Question[] = [
  {
    question: "How many people does one tray feed?",
    answer:
      "One tray has {quantity}, so tell us the number of guests and we will say how many trays you need.",
  },
  {
    question: "How early should I book?",
    answer: "Please book at least {notice} before the day. December Saturdays go much earlier.",
  },
  {
    question: "How much is the deposit?",
    answer: "We hold your date with {deposit}. The balance is due two days before the event.",
  },
  {
    question: "Do you deliver to my hall?",
    answer: "Yes, we deliver in {area}. Delivery costs {deliveryFee} and we arrive before the guests do.",
  },
  {
    question: "Can I taste before I pay?",
    answer: "Yes. You can buy a tasting box for {price}, and we take it off your bill when you book.",
  },
  {
    question: "Do you bring servers and chafing dishes?",
    answer:
      "Yes, when you ask for full service. We write the number of servers on your quotation, so you know what you are paying for.",
  },
  {
    question: "What if more guests come than I planned?",
    answer:
      "Tell us by the evening before and we will add trays at the same price. On the day itself it depends on what is in the kitchen.",
  },
  {
    question: "Can you cook without pepper for the children?",
    answer: "Yes. We mark the mild trays, so please tell us how many children you expect.",
  },
  {
    question: "Will the small chops still be warm?",
    answer:
      "We fry on the day and pack in warmers. If serving is delayed, keep the covers closed and we will tell you how long each item keeps.",
  },
  {
    question: "Can I cancel or change the date?",
    answer:
      "You can move the date once if you tell us {notice} before. After we have bought the ingredients we cannot return the deposit.",
  },
  {
    question: "What is the smallest order?",
    answer: "The smallest order is {minimum}. For less than that, please look at our frozen packs.",
  },
];
