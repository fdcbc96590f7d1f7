import type { ModuleContent } from "../course-content.ts";

export const goingLiveOneBranchFirst: ModuleContent = {
  slug: "going-live-one-branch-first",
  title: "Going live, one branch first",
  summary:
    "The first day, the first week and the first month’s end with the new system, in a place that is small enough to manage.",
  outline: [
    "Choosing the first branch by four questions, worked out for three branches of a clinic group",
    "Old and new side by side: for how long, who compares, and the date on which the old one stops",
    "Comparing two totals every evening, and what each difference turned out to be",
    "No light, no network, wrong total: three drills before customers see one",
    "The numbered paper form, and typing it in afterwards without a gap",
    "What is frozen in the weeks around the start, and what you tell whom",
    "The first month’s end: closing with the system, and the questions of the accountant",
    "Deciding at the gate: go on, mend or go back, and how to go back with dignity",
  ],
  lessons: [
    { slug: "which-branch-and-how-long-twice", title: "Which branch, and how long side by side", minutes: 5 },
    { slug: "three-drills", title: "Three drills before the start", minutes: 5 },
    { slug: "first-month-end", title: "The first month’s end", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which branch is the best first one?",
      choices: [
        "The main house, since directors and supplier can always be there",
        "The weakest one, since it has the most to gain",
        "A small one with ordinary work, whose head wants it",
        "All at once, so that no branch is put first",
      ],
      answer: 2,
      why: "A head who wants it and an ordinary, small setting let you see the system’s own faults. In the main house, special cases and onlookers hide these faults; in the weakest branch, other troubles do.",
    },
    {
      question: "Which of these must not be kept side by side, in the old book and in the new system?",
      choices: ["Bills", "Appointments", "Receipts"],
      answer: 1,
      why: "Two appointment books make double bookings, because each shows only half. With money, comparing the two is the proof that the new system is right.",
    },
    {
      question: "After an outage the forms 0201 to 0204 and 0206 to 0210 are there. What do you do?",
      choices: [
        "Look for 0205 now, even if it was spoiled",
        "Type in the nine and go on, since one form is not much",
        "Number the forms anew from the next outage on",
        "Ask the patients to report missing entries",
      ],
      answer: 0,
      why: "The running numbers are there so that a gap is seen. Spoiled forms are crossed out and filed, so 0205 must exist. By tomorrow nobody will remember who had it.",
    },
    {
      question:
        "The till holds ₦18,000 less than the system says. Which search is the quickest to begin with?",
      choices: [
        "An entry of ₦18,000 that was never paid, or exchanged digits",
        "All entries of the day, from the first to the last, against the slips",
        "A question to the cashier, who was at the till all day",
      ],
      answer: 0,
      why: "First the amount itself, then exchanged digits such as 42,000 for 24,000. That takes minutes. You go through everything only if both find nothing; and a question that sounds like an accusation finds nothing at all.",
    },
    {
      question:
        "At the month’s end the bank and the system do not agree, and after a week nobody knows why. Which door do you take?",
      choices: [
        "Go on, because the second branch may show the cause",
        "Go on, with a correction entry that makes both equal, explained in a note for the accountant",
        "Mend, without a date, since it may take some time",
        "Go back to the last evening on which both agreed, and then look for the cause",
      ],
      answer: 3,
      why: "Without a cause there is nothing to mend, and each further day buries it deeper. A correction entry makes the lie permanent. From the last agreed evening you can begin again with figures that hold.",
    },
  ],
  task: "Bring one branch or department live by the plan, with two drills before it. Done when: ten working days have been entered completely, old and new agree on the agreed totals, and the decision at the gate is on paper with its figures.",
};
