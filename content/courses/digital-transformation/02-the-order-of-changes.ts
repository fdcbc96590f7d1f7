import type { ModuleContent } from "../course-content.ts";

export const theOrderOfChanges: ModuleContent = {
  slug: "the-order-of-changes",
  title: "The order of changes and the money",
  summary:
    "You lay the ground for every system, choose the first change with scores that people can argue about, and make a budget that does not end with the setup price.",
  outline: [
    "Six foundations, each with a proof: domain, accounts, numbers, files, power and network, one person",
    "Moving customers from private phones to a company line, with the message that tells them",
    "A power and network test at eleven in the morning of an ordinary day",
    "Scoring wishes by money, pain, readiness and safety, with a school’s six wishes worked out",
    "What needs what: finding the list that several changes wait for",
    "No start in the hot weeks, one change per department, something visible in six weeks",
    "Three years of a clinic group’s system in naira, typing and training hours included",
    "Money released gate by gate, with what must be true at each gate",
  ],
  lessons: [
    { slug: "what-must-come-first", title: "What must come before any software", minutes: 5 },
    { slug: "choose-the-first-change", title: "Choose the first change", minutes: 5 },
    { slug: "a-budget-for-three-years", title: "A budget for three years", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which of these proves that the shared files work?",
      choices: [
        "A folder for each department has been made, with a clear name and an owner",
        "The supplier of the drive has a good name",
        "Everybody has been told in a meeting where the folders are and has signed for it",
        "Three people, each alone, find the same current price list in two minutes",
      ],
      answer: 3,
      why: "The first and the third describe effort. A proof shows the result: people find the same thing. If one brings last year’s list, you have learned that before a customer did.",
    },
    {
      question:
        "A wish has the scores Money 4, Pain 5, Ready 2 and Safe 3. Money and Ready count twice. What is the score, and what does the 2 tell you?",
      choices: [
        "20; first agree how the work is done",
        "14; the change brings too little to be worth the work",
        "20; the staff dislike the change, so leave it for later",
      ],
      answer: 0,
      why: "8 + 5 + 4 + 3 = 20. Ready says whether there is one written way of working, clean lists and a willing head. A good idea with a low Ready needs homework first, and homework is cheap.",
    },
    {
      question: "A hotel wants to change its booking system. When should it start?",
      choices: [
        "In the first week of December, so that it is there for the high season",
        "In January, a slow month in which people can learn",
        "When the supplier has a free team",
        "Together with the new payroll, to get it all over with",
      ],
      answer: 1,
      why: "People are slower for some weeks after a start. In a quiet month that costs little; in the hot weeks it costs guests. Two changes at once make both fail.",
    },
    {
      question:
        "The setup costs ₦700,000, each month ₦150,000, the devices ₦600,000, and the hours of typing and training ₦300,000. What do three years cost, without a reserve?",
      choices: ["₦6,100,000", "₦3,400,000", "₦7,000,000"],
      answer: 2,
      why: "₦700,000 + ₦600,000 + ₦300,000 = ₦1,600,000, and 36 × ₦150,000 = ₦5,400,000. Together ₦7,000,000: the setup is a tenth of it. The first answer leaves out devices and your people’s hours.",
    },
    {
      question:
        "A supplier offers two months free if you pay the first year in advance. What is the argument against this?",
      choices: [
        "Two months are too little as a discount for a payment of this size",
        "You lose what you paid if you stop at a gate",
        "Advance payments are not allowed in Nigeria",
      ],
      answer: 1,
      why: "In the first year you do not know whether you will stay. The discount saves you two months; if you stop after three, you lose seven that you paid for. In the second year, when it works, it may be a fair offer.",
    },
  ],
  task: "Prove or start the six foundations, let every head score the wishes alone and then together, draw what needs what, and make a budget for 36 months for the first change with at least three gates. Done when: the first change has a name, a start outside the hot weeks and an end that can be seen, and the directors have signed the sum for three years and the money up to gate 1.",
};
