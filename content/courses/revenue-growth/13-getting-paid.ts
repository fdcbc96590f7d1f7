import type { ModuleContent } from "../course-content.ts";

export const gettingPaid: ModuleContent = {
  slug: "getting-paid",
  title: "Getting paid",
  summary:
    "A sale is finished when the money is yours. You set rules for credit, reminders that keep the customer, and a way to see what is owed.",
  outline: [
    "Cash, transfer, POS, card, pay on delivery: cost, risk and speed of each in your own figures",
    "Confirming a transfer in the bank app, never from a screenshot, without insulting anybody",
    "Five minutes at closing: each way of paying against the record",
    "A credit rule on one page: who, how much, until when, and what happens on the day after",
    "The list of debts in four ages, what each is carefully worth, and where your hour goes first",
    "Reminders on the day before, and on day 1, day 7 and day 21 after, each with a way to pay",
    "A plan that can be kept in a bad week, and part payments that both have seen",
    "The debt you give up, on purpose and on paper, and what you change because of it",
  ],
  lessons: [
    { slug: "how-the-money-comes", title: "How the money comes, and what it costs", minutes: 5 },
    { slug: "a-credit-rule", title: "A credit rule that holds", minutes: 5 },
    { slug: "debts-by-age", title: "Debts by age", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "A customer shows a screenshot: ‘Transfer successful, ₦64,000.’ In your bank app there is nothing. What do you do?",
      choices: [
        "Hand the goods over, since the screenshot has the name of the bank",
        "Keep the goods, and deliver them once the money shows in the app",
        "Ask for a second screenshot with the date on it",
        "Send him to another shop",
      ],
      answer: 1,
      why: "Only the incoming payment in your own account counts. A delivery at your cost is cheap against ₦64,000 of goods, and the honest customer loses a few minutes at most.",
    },
    {
      question:
        "Goods that cost ₦90,000 were given on credit and are never paid. You keep 15 of each ₦100 sold. For how much must you sell in cash to earn the ₦90,000 back?",
      choices: ["₦90,000", "₦103,500", "₦600,000"],
      answer: 2,
      why: "₦90,000 ÷ 0.15 = ₦600,000. That is what one debt weighs, and why the limit for one person comes before friendliness.",
    },
    {
      question:
        "You have already given as much credit as your rule allows for all customers together. Now your most punctual customer asks for credit. What does the rule say?",
      choices: [
        "Not now: when some money has come in, he is the first",
        "Yes, since he has always paid on the day",
        "Yes, but at a price that is 10% higher",
        "Half of it, to show good will without breaking the limit by much",
      ],
      answer: 0,
      why: "The limit for all together protects your stock, whoever asks. If it bends for the best customer, it will bend for the loudest next. Half in cash today is something you can offer.",
    },
    {
      question: "You have one hour for your debts. Where does it bring the most?",
      choices: [
        "With the oldest debts, since these have waited the longest",
        "With the largest single sum, however old it is",
        "With those not yet due, so that they pay early",
        "With those that are up to 30 days late",
      ],
      answer: 3,
      why: "Nearly all of these people can be reached, and much of the money still comes in; each month of waiting makes such debts worth clearly less. From the oldest ones, take one name a week and decide what to do.",
    },
    {
      question:
        "Somebody owes ₦20,000, is three weeks late and promises to pay all of it tomorrow, for the third time. What is better?",
      choices: [
        "Believe him once more, since pressure destroys trust",
        "Ask what he can surely pay each week",
        "Put his name on your status, so that he feels it",
      ],
      answer: 1,
      why: "₦3,000 that really comes each week is worth more than ₦20,000 that is always for tomorrow. If you shame him, you lose the money and the onlookers, and you may break the law on people’s data.",
    },
  ],
  task: "Make the list of all that is owed to you with dates, write your credit rule, and remind everybody who is late. Done when: every debt has a date agreed with the person, and four weeks later you can state how much of the list came in and how much new credit you gave.",
};
