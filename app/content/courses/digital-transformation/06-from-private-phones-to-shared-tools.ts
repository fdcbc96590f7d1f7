import type { ModuleContent } from "../course-content.ts";

export const fromPrivatePhonesToSharedTools: ModuleContent = {
  slug: "from-private-phones-to-shared-tools",
  title: "From private phones to shared tools",
  summary:
    "The daily traffic of the company moves off personal phones: customers’ messages, groups, pictures of receipts, instructions by voice note.",
  outline: [
    "Three sorts of message: to customers, between desks, and noise, and the place for each",
    "One customer number answered by several people: linked devices, shifts, and when a shared inbox is worth its fee",
    "Closing the wild groups: which remain, who is in them, how long messages stay",
    "Instructions that can be found again: a task list by desk instead of voice notes",
    "Receipts, waybills and prescriptions photographed once, named by rule, stored in one place",
    "A company phone policy on one page: whose phone, whose data plan, what happens when it is lost",
    "Handing over a customer from a rep who resists, and from one who has already left",
  ],
  lessons: [],
  quiz: [],
  task: "Move all customer messages of one department to the company line and close two groups that should not exist. Done when: for five working days fewer than one in twenty messages of that department’s customers reached a private phone, and a colleague could answer each customer without asking the absent one.",
};
