import type { ModuleContent } from "../course-content.ts";

export const staffWhoSell: ModuleContent = {
  slug: "staff-who-sell",
  title: "Staff who sell",
  summary:
    "An assistant, a rep or a cousin at the counter sells as well as you have shown it. You write it down, agree on a target that can be reached, and pay for what you want.",
  outline: [
    "The way we serve on one page: greeting, questions, showing, price, next step, record",
    "Learning by watching: three sales you do, three you do together, three alone",
    "A target from your own record, not from hope: enquiries × yes × what is left",
    "Commission on what is left and is paid, not on the price: two plans worked out for a slow and a good month",
    "Discounts: who may give how much, and where it is written",
    "Till, stock and record checked at closing, so that trust does not have to guess",
    "A weekly talk of fifteen minutes with the sheet, about the work and not about the person",
    "When somebody leaves: line, passwords, open enquiries, goods",
  ],
  lessons: [],
  quiz: [],
  task: "Write the page of how you serve, agree on a target and a commission with one person, and run both for a month. Done when: the month’s enquiries and yes are in the record by person, the commission was worked out in front of that person, and you have decided together on one change.",
};
