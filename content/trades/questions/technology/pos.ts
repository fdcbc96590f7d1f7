import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const posQuestions: readonly Question[] = [
  {
    question: "What are your charges?",
    answer: "They are written on the wall. A common withdrawal costs {price}.",
  },
  {
    question: "What is the most I can withdraw?",
    answer:
      "There are daily limits under the rules and by what we have in cash. Ask on {contact} before you come for a large amount.",
  },
  {
    question: "I was debited and did not get cash, what now?",
    answer: "Keep the receipt. We file it the same day, and most cases return within {time}.",
  },
  { question: "Do you open on Sunday?", answer: "We are open on {days}, from {hours}." },
  { question: "Can you come to my shop?", answer: "Yes, in {area}, for deposits at closing time." },
  {
    question: "Is my card safe?",
    answer: "You hold the card and type the PIN yourself. We never ask for it.",
  },
  {
    question: "Can I buy electricity and cable subscription?",
    answer: "Yes. Send the meter or card number and pay by {payment}.",
  },
  {
    question: "How does the daily saving work?",
    answer:
      "You save a fixed amount each day and get a message. The fee stands on your card, and pay-out is on the agreed date.",
  },
  {
    question: "Can you send money to another state?",
    answer: "Yes, to any bank. Wait for the confirmation at the counter.",
  },
  {
    question: "Why do you not accept a screenshot?",
    answer: "Because alerts can be faked. We pay out when our own balance shows the money.",
  },
  { question: "Where do I find you?", answer: "Look for our board at {address}." },
];
