import type { ModuleContent } from "../course-content.ts";

export const nextSystem: ModuleContent = {
  slug: "next-system",
  title: "Connect, buy, or leave it as it is",
  summary:
    "With figures from three months you decide whether a connected system pays, ask suppliers the right questions, and try it before you depend on it.",
  outline: [
    "The second tally: the same three days as in module 1, and the minutes and mistakes that really went away",
    "When sheets and saved replies are enough, with four signs that they no longer are",
    "What connecting tools do (Airtable, Zapier, Make and the like), where free plans end, and how to find out before you build",
    "The full price of a system: setup, months, data, training, the hour when it is down, and the way out",
    "Twelve questions to a supplier, ours among them: who owns the data, how it is exported, what happens without network",
    "A trial of thirty days beside the old way, with a date and a figure that decide",
    "Your plan for the next six months on one page: one automation a month, its card, its check, its person",
  ],
  lessons: [],
  quiz: [],
  task: "Count three days again, compare with your first tally, and write the page for the next six months. You have done it when each automation of this course has a figure before and after, one of them has been improved or stopped because of it, and the next decision has a date.",
};
