import type { ModuleContent } from "../course-content.ts";

export const theYearAfter: ModuleContent = {
  slug: "the-year-after",
  title: "The year after",
  summary:
    "Projects end, companies go on. You give the systems an owner, a yearly round and a way out, so that the next change starts from a higher floor.",
  outline: [
    "An owner for each system, a deputy, and the book in which everything stands that only they know",
    "The yearly round: accounts, backups, contracts, prices, devices, the data list",
    "New people on day one: accounts, training in three pieces, a helper, a first case alone",
    "Changes to the system: who may wish, who decides, how it is tested, how it is told",
    "The next wishes scored again, with what you now know about your own speed",
    "Reports that are read: striking out one report for each new one",
    "Leaving a supplier in an orderly way: notice, files, a parallel month, deletion in writing",
    "The map of departments drawn again, and the red lines counted a second time",
  ],
  lessons: [],
  quiz: [],
  task: "Draw the department pages again, count the red lines, and write the plan for the next twelve months with an owner for each system. Done when: the number of red lines of today stands beside that of the first module, every system has an owner and a deputy who have signed, and the first date of the yearly round is in the calendar.",
};
