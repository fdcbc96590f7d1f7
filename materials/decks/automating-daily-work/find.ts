import { courseOf } from "../deck.ts";
import { labelled } from "../layouts/compare.ts";
import { bars } from "../layouts/figures.ts";
import { decide } from "../layouts/flow.ts";
import { cover, points, statement } from "../layouts/opening.ts";
import { exercise } from "../layouts/practice.ts";
import { ledger } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { copying, days, hours, perWeek, tasks, week } from "./laundry.ts";

const course = courseOf("automating-daily-work");
const longest = [...tasks].sort((one, other) => perWeek(other) - perWeek(one));

/** Finding the work that repeats, and choosing where to begin. */
export const find: readonly Slide[] = [
  cover({
    title: course.title,
    promise:
      "Find the work you repeat each day, such as reminders, replies and copying figures, and let free or cheap tools do it.",
    audience: "For owners and assistants whose day goes on small repeated jobs.",
    notes:
      "Welcome. Automating is a large word for a small idea: what you do again and again in the same way, a tool can do for you. It needs no engineer and often no money. In this course we follow a laundry in Port Harcourt that collects and delivers. We write down what its people repeat, choose the right piece, and take it off their hands with what is already on the phone: quick replies, a calendar and a form. At the end you will draw a plan of your own work, so that you know what to ask for, should you one day pay somebody to build more.",
  }),
  points({
    title: "What you will be able to do",
    points: [
      { head: "List your repeated tasks", text: "with the time that each one takes." },
      { head: "Set up quick replies, reminders", text: "and a form that fills a sheet." },
      { head: "Draw a simple workflow", text: "before you pay anybody to build it." },
    ],
    notes:
      "Three things, and they build on each other. The list comes first, because people usually automate what annoys them most and not what costs them most. Then three tools that cost nothing or nearly nothing: quick replies in WhatsApp Business, reminders in the phone's calendar, and a form that writes into a sheet. They do most of the work in a small business. And third, the drawing. Many owners have paid for software that nobody uses, because nobody had drawn before how the work really goes. With a drawing on one page you can judge any offer.",
  }),
  statement({
    title: "Do it once, let the tool repeat it",
    text: "A person is good at deciding, comforting and noticing. A tool is good at doing the same thing for the hundredth time without a mistake. Give each what it does well.",
    notes:
      "Watch an assistant in a busy shop for an hour. Some of what she does only a person can do: she calms somebody who is angry, she notices that a stain will not come out, she decides who is served first. And some of it a machine could do: she types the same address question for the twelfth time, she copies a name from the phone into a book. The second kind makes her tired, and when she is tired she does the first kind badly. So we do not automate in order to have fewer people. We do it so that the people have time for people.",
  }),
  ledger({
    title: "One week of repeated work",
    columns: [
      { head: "Task in the laundry", wide: 5.4 },
      { head: "A day", wide: 1.3 },
      { head: "Minutes each", wide: 2.4 },
      { head: "Minutes a week", wide: 2.8, figures: "count" },
    ],
    rows: tasks.map((task) => [task.what, `${task.timesADay} ×`, `${task.minutes}`, perWeek(task)]),
    total: "Together",
    takeaway: `${hours(week.before)} a week: more than one whole working day of typing the same things.`,
    notes: `This is the list from the laundry, in an example week of ${days} days. Each line says what is done, how often a day, how many minutes each time, and what that makes in a week: times a day, times minutes, times ${days} days. Twelve orders a day, three minutes each, are ${perWeek(copying)} minutes. All five lines together are ${week.before} minutes, that is ${hours(week.before)}. Nobody had felt that, because it comes in pieces of one, two and three minutes. How did they get the figures? An exercise book beside the phone and a tally mark each time, for three days. The minutes they guessed, and then measured twice with the clock of the phone.`,
  }),
  exercise({
    title: "Keep a tally of your own day",
    minutes: 15,
    steps: [
      "Write five things you typed or copied today.",
      "Guess how often a day, and how many minutes.",
      "Multiply: times × minutes × days.",
      "From tomorrow, keep a tally for three days.",
    ],
    fill: ["Task 1: times × minutes × days", "Task 2", "Task 3", "Task 4", "Task 5"],
    notes:
      "Fifteen minutes for the first guess. The question to begin with is: what did I type today that I had typed before? Look into your chats and scroll; you will see the same sentences. Then: what did I copy from one place to another? From the chat to the book, from the book to the bank app, from a paper into the phone. Then: whom did I have to remind? If you have an assistant, ask her, because she knows it better. The guess is enough for today. From tomorrow keep a tally for three days, since most people guess too low for the small things and too high for the annoying ones.",
  }),
  bars({
    title: "The longest bar, not the most annoying one",
    bars: longest.map((task) => ({ label: task.what, value: perWeek(task) })),
    says: (minutes) => `${minutes} min`,
    takeaway: "Reminding people of a balance annoys most. Copying costs more than twice as much time.",
    notes:
      "The same list as bars, the longest first. Asked what she would like to be rid of, the assistant said at once: writing to people about money. That is understandable, but look at its bar. Copying orders from the chats into the book takes more than twice as long, and it also produces mistakes, which take time again. So we begin at the top. But the longest bar is not always the right one to begin with. Some work repeats and is still different each time, and some mistakes are too expensive. For that there are three questions on the next slide. Draw your own five bars now, roughly.",
  }),
  decide({
    title: "Can a tool do it? Three questions",
    questions: [
      {
        ask: "Does it come at least five times a week?",
        yes: "go on.",
        no: "do it by hand; that is quicker.",
      },
      { ask: "Are the steps the same each time?", yes: "go on.", no: "take only the part that is the same." },
      {
        ask: "Would you notice a mistake in time?",
        yes: "automate it.",
        no: "let a person send what it prepares.",
      },
    ],
    takeaway: "Never automate a mess. First agree how it is done, then let a tool do it.",
    notes:
      "Ask these three of each task. Copying orders: sixty times a week, the same each time, and a mistake shows when the clothes are counted. Yes, yes, yes. Reminding people of a balance: often enough, the same each time, but a wrong reminder to somebody who has paid hurts. So the tool prepares the list, and a person sends. Answering complaints: not the same each time, so leave it. The strip says the most important thing. If every assistant writes orders differently, agree on one way first, on paper, for two weeks. A tool makes a good way faster, and a bad way too.",
  }),
  labelled({
    title: "Four small machines you already have",
    labelWidth: 3,
    rows: [
      { label: "Quick reply", text: "A saved text with a short name. **Types for you.**" },
      { label: "Reminder", text: "A calendar entry that repeats. **Remembers for you.**" },
      { label: "Form", text: "Asks the same questions each time. **Asks for you.**" },
      { label: "Sheet", text: "A table that adds up by itself. **Copies and counts for you.**" },
    ],
    takeaway: "Form and sheet belong together: what is typed into one appears in the other.",
    notes:
      "Four machines, and they are probably all on your phone. The quick reply is in WhatsApp Business. The reminder is in the calendar that came with the phone. Form and sheet are free with a Google account, and with other companies too; Microsoft has the same under other names. What each one does stands in bold: it types, it remembers, it asks, it copies and counts. Most repeated work in a small business is one of these four. If you look at your own list now and write the name of a machine behind each line, you have a plan for the next month already.",
  }),
];
