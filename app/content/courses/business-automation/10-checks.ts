import type { ModuleContent } from "../course-content.ts";

export const checks: ModuleContent = {
  slug: "checks",
  title: "Check that it did its work",
  summary:
    "An automation fails quietly. You set up daily and weekly checks that notice it, and a plan for the moment when it has.",
  outline: [
    "How automations fail: not at all, twice, too late, with old facts, to the wrong person",
    "The test order: a false customer with your second phone, every Monday, through the whole way",
    "Counting both ends: messages in and orders out, slips and rows, deliveries and proofs",
    "A figure that raises the alarm, such as no order before noon on a working day, and who gets it",
    "The failure page: stop it, work by hand, tell the customers concerned, repair, write down what was learned",
    "A message that admits the mistake without excuses, ready before it is needed",
    "Replaying what was missed, without sending anybody the same thing twice",
    "After three failures of one kind: mend, climb down a rung, or give it up",
  ],
  lessons: [],
  quiz: [],
  task: "Write a failure page for your most important automation and cause the failure once on purpose, at a quiet hour, without telling the staff the kind of it. You have done it when it was noticed through a check and not by a customer, and work by hand went on within fifteen minutes.",
};
