import type { ModuleContent } from "../course-content.ts";

export const movingTheRecords: ModuleContent = {
  slug: "moving-the-records",
  title: "Moving the records",
  summary:
    "Names, balances, stock and files go from books and old sheets into the new place without carrying the old mistakes along.",
  outline: [
    "What moves, what stays on paper, and what may go: three piles and the rules for keeping",
    "One number for each customer, pupil, patient or article, and how to give it out without quarrels",
    "The sheet for typing in: columns, allowed words, dates, one person per hundred lines",
    "Finding doubles: three Okafors, two spellings, one phone number",
    "Opening balances: the evening on which old and new must agree to the naira",
    "Checking with a sample of 50: how many mistakes are too many, and what to do then",
    "Medical, pupil and staff files: who may type them in, where, and with which signature",
    "The old books afterwards: sealed, dated, found again",
  ],
  lessons: [],
  quiz: [],
  task: "Bring the complete list of one kind (customers, pupils, patients or articles) into the new place. Done when: a sample of 50 has at most one mistake, totals agree with the old book on a named day, and the old book carries a line that says ‘closed on’, with two signatures.",
};
