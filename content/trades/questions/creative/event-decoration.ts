import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const eventDecorationQuestions: readonly Question[] = [
  {
    question: "How much is decoration?",
    answer:
      "Small set-ups start from {price}. Send date, hall, guests and a picture you like, and you get a list with prices.",
  },
  {
    question: "Can you do it exactly like this picture?",
    answer: "We draw what your hall and budget allow, item by item, and you approve it.",
  },
  {
    question: "When will you finish?",
    answer: "At least an hour before your guests. We agree set-up time with the hall.",
  },
  { question: "Do you rent items only?", answer: "Yes, from {minimum}, against a refundable amount." },
  { question: "How do we book?", answer: "With {deposit}. The balance is paid {notice} before the day." },
  {
    question: "Are the flowers fresh?",
    answer: "You choose fresh, artificial or both. Prices are written apart.",
  },
  {
    question: "Do you decorate outside the city?",
    answer: "Yes, in {area} and further with transport in the offer.",
  },
  { question: "Can you sew curtains?", answer: "Yes. We measure, show fabric and fit within {time}." },
  {
    question: "What if something breaks?",
    answer: "Guests’ damage is checked with you at the end. Normal wear is ours.",
  },
  {
    question: "Can I change colours?",
    answer: "Until {notice} before the event, without cost if the items are the same.",
  },
  { question: "Can we see your work?", answer: "Yes, at {address}, and in pictures of real halls." },
  {
    question: "How do you charge for curtains?",
    answer:
      "By window. Send width, height and a picture of the fabric you like, and prices start from {price}.",
  },
  {
    question: "Can you do only one room?",
    answer: "Yes. We measure, show a drawing with costs and finish it within {time}.",
  },
  {
    question: "How long do fresh flowers last?",
    answer: "Most last {duration} in clean water. We put a short care card with the bouquet.",
  },
  {
    question: "Can you deliver a bouquet today?",
    answer: "Yes, in {area}, when the order reaches us before noon.",
  },
];
