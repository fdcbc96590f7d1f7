import type { Paper } from "../paper/paper.ts";

export const firstWeek: Paper = {
  course: "ai-for-your-small-business",
  file: "first-week-plan.pdf",
  title: "Seven days, twenty minutes a day",
  description:
    "A plan for the first week with a free AI tool on your phone: one small job a day, and what to note.",
  blocks: [
    {
      text: "You need one free tool, your price list and a pen. Most of a written answer costs only a few kilobytes of data; pictures cost far more, so leave them for later.",
    },
    {
      columns: [
        { head: "Day", wide: 1 },
        { head: "Do this", wide: 6 },
        { head: "Done when", wide: 4 },
        { head: "Minutes it took", wide: 1.6, right: true },
      ],
      rows: [
        [
          "Mon",
          "Fill the shop facts sheet. Paste it and ask for a greeting for new customers in two sentences.",
          "The greeting has your opening hours right.",
        ],
        [
          "Tue",
          "Take a real ‘How much?’ of today, without the name. Ask for a reply of at most 40 words.",
          "You sent it, after changing at least one word.",
        ],
        [
          "Wed",
          "Paste ten items of your price list and ask for a tidy list in groups.",
          "You compared every price with your own list.",
        ],
        [
          "Thu",
          "Ask for a notice: closed on a public holiday, open again when.",
          "It hangs at the door or stands on your status.",
        ],
        [
          "Fri",
          "Ask three times for a better version: shorter, warmer, with one example.",
          "You know which of the three helped.",
        ],
        [
          "Sat",
          "Ask something about your town that you know well, and look for the mistake.",
          "You found what it got wrong, or where it guessed.",
        ],
        ["Sun", "Add up the minutes. Decide which one task the tool keeps.", "The task stands below."],
      ],
      empty: 0,
    },
    {
      ask: "The task that the tool keeps",
      example: "The first draft of price replies. I read each one before it goes out.",
      lines: 2,
    },
    { ask: "What it got wrong this week, so that we watch for it", lines: 2 },
    { ask: "Minutes saved this week, less the minutes of checking", lines: 1 },
    { heading: "Stop and ask a person when" },
    {
      ticks: [
        "it is about somebody’s health, a contract, tax or a court;",
        "the answer names a law, a price of another shop or a number that you cannot find elsewhere;",
        "a customer is angry: then you write yourself.",
      ],
    },
  ],
};
