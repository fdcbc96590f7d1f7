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
  lessons: [
    { slug: "three-kinds-of-date", title: "Three kinds of date", minutes: 4 },
    { slug: "entries-that-work", title: "Calendar entries that get done", minutes: 5 },
    { slug: "next-step-column", title: "No open line without a next step", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "Motorcycle: last service at 26,400 km, every 3,000 km, now 29,480 km. What do you write under 'left'?",
      choices: ["80 km", "3,080 km", "2,920 km", "−80 km, so it is overdue"],
      answer: 3,
      why: "26,400 plus 3,000 is 29,400, and 29,480 is 80 beyond it. A measured date needs a weekly reading; no calendar would have noticed.",
    },
    {
      question:
        "The insurance ends on 12 June, and renewing takes up to 14 days. When must the reminder come?",
      choices: [
        "On 29 May, at an hour when the broker is open",
        "On 12 June at 7 am",
        "On 11 June in the evening, so that nobody forgets it again",
        "On the first of each month",
      ],
      answer: 0,
      why: "A reminder that leaves no time to act only announces the damage. Count the lead time backwards and choose an hour in which the work can be done.",
    },
    {
      question: "What is missing in the entry 'Renew insurance M3, Kunle, 29 May 10:00'?",
      choices: [
        "A second alarm on the morning of the day itself",
        "What is needed for it, and what counts as done",
        "The year in which the motorcycle was bought, and its colour",
      ],
      answer: 1,
      why: "With broker, last price, place of the papers and the sign of being done, Kunle's deputy can do it without a call. Without them the reminder only makes somebody look for things.",
    },
    {
      question: "Which of these is a next step?",
      choices: [
        "Wait",
        "Customer is thinking about the colour and the price",
        "Important",
        "Ask on Friday whether grey suits",
      ],
      answer: 3,
      why: "It says who does what on which day. A line that only waits disappears from the list of today and from everybody's head.",
    },
    {
      question: "A customer writes STOP to your offers. Next week her order is late. May you tell her?",
      choices: [
        "No, STOP means that you never write to her again about anything",
        "Only by post",
        "Yes, a message about her own order is no advertising",
        "Yes, and you may add the new arrivals once",
      ],
      answer: 2,
      why: "She objected to advertising, so offers end. News about what she ordered belongs to the order, as long as nothing is sold in it.",
    },
  ],
  task: "Put every date that can cost you money in the next ninety days into one shared calendar, with a person for each. You have done it when two phones show the same entries and none of the past fourteen days is still open without a reason beside it.",
};
