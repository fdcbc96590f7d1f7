import type { Paper } from "../paper/paper.ts";

export const testFirst: Paper = {
  course: "automating-daily-work",
  file: "test-before-you-trust.pdf",
  title: "Test before you trust it",
  description:
    "Two weeks beside the old way: what to try, what to write down, and when to switch over or off.",
  blocks: [
    { heading: "Try to break it: ten tests" },
    {
      columns: [
        { head: "Test", wide: 5 },
        { head: "What should happen", wide: 4.4 },
        { head: "Happened?", wide: 1.6 },
      ],
      rows: [
        ["The same order is sent twice", "One line in the sheet, or a clear mark"],
        ["A number with 10 digits", "Refused, with a reason"],
        ["A name with an apostrophe: D’Tigress Laundry", "Stands in the message as written"],
        ["0 pieces, 6,000 pieces", "Asked again"],
        ["No network while it sends", "Goes out later, once, and says so"],
        ["The phone is off for a night", "In the morning nothing is lost"],
        ["A customer answers ‘stop’", "Gets nothing more; a person sees it"],
        ["A customer answers something angry", "A person sees it within the hour"],
        ["Two people use it at once", "Both orders are there"],
        ["₦12,500 in the form", "₦12,500 in the message, not 12.5"],
      ],
      empty: 0,
    },
    { heading: "Two weeks side by side" },
    {
      columns: [
        { head: "Day", wide: 1.4 },
        { head: "By hand", wide: 1.5, right: true },
        { head: "By the tool", wide: 1.5, right: true },
        { head: "Different: why?", wide: 5 },
      ],
      rows: [["Mon 1", "18", "17", "Ticket 214 had no number"]],
      empty: 11,
    },
    { heading: "Switch over when" },
    {
      ticks: [
        "five days in a row were equal;",
        "somebody else than you set it right once when it had stopped;",
        "the old way is written down on one page and lies in the drawer.",
      ],
    },
    { heading: "Switch off when" },
    {
      ticks: [
        "it told somebody something false;",
        "nobody looked at it for a week;",
        "it costs more than the task-time counter says it saves.",
      ],
    },
  ],
};
