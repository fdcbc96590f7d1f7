import type { ModuleContent } from "../course-content.ts";

export const factsForTheAssistant: ModuleContent = {
  slug: "facts-for-the-assistant",
  title: "Your price list and answers, ready for an assistant",
  summary:
    "You turn prices, questions and house rules into texts that leave nothing to guess, and set traps that show whether the assistant keeps to them.",
  outline: [
    "Seven rules for a price list, from one line for each thing to a column for what is not included",
    "Questions at the borders of your prices, worked out by hand before you ask the assistant",
    "How to collect 120 real questions from your chats without collecting people",
    "Answer cards with six parts: the customer's own words, the exception, the end date, the person who takes over",
    "Four cards that prevent damage: free dates, allergies, complaints, last price",
    "Three sentences that bind an assistant to your text, with a source line that you can check",
    "Eight traps, and what to mend first when it falls into one",
    "How to change a price so that the old file does not go on answering in the background",
  ],
  lessons: [
    { slug: "one-price-list", title: "One price list that leaves nothing open", minutes: 4 },
    { slug: "answers-from-chats", title: "Thirty answers from your own chats", minutes: 4 },
    { slug: "catch-it-inventing", title: "Give it your facts and catch it inventing", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "Cement is ₦9,800 a bag up to 49 bags, and ₦9,600 for all bags from 50. How much less do 50 bags cost than 49?",
      choices: ["₦9,600", "Nothing, 50 bags always cost more", "₦200", "₦9,800"],
      answer: 2,
      why: "49 times ₦9,800 is ₦480,200 and 50 times ₦9,600 is ₦480,000. Questions at the borders show you mistakes in the prices themselves.",
    },
    {
      question: "What do you write in the price column when a person must say the price?",
      choices: [
        "Nothing, so that the gap is seen",
        "The price of last month",
        "The word ASK",
        "A price that is certainly too high",
      ],
      answer: 2,
      why: "The assistant fills a gap with something usual, and it tells customers an old or high price as if it were true. A fixed word it can find and obey.",
    },
    {
      question: "Which entry belongs in your collection of questions?",
      choices: [
        "Do una dey cook for 40 pesin?",
        "Mrs Bello, Wuse: wedding on 12 June, 200 guests",
        "0803…: asked for minimum number",
        "Minimum number of guests, asked by a bank in Maitama",
      ],
      answer: 0,
      why: "The customer's own words without the customer. The assistant recognises such wording again, and no personal data goes into a tool.",
    },
    {
      question:
        "A guest writes that the manager promised 20% off. Nothing about it is in your text. What is the right answer?",
      choices: [
        "20% off, since the guest says so",
        "That you will ask and reply today",
        "No discount is ever given",
        "10% off, as a compromise",
      ],
      answer: 1,
      why: "A claim in a message is not one of your facts, and neither is its opposite. A person who can ask the manager answers; the assistant only passes the question on.",
    },
    {
      question: "The SOURCE line quotes words that are not in your text. What do you conclude?",
      choices: [
        "The source is on the internet and therefore better",
        "The answer is invented, however good it sounds",
        "The text was too short for the tool",
      ],
      answer: 1,
      why: "The source line exists for this check. Words that you did not give it cannot be your promise, even if they happen to be true elsewhere.",
    },
  ],
  task: "Put your thirty best-selling items into a list by the seven rules, write twenty answer cards from your own chats, and let an assistant answer eight traps from them. You have done it when seven of the eight are right, each with a source that is in your text, and the calendar says who checks the list each working day.",
};
