import type { Paper } from "../paper/paper.ts";

export const whereTally: Paper = {
  course: "digital-marketing-on-a-small-budget",
  file: "where-did-you-see-us.pdf",
  title: "Where did you see us?",
  description:
    "One sheet for a week beside the till: a stroke for everybody who asks, a circle around it when she pays.",
  blocks: [
    {
      text: "Week of ______________________     Ask everybody the same way: ‘**Where did you see us first?**’ Do not offer answers.",
    },
    {
      columns: [
        { head: "Place", wide: 3 },
        { head: "Mon", wide: 1.1 },
        { head: "Tue", wide: 1.1 },
        { head: "Wed", wide: 1.1 },
        { head: "Thu", wide: 1.1 },
        { head: "Fri", wide: 1.1 },
        { head: "Sat", wide: 1.1 },
        { head: "Asked", wide: 1.1, right: true },
        { head: "Paid", wide: 1.1, right: true },
      ],
      rows: [
        ["Example: a friend’s status", "|||", "||", "", "||||", "|", "|||", "13", "5"],
        ["A friend told me"],
        ["WhatsApp status"],
        ["Facebook or Instagram post"],
        ["Paid advert"],
        ["Passed by the shop"],
        ["Bought before"],
      ],
      empty: 4,
    },
    { heading: "On Sunday" },
    { ask: "Which place brought the most who paid, not the most who asked?", lines: 1 },
    {
      ask: "What did I spend there this week, and what is that for one who paid?",
      example: "Advert ₦6,000, 5 paid: ₦6,000 ÷ 5 = ₦1,200.",
      lines: 1,
    },
    { ask: "Which place gets no more of my time?", lines: 1 },
    { heading: "Twelve weeks in one view" },
    {
      columns: [
        { head: "Week", wide: 1.4 },
        { head: "Best place", wide: 4 },
        { head: "Paid", wide: 1.4, right: true },
        { head: "Spent there", wide: 2, right: true },
        { head: "For one who paid", wide: 2, right: true },
      ],
      rows: [["1", "A friend’s status", "5", "₦0", "₦0"]],
      empty: 11,
    },
  ],
};
