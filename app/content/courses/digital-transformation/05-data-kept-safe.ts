import type { ModuleContent } from "../course-content.ts";

export const dataKeptSafe: ModuleContent = {
  slug: "data-kept-safe",
  title: "Customer and staff data kept safe",
  summary:
    "Moving is when things get lost. You list what personal data the company holds, decide what moves and what goes, close the doors, and have a page ready for the bad day.",
  outline: [
    "The list of personal data: what, about whom, where, why, on which ground, who sees it, until when",
    "What the Nigeria Data Protection Act 2023 expects of a company of your size, and where to check your registration duty",
    "Health, children, fingerprints: data that needs more care, for clinics, schools and attendance machines",
    "Who may see what: five roles instead of forty permissions, and the password that nobody shares",
    "Leaving day: fifteen minutes, nine accesses, one signature",
    "Backups that were opened once: what, how often, where, and the test",
    "Written agreements with everybody who handles data for you",
    "The first 72 hours after a breach: who calls whom, what is written down, who tells the people concerned",
  ],
  lessons: [],
  quiz: [],
  task: "Fill in the list of personal data for two departments, close every access of people who have left, and play one bad day for an hour with the persons who would really be called. Done when: the list is dated and signed, the number of old accesses you found and closed is written down, and one backup has been opened and read.",
};
