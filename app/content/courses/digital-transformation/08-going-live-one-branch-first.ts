import type { ModuleContent } from "../course-content.ts";

export const goingLiveOneBranchFirst: ModuleContent = {
  slug: "going-live-one-branch-first",
  title: "Going live, one branch first",
  summary:
    "The first day, the first week and the first month’s end with the new system, in a place that is small enough to be held in the hand.",
  outline: [
    "Choosing the first branch: willing head, ordinary work, near enough to visit",
    "Old and new side by side: for how long, who compares, and the date on which the old one stops",
    "A plan for the first day by the hour, with names, chargers and a box of numbered forms",
    "No light, no network, wrong total: three drills before customers see one",
    "A list of faults on the wall: what stops work, what annoys, what is a wish",
    "The ten minutes at closing, each day of the first two weeks",
    "The first month’s end: closing with the system, and the questions of the accountant",
    "Deciding at the gate: on, mend, or back, and how to go back with dignity",
  ],
  lessons: [],
  quiz: [],
  task: "Bring one branch or department live by the plan, with two drills before it. Done when: ten working days have been entered completely, old and new agree on the agreed totals, and the decision at the gate stands on paper with its figures.",
};
