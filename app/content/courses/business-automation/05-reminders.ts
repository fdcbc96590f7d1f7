import type { ModuleContent } from "../course-content.ts";

export const reminders: ModuleContent = {
  slug: "reminders",
  title: "Reminders that arrive at the right time",
  summary:
    "Calendar entries, alarms and follow-up dates that nobody has to remember, for customers, suppliers, papers and machines.",
  outline: [
    "Three kinds of date: fixed (rent, licence), counted from an event (two days after the price), and by a figure (every 3,000 km)",
    "A shared Google Calendar for the business, set up on two phones, with one colour for each duty",
    "How to write an entry that a stranger could carry out: what, where, with which number, and what counts as done",
    "Follow-up dates in the order sheet: a column for the next step and a list of today's lines by 9 am",
    "When to remind a customer and when to stop: three messages, a stop list, and the right to object under the NDPA",
    "Papers and machines of a rider firm: service, insurance and permits of five motorcycles as 20 entries a year",
    "Why reminders are ignored after three weeks, and the weekly five minutes that prevent it",
  ],
  lessons: [],
  quiz: [],
  task: "Put every date that can cost you money in the next ninety days into one shared calendar, with a person for each. You have done it when two phones show the same entries and none of the past fourteen days is still open without a reason beside it.",
};
