import type { ModuleContent } from "../course-content.ts";

export const gettingPaid: ModuleContent = {
  slug: "getting-paid",
  title: "Getting paid",
  summary:
    "A sale is finished when the money is yours. You set rules for credit, reminders that keep the customer, and a way to see what is owed.",
  outline: [
    "Cash, transfer, POS, card, pay on delivery: cost, risk and speed of each in your own figures",
    "Confirming a transfer in the bank app, never from a screenshot, without insulting anybody",
    "A credit rule on one page: who, how much, until when, and what happens on the day after",
    "The list of debts by age: this week, this month, older, and what to do with each",
    "Reminders on the day before, the day itself, day 7 and day 21, each with a way to pay",
    "Part payments written down at once, with a balance that both have seen",
    "The debt you give up, on purpose and on paper, and what you change because of it",
  ],
  lessons: [],
  quiz: [],
  task: "Make the list of all that is owed to you with dates, write your credit rule, and remind everybody who is late. Done when: every debt has a date agreed with the person, and four weeks later you can state how much of the list came in and how much new credit you gave.",
};
