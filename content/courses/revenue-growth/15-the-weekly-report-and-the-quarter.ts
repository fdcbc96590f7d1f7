import type { ModuleContent } from "../course-content.ts";

export const theWeeklyReportAndTheQuarter: ModuleContent = {
  slug: "the-weekly-report-and-the-quarter",
  title: "The weekly report and the plan for a quarter",
  summary:
    "All figures of the course on one page that you read in ten minutes: what was left, where it came from, what is open and what you change. With a plan for thirteen weeks.",
  outline: [
    "Nine lines that are enough, from enquiries to goods that did not move, and the source of each",
    "Noise, step and drift: three sorts of change, marked in one minute",
    "Reading order: first what was left, then the cause, last the complaint",
    "One decision a week, with a log that shows which decisions worked",
    "A plan for thirteen weeks: one aim, three changes in order, a date at which each is judged",
    "What you must not conclude: one good week, one loud customer, a December",
    "The yearly round: which modules to open again, and when",
  ],
  lessons: [
    { slug: "nine-lines", title: "Nine lines on one screen", minutes: 5 },
    { slug: "from-figure-to-decision", title: "From a figure to one decision", minutes: 5 },
    { slug: "thirteen-weeks", title: "A plan for thirteen weeks", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "In the week before, you had 10 sales and ₦8,000 left from each; now you have 8 sales and ₦8,500 left from each. How did the amount left change, and which line did it?",
      choices: [
        "₦12,000 less, because of fewer sales",
        "₦16,000 less, because of fewer sales and lower prices together",
        "₦4,000 more, because the higher amount made up for it",
      ],
      answer: 0,
      why: "₦80,000 became ₦68,000. Two sales fewer at ₦8,000 lost ₦16,000, and ₦500 more on each of 8 brought ₦4,000 back. So look for the two sales, not at the prices.",
    },
    {
      question:
        "In five weeks, what people owed you was ₦60,000, ₦75,000, ₦88,000, ₦104,000 and ₦118,000. What kind of change is this?",
      choices: [
        "Noise, since no single week stands out",
        "A step, since the last week is the highest of all",
        "Growth, since more credit means more sales",
        "A drift, since it has nearly doubled without a single bad week",
      ],
      answer: 3,
      why: "Each week adds a little, and in five weeks it is almost twice as much. Only the old columns show it. Other lines show whether sales grew with it; the debt alone does not.",
    },
    {
      question:
        "‘What is left’ fell, and an assistant says: ‘People have no money.’ If that were true, where would it show?",
      choices: [
        "In goods that did not move for 60 days and in what is owed to you",
        "In what each sale leaves, and only there",
        "In enquiries, or in how many of them become a yes",
      ],
      answer: 2,
      why: "If money were the reason, fewer people would ask or fewer would buy. If both numbers are as always and only ‘left for each yes’ fell, look at discounts and costs.",
    },
    {
      question:
        "A change was planned for 24 days and really done on 7. Its line did not move. What do you conclude?",
      choices: [
        "That the change does not work, so you stop it and begin the next one",
        "Nothing about the change yet; first your week must have room for it",
        "That it needs another quarter under the same plan",
        "That the staff are against it",
      ],
      answer: 1,
      why: "What was not done has not been tested. Change the hour, the person or the size, and try again. Carrying on in the same way would give you the same 7 days.",
    },
    {
      question:
        "You have 25 enquiries and 5 yes, with ₦10,000 left from each. Which of these brings the most?",
      choices: [
        "5 more enquiries at the same share of yes",
        "₦1,500 more left from each yes",
        "2 more yes by following up",
      ],
      answer: 2,
      why: "2 × ₦10,000 = ₦20,000. Five more enquiries bring one yes, ₦10,000. ₦1,500 more on 5 sales is ₦7,500. With your own figures the order may be different.",
    },
  ],
  task: "Write the report for four weeks running, decide on one change from each, and set out the next quarter on one page. Done when: you have four reports with four decisions, each with the figure that judged it, and the plan has one aim with a number in naira left per week.",
};
