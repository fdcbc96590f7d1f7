import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { compare } from "../layouts/compare.ts";
import { sums } from "../layouts/figures.ts";
import { flow } from "../layouts/flow.ts";
import { points, statement } from "../layouts/opening.ts";
import { checklist, nextStep } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { times } from "../text/equation.ts";
import { hours, saved, week, worth } from "./laundry.ts";

const savedHours = saved / 60;
const weekly = savedHours * worth.hour;
const weeks = Math.ceil(worth.build / weekly);

/** The drawing, what it is worth, and the end of the course. */
export const draw: readonly Slide[] = [
  statement({
    title: "Draw before you pay",
    text: "What you cannot draw on one page, nobody can build for you. They will build something else, and you will pay for that.",
    notes:
      "Sooner or later somebody will offer you software: an app, a bot, a system. Perhaps you even need one. But before you talk about money, draw how the work goes, from the first message to the payment, on one page. There are three reasons. You will find steps that nobody needs, and then you do not pay for them. You can ask three builders for a price for the same thing. And when it is finished, you can check it against the drawing. People who skip the drawing come back after a month and say: but I thought that it would do this as well. The drawing costs an hour.",
  }),
  flow({
    title: "The laundry, drawn in five boxes",
    steps: [
      { head: "Order", text: "Form filled in by the customer" },
      { head: "Pick-up", text: "List by quarter, rider at 10" },
      { head: "Wash", text: "Pieces counted twice" },
      { head: "Ready", text: "Message: ‘ready’, with the sum" },
      { head: "Paid", text: "Marked, then handed over" },
    ],
    takeaway: "Below each box write: who does it, what comes in, what goes out.",
    notes:
      "This is a workflow. Five boxes from left to right. In each box something changes: an order becomes a pick-up, dirty becomes clean, ready becomes paid. Draw it on a page turned sideways. Then write three things below each box: who does it, what must be there before it can begin, and what is there when it is finished. At the box Wash, for example: the assistant; a bag with a number; counted pieces. Now mark in one colour what a tool does already. In the laundry that is the first box and the message in the fourth. What is left without colour is either work for people or the next thing to look at.",
  }),
  table({
    title: "Where it goes wrong, and what happens then",
    columns: [
      { head: "If…", wide: 4.4 },
      { head: "…then", wide: 4.6 },
      { head: "Who decides", wide: 2.2 },
    ],
    rows: [
      ["the street is not on our list", "reply: we will call you first", "Assistant"],
      ["the pieces are not as in the form", "picture to the customer, wait for yes", "Assistant"],
      ["a piece is damaged", "nothing automatic; a call", "Owner"],
      ["not collected after 7 days", "reminder on day 7 and day 14", "Tool"],
      ["the network is down", "paper form from the drawer", "Everybody"],
    ],
    takeaway: "A drawing without these lines is a drawing of a good day.",
    notes:
      "The boxes show the day on which everything goes well. This table is for the other days. Think of the last five times when something went wrong, and give each one a line: if this, then that, and who decides. Look at the last column. The tool decides only one line, the harmless one. Where a customer may be hurt, as with a damaged piece, nothing is automatic; the owner calls. And the last line matters in our country: what do we do when the light or the network is gone? A pad of paper forms with the same five questions is a good answer. When the network is back, somebody types them in.",
  }),
  compare({
    title: "What you ask a builder for",
    left: {
      head: "‘I need an app’",
      tone: "bad",
      lines: [
        "No drawing",
        "‘Like the big companies have’",
        "Price first, content later",
        "Half of it paid before anything is seen",
        "Nobody knows who owns the data",
      ],
    },
    right: {
      head: "‘This is our work’",
      tone: "good",
      lines: [
        "The drawing and the table, two pages",
        "‘Only boxes 2 and 4, please’",
        "A price for each box",
        "Paid box by box, after a trial",
        "Sheet, number and accounts stay ours",
      ],
    },
    takeaway: "The two pages are yours. Send the same ones to three people and compare.",
    notes:
      "With your two pages you are a different customer. On the left is how many talks begin, and how they end. On the right you know what you want: perhaps only the second and the fourth box, since the first works already. You ask for a price for each box, and you pay when a box works, after your assistant has used it for a week. The last line is important. The phone number, the sheet with the orders and the accounts must be in your name. If the builder leaves, you must be able to go on. Any honest builder will be glad about such a customer, because quarrels begin where nothing is written.",
  }),
  sums({
    title: "Is it worth paying for?",
    lead: `After a month of counting: ${hours(week.before)} before, ${hours(week.after)} with quick replies, reminders and the form.`,
    sums: [
      {
        from: { label: "saved in a week", amount: savedHours, says: hours(saved) },
        sign: "×",
        by: { label: "an hour of the assistant", amount: worth.hour },
        result: "worth in a week",
      },
      {
        from: { label: "asked for more boxes", amount: worth.build },
        sign: "÷",
        by: { label: "if it saved as much again", amount: weekly },
        result: "until it is paid back",
        says: `${weeks} weeks`,
      },
    ],
    takeaway: "The free part saved first. Count it before you pay for the rest.",
    notes: `The tally of a second month: ${week.before} minutes before, ${week.after} now. That saves ${saved} minutes a week, or ${hours(saved)}. If an hour of the assistant costs ${naira(worth.hour)}, it is worth ${naira(weekly)} a week, for nothing but your own evening of setting up. Now a builder asks ${naira(worth.build)} for the rest. Suppose that it saved as much again, which is generous. Then it would be paid back after about ${weeks} weeks: ${times(weeks, weekly)}. That is acceptable. If it were two years, I would wait. Do this sum with your own figures and with a smaller saving than the builder promises.`,
  }),
  checklist({
    title: "Your first month of automating",
    items: [
      "Tally kept for three days",
      "Longest bar found and asked three questions",
      "Five quick replies, with [brackets]",
      "Five reminders that say what to do first",
      "One form, tried with three wrong orders",
      "Only two people can open the sheet",
      "Drawing and ‘if… then’ table, two pages",
      "Tally again after a month: time saved",
    ],
    notes:
      "One line every three or four days, and the month is done. Do not do everything in one weekend; people need a week to get used to each thing, and you want to see what each one brings. The fifth line says wrong orders on purpose: try the form with a missing street, with ten thousand shirts, with yesterday's date. Customers will do all of that. The last line is the one that separates those who automate from those who collect apps. If after a month a machine saves nothing, switch it off. A tool that nobody needs is also work.",
  }),
  points({
    title: "What to remember",
    points: [
      { head: "Count first:", text: "times × minutes × days." },
      { head: "Begin with the longest bar", text: "that has three times yes." },
      { head: "Type, remember, ask, copy:", text: "four machines that you have already." },
      { head: "Tools do the same; people decide.", text: "Where somebody may be hurt, a person calls." },
      { head: "Draw before you pay.", text: "Two pages, three offers." },
    ],
    notes:
      "Five lines for the wall. The first two keep you from automating the wrong thing. The third is the tool box. The fourth is the border: a tool may send a reminder, but it must not refuse a customer or accuse somebody. The fifth saves money. If you train staff with these slides, begin with the tally, and let them choose the first task. People defend work that others take from them, and they are glad to give away work that they have chosen themselves. Ask them again after a month what they do with the time. The answers are the best part of it.",
  }),
  nextStep({
    title: "Begin with one tally mark",
    thisWeek: "a tally for three days, then one quick reply for the question that came most.",
    nextCourse: courseOf("ai-for-your-small-business").title,
    message: "Good day. I finished the free course Automating daily work and have a question:",
    notes:
      "Lay an exercise book beside the phone tomorrow morning and keep a tally, a mark for each time. After three days you know your longest bar, and one quick reply takes ten minutes. That is all for this week. Next week the reminders, the week after the form. If you want a tool to help with texts that are not the same each time, such as replies to complaints or notices, look at the course AI for your small business. All courses and worksheets are at the address on the slide. And if you have drawn your two pages and want somebody to look at them, send a picture of them on WhatsApp.",
  }),
];
