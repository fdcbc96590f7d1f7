import type { ModuleContent } from "../course-content.ts";

export const reminders: ModuleContent = {
  slug: "reminders",
  title: "Reminders that arrive at the right time",
  summary:
    "Calendar entries, alarms and follow-up dates that nobody has to remember, for customers, suppliers, papers and machines.",
  outline: [
    "Three kinds of date: fixed (rent, licence), counted from an event (two days after you gave a price), and measured by a figure (every 3,000 km)",
    "A shared Google Calendar for the business, set up on two phones, with one colour for each duty",
    "How to write an entry that a stranger could carry out: what, where, which phone number, and what counts as done",
    "Follow-up dates in the order sheet: a column for the next step and a list of today's lines by 9 am",
    "When to remind a customer and when to stop: three messages, a stop list, and the right to object under the NDPA",
    "The papers and machines of a delivery firm: service, insurance and permits of five motorcycles in 20 entries a year",
    "Why people ignore reminders after three weeks, and the five minutes a week that prevent this",
  ],
  lessons: [
    { slug: "three-kinds-of-date", title: "Three kinds of date", minutes: 4 },
    { slug: "entries-that-work", title: "Calendar entries that get done", minutes: 5 },
    { slug: "next-step-column", title: "No open line without a next step", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "A motorcycle needs service every 3,000 km. The last service was at 26,400 km, and now it shows 29,480 km. What do you write under 'left'?",
      choices: ["80 km", "3,080 km", "2,920 km", "−80 km, so it is overdue"],
      answer: 3,
      why: "26,400 plus 3,000 is 29,400, and 29,480 is 80 more than that. A measured date needs a weekly reading; no calendar would have noticed.",
    },
    {
      question:
        "The insurance ends on 12 June, and renewing takes up to 14 days. When must the reminder come?",
      choices: [
        "On 29 May, at an hour when the broker is open",
        "On 12 June at 7 am",
        "On 11 June in the evening, so that nobody forgets it again",
        "On 1 June, with the other papers of the month",
      ],
      answer: 0,
      why: "A reminder that leaves no time to act only announces the damage. Count the time you need backwards from the last day, and choose an hour in which the work can be done.",
    },
    {
      question: "What is missing from the entry 'Renew insurance M3, Kunle, 29 May 10:00'?",
      choices: [
        "A second alarm on the morning of the day itself",
        "What is needed for it, and what counts as done",
        "The year in which the motorcycle was bought, and its colour",
      ],
      answer: 1,
      why: "With the broker, the last price, the place of the papers and the sign that it is done, Kunle's deputy can do it without a call. Without these, the reminder only makes somebody look for things.",
    },
    {
      question: "Which of these is a next step?",
      choices: [
        "Wait",
        "Customer is thinking about the colour and the price",
        "Important",
        "Sade asks the customer on Friday whether grey is all right",
      ],
      answer: 3,
      why: "It says who does what on which day. A line that only waits disappears from the list of today and from everybody's head.",
    },
    {
      question: "A customer writes STOP to your offers. Next week her order is late. May you tell her so?",
      choices: [
        "No, STOP means that you never write to her again about anything",
        "Only by post",
        "Yes, a message about her own order is not advertising",
        "Yes, and you may add the new arrivals once",
      ],
      answer: 2,
      why: "She objected to advertising, so you send no more offers. News about her order is part of the order, as long as it does not try to sell her anything.",
    },
  ],
  task: "Put every date that can cost you money in the next ninety days into one shared calendar, with a person for each. You have done it when two phones show the same entries and no entry of the past fourteen days is still open without a reason beside it.",
};
