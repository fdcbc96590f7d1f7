import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const general: Department = {
  id: "general",
  name: "daily work",
  keywords: words(`
    general, general procedure, operations, operation, office, business operations, daily work,
    management, back office, admin office, all departments, workflow, process, company procedure
  `),
  purpose: "the day’s work is planned, shared, checked and closed, even when one person is absent",
  owner: "unit head",
  others: ["team member", "deputy", "owner"],
  tools: [
    "the day list on a board or phone",
    "the written procedure of each task",
    "the contact list",
    "a book for problems",
    "the files of the month",
  ],
  before: [
    "duties of the day have names",
    "tools, light and data are ready",
    "yesterday’s open points are on the list",
    "the deputy knows what to do when the head is away",
  ],
  steps: [
    {
      do: "Meet for ten minutes, standing, and read out orders, dates and absences.",
      who: "unit head",
      check: "each task has one name",
      record: "the day list",
    },
    {
      do: "Put the tasks in order: promised today, costs money, can wait.",
      who: "unit head",
      check: "the first three are marked",
      record: "the day list",
    },
    {
      do: "Check tools and materials before beginning the first task.",
      who: "team member",
      check: "nothing is missing for the first hour",
    },
    {
      do: "Do one task by its procedure and tick the step.",
      who: "team member",
      check: "the result meets the written standard",
      record: "the task sheet",
    },
    {
      do: "Let a second person look at what goes to a customer or costs money.",
      who: "deputy",
      check: "two names stand on it",
      record: "the task sheet",
    },
    {
      do: "Write problems when they happen, with the hour.",
      who: "team member",
      check: "no problem is told only by mouth",
      record: "the problem book",
    },
    {
      do: "Give news at midday on what will not be finished.",
      who: "team member",
      check: "the customer or the head knows before the promised hour",
      record: "the day list",
    },
    {
      do: "Put papers and files in their place with date and name.",
      who: "team member",
      check: "a colleague can find them without asking",
      record: "the month’s file",
    },
    {
      do: "Close the day: ticked, open, tomorrow.",
      who: "unit head",
      check: "open tasks have a new date",
      record: "the day list",
    },
    {
      do: "Send the owner five lines: done, open, money, problem, help needed.",
      who: "unit head",
      check: "the message went out before leaving",
      record: "the daily message",
    },
    {
      do: "Choose one problem each Friday and change the procedure.",
      who: "unit head",
      check: "the new version is dated and read by all",
      record: "the procedure file",
    },
  ],
  qualityChecks: [
    "promised tasks were finished first",
    "each task has one name and one date",
    "work for customers was seen by two people",
    "papers can be found by somebody else",
    "procedures carry a version and a date",
  ],
  records: ["day lists", "the problem book", "daily messages", "procedures with their versions"],
  whenWrong: [
    {
      problem: "the person who knows is absent",
      do: "Use the written procedure, ask the deputy, and call only for what is not written.",
    },
    {
      problem: "a date cannot be kept",
      do: "Tell the customer before the hour, give a new one that is sure, and write the cause.",
    },
    { problem: "two people do the same task", do: "Stop, name one of them and correct the day list." },
    {
      problem: "power, water or data fails",
      do: "Move to tasks that need none, start the reserve and write the lost hours.",
    },
    {
      problem: "a mistake is discovered",
      do: "Say it at once, limit the damage, correct it and change the step that allowed it.",
    },
  ],
  measures: [
    "tasks finished on the promised day",
    "problems written and solved",
    "hours lost and why",
    "tasks that only one person can do",
  ],
  review: "every three months, and when the same problem appears twice",
};
