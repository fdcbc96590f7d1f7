import type { ModuleContent } from "../course-content.ts";

export const theWeeklyReportAndTheQuarter: ModuleContent = {
  slug: "the-weekly-report-and-the-quarter",
  title: "The weekly report and the plan for a quarter",
  summary:
    "All figures of the path on one page that you read in ten minutes: what was left, where it came from, what is open, what you change, and a plan for thirteen weeks.",
  outline: [
    "Nine lines that are enough: enquiries, yes, left, open, by channel, come-backs, debts, stock that sits, hours",
    "Building the page from your sheet, with the four weeks before beside it",
    "Reading order: first what was left, then the cause, last the complaint",
    "One decision a week, with a log that shows which decisions worked",
    "A plan for thirteen weeks: one aim, three changes in order, a date at which each is judged",
    "What you must not conclude: one good week, one loud customer, a December",
    "The yearly round: which modules to open again, and when",
  ],
  lessons: [],
  quiz: [],
  task: "Write the report for four weeks running, decide one change from each, and set out the next quarter on one page. Done when: four reports with four decisions lie in front of you, each with the figure that judged it, and the plan has one aim with a number in naira left per week.",
};
