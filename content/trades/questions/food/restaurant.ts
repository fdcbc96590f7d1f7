import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const restaurantQuestions: readonly Question[] = [
  {
    question: "What is on the menu today?",
    answer:
      "Today’s menu is posted every morning with prices. Send us a message and we will share it with you.",
  },
  {
    question: "How much is a plate?",
    answer: "A plate starts from {price}. Extra meat, fish and drinks are written beside it.",
  },
  {
    question: "Do you deliver?",
    answer: "Yes, in {area}. Delivery is {deliveryFee}, and lunch orders should reach us before eleven.",
  },
  {
    question: "What time do you open and close?",
    answer: "We serve from {hours} on {days}, or until the pots are empty.",
  },
  {
    question: "How can I pay?",
    answer: "You can pay by {payment}. For transfers, please check that the account name is {account}.",
  },
  {
    question: "Can you supply lunch to our office every day?",
    answer: "Yes. Send the number of people and we will agree a weekly menu and one price per pack.",
  },
  {
    question: "Is the food freshly cooked?",
    answer: "We cook every morning. Soup sold in bowls carries the date on which it was cooked.",
  },
  {
    question: "Can you reduce the pepper?",
    answer:
      "Yes, for packs ordered ahead. Food already in the pot comes as it is, and we will tell you which dishes are mild.",
  },
  {
    question: "Do you sell soup in litres?",
    answer: "Yes. Please order {notice} ahead and tell us the soup, the meat and how many litres.",
  },
  {
    question: "Where are you?",
    answer: "We are at {address}. Ask for us there and anybody around will show you.",
  },
  {
    question: "Can you cook for a small party?",
    answer: "Yes, for {minimum} and more. Tell us the date, the dishes and the place.",
  },
];
