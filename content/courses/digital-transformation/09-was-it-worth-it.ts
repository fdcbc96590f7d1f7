import type { ModuleContent } from "../course-content.ts";

export const wasItWorthIt: ModuleContent = {
  slug: "was-it-worth-it",
  title: "Measuring whether it was worth it",
  summary:
    "After each step you compare with the time before it: the same count, the same sample, the same walk. Then you decide with figures whether the next step begins.",
  outline: [
    "Figures before, or no figures at all: what must be counted in the weeks before the start",
    "Four measures for a step: time on the clock, leaks in naira, mistakes in 50, people who use it without being asked",
    "Walking the same case again, with the same watch",
    "Money that came back and hours that were used for something: two columns that do not mix",
    "Other causes: season, price, a new head, and the second branch as a witness",
    "What it really cost: the budget beside the bank statement",
    "A page for the directors: promise, result, reason, what is not known, proposal",
    "Go on, mend or stop: three doors, and an orderly way back",
  ],
  lessons: [
    { slug: "figures-before-figures-after", title: "Figures before, figures after", minutes: 5 },
    { slug: "two-columns-that-do-not-mix", title: "Two columns that do not mix", minutes: 5 },
    { slug: "go-on-mend-or-stop", title: "Go on, mend or stop", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "A school introduced its fees system in the first week of term. When do you measure the ‘after’?",
      choices: [
        "In the second week, while everybody still remembers how the old way was and can compare",
        "In the third week of the next term, against the third week of a term before the change",
        "In the holidays, when there is time to count properly",
        "When the supplier sends his report",
      ],
      answer: 1,
      why: "In the first weeks you measure learning, and holidays are not ordinary weeks. The same sort of week, six weeks or more after the start, compares like with like.",
    },
    {
      question:
        "In a sample of 40 bills, ₦30,000 was missing before the change and ₦12,000 in one of the same size afterwards. You write 400 bills a month. About how much more comes in each month?",
      choices: ["₦18,000", "₦300,000", "₦180,000"],
      answer: 2,
      why: "40 of 400 is one tenth: ₦300,000 less ₦120,000 is ₦180,000 a month. And look into the sample: if one large item made up most of the ₦30,000, take another before you speak of it.",
    },
    {
      question:
        "The desk has 30 hours a month free and uses them for reminder calls. The calls bring 12 visits. What goes into the money column?",
      choices: [
        "What the 12 visits leave, and nothing for the hours",
        "The 30 hours at the hourly wage",
        "Both, since both came from the system",
        "Neither, as long as the salaries stay the same as before",
      ],
      answer: 0,
      why: "The hours became the visits. Counting both would count the same gain twice. The hours are in the other column, as hours.",
    },
    {
      question:
        "After six months a step has cost ₦400,000 more than it brought. It brings ₦130,000 a month, and its running costs are ₦50,000 a month. When does it break even?",
      choices: [
        "After about 3 more months",
        "After about 8 more months",
        "Never, since it is short after six months",
        "After 5 more months",
      ],
      answer: 3,
      why: "₦130,000 − ₦50,000 = ₦80,000 a month, and ₦400,000 ÷ ₦80,000 = 5. Calculate it again with half of what it brings: ₦65,000 − ₦50,000 = ₦15,000 a month, and it takes more than two years. So this step pays only if it goes on bringing all of the ₦130,000.",
    },
    {
      question: "‘We have already put two million into it.’ Which question helps?",
      choices: [
        "Who was responsible for choosing it?",
        "If we got it free today and paid only the running costs, would we take it?",
        "How much more must we put in, so that the two million were not for nothing?",
      ],
      answer: 1,
      why: "The two million are gone whichever way you decide. What counts is what is still to come, on both sides. With the third question, two million become four.",
    },
  ],
  task: "Measure one step that ended at least six weeks ago, against its figures from before, and write the page for the directors. Done when: the page shows promise and result in the same unit for three measures, the real cost beside the budget, and one decision with a date.",
};
