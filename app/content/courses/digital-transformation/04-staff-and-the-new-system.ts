import type { ModuleContent } from "../course-content.ts";

export const staffAndTheNewSystem: ModuleContent = {
  slug: "staff-and-the-new-system",
  title: "Staff and the new system",
  summary:
    "People do not fear software. They fear to lose work, to look stupid, or to be watched. You find out which it is, answer it honestly, and bring the desks along one by one.",
  outline: [
    "Four fears and how each sounds: work, shame, control, side income",
    "The meeting before the contract: what to say about jobs, and what never to promise",
    "The quiet expert with the big book: giving her a part that nobody else can play",
    "A helper for each desk, chosen by the desk and paid in time",
    "Training in pieces of 40 minutes with their own cases, and a test that nobody fails in public",
    "The first two weeks: who sits where, what may be slow, what goes on paper with a number",
    "Resistance that is information, and resistance that must be decided",
    "A written rule for personal phones, groups and what the company may see",
  ],
  lessons: [],
  quiz: [],
  task: "Hold the conversation about the change with every person whose work it touches, name a helper for each desk, and train one department with its own cases. Done when: every person of that department has done one real case alone, the fears you heard stand on a list with an answer beside each, and one of their proposals has been carried out.",
};
