import type { ModuleContent } from "../course-content.ts";

export const wasItWorthIt: ModuleContent = {
  slug: "was-it-worth-it",
  title: "Measuring whether it was worth it",
  summary:
    "After each step you compare with the day before it: the same count, the same sample, the same walk. Then you decide with figures whether the next step begins.",
  outline: [
    "Figures before, or no figures at all: what must be counted in the weeks before the start",
    "Four measures for a step: time on the clock, leaks in naira, mistakes in 50, people who use it without being asked",
    "Walking the same case again, with the same watch",
    "Money that came back and hours that were used for something: two columns that do not mix",
    "Other causes: season, price, a new manager, and how to be fair to the system and to yourself",
    "What it really cost: the budget beside the bank statement",
    "A page for the directors: promise, result, reason, decision",
    "When to stop a system that half works",
  ],
  lessons: [],
  quiz: [],
  task: "Measure one step that ended at least six weeks ago, against its figures of before, and write the page for the directors. Done when: the page shows promise and result in the same unit for three measures, the real cost beside the budget, and one decision with a date.",
};
