import type { ModuleContent } from "../course-content.ts";

export const testBeforeCustomers: ModuleContent = {
  slug: "test-before-customers",
  title: "Test it before your customers do",
  summary:
    "A dress rehearsal with forty messages, a soft start with ten real customers, and a switch that turns it off within a minute.",
  outline: [
    "Forty test messages from your own cards: ordinary, unclear, angry, in Pidgin, in voice, with two wishes at once",
    "Messages that try to trick it: false promises, hidden instructions, begging for a discount, asking for another customer's order",
    "Who plays the customer: a sister, a friend who likes to argue, a child of twelve, each with one hour",
    "Three kinds of mistake with three limits: clumsy, wrong, dangerous; one dangerous answer stops the start",
    "The soft start: ten customers who know it, two weeks, every conversation read on the same evening",
    "The off switch, tried out by each person on duty, and the message that customers then get",
    "After the start: twenty conversations a week drawn by lot, and a list of what was changed because of them",
    "When prices or the tool change: the short test of ten before it goes on",
  ],
  lessons: [],
  quiz: [],
  task: "Run the forty messages twice, mend in between, and start softly with ten customers. You have done it when the second run had no dangerous and at most two wrong answers, each person on duty has used the off switch once, and all conversations of the two weeks were read.",
};
