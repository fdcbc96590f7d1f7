import type { ModuleContent } from "../course-content.ts";

export const checks: ModuleContent = {
  slug: "checks",
  title: "Check that it did its work",
  summary:
    "An automation fails quietly. You set up daily and weekly checks that notice a failure, and a plan for the moment when one happens.",
  outline: [
    "How automations fail: not at all, twice, too late, with old facts, to the wrong person",
    "The test order: a false customer on your second phone, every Monday, from the first message to the end",
    "Counting both ends: messages in and orders out, slips and rows, deliveries and proofs",
    "A figure that raises the alarm, such as no order before noon on a working day, and who gets it",
    "The failure page: stop it, work by hand, tell the customers concerned, repair, write down what was learned",
    "A message that admits the mistake without excuses, ready before it is needed",
    "Doing again what was missed, without sending anybody the same thing twice",
    "After three failures of one kind: mend it, climb down a rung, or give it up",
  ],
  lessons: [
    { slug: "how-they-fail", title: "How automations fail, and the false customer", minutes: 4 },
    { slug: "alarm-figures", title: "A figure that raises its hand", minutes: 5 },
    { slug: "failure-page", title: "The page for the bad day", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "The false customer orders 2 kg at ₦4,200 a kilo, and delivery is ₦1,500. The sheet shows ₦8,400. What do you know?",
      choices: [
        "The price per kilo is out of date",
        "Everything is right, because tests need no delivery",
        "The order was entered twice",
        "The delivery fee is missing in the total",
      ],
      answer: 3,
      why: "2 times ₦4,200 is ₦8,400, so exactly the ₦1,500 is missing. The same would be missing for every real customer of that day.",
    },
    {
      question:
        "38 chats carry 'To pay' or 'Paid', and 37 lines are in the sheet. What does counting both ends tell you?",
      choices: [
        "The sheet is wrong and should be rebuilt",
        "One order was probably not entered, and you know where to search",
        "One label was given by mistake, so there is nothing to be done about it",
        "The difference is too small to matter",
      ],
      answer: 1,
      why: "You need not know beforehand how something fails: two counts that do not agree show you where to search. The missing line may be a customer who has paid and is waiting.",
    },
    {
      question: "An alarm figure has been red every morning for three weeks. What do you do?",
      choices: [
        "Set the limit from twenty real days, or take the figure away",
        "Look at it twice a day from now on, and let a second person look too",
        "Add a second figure that explains the first",
      ],
      answer: 0,
      why: "Whoever sees red every day no longer sees it on the day that matters. Put the limit just beyond your ordinary days.",
    },
    {
      question: "A wrong account number went out. What comes first?",
      choices: [
        "Find out who changed it",
        "Apologise to all your customers in your WhatsApp status",
        "Stop it, so that no further customer gets the number",
        "Repair the saved reply",
      ],
      answer: 2,
      why: "Each minute another customer may pay into the wrong account. Cause and repair can wait until the damage no longer grows, and you tell those concerned, not everybody.",
    },
    {
      question: "Why do you give the customers concerned the correct number in a phone call?",
      choices: [
        "Because it is quicker than writing",
        "Because WhatsApp may be out of order",
        "Because nothing should be in writing",
        "Because a message with a new account number is exactly what fraudsters send",
      ],
      answer: 3,
      why: "Customers who are suspicious of such a message are right. They can recognise a voice they know, from the number they know.",
    },
  ],
  task: "Write a failure page for your most important automation and cause the failure once on purpose, at a quiet hour, without telling the staff what will fail. You have done it when a check and not a customer noticed the failure, and work went on by hand within fifteen minutes.",
};
