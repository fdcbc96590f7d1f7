import type { ModuleContent } from "../course-content.ts";

export const nextSystem: ModuleContent = {
  slug: "next-system",
  title: "Connect, buy, or leave it as it is",
  summary:
    "With figures from three months you decide whether a connected system pays, ask suppliers the right questions, and try it before you depend on it.",
  outline: [
    "The second tally: the same three days as in module 1, and the minutes and mistakes that really went away",
    "When sheets and saved replies are enough, with four signs that they no longer are",
    "What connecting tools do (Airtable, Zapier, Make and the like), where free plans end, and how to find that out before you build",
    "The full price of a system: setup, monthly price, data, training, the hours when it is down, and the way out",
    "Twelve questions for every supplier, us included: who owns the data, how it is exported, what happens without a network",
    "A trial of thirty days beside the old way, with a date and a figure that decide the matter",
    "Your plan for the next six months on one page: one automation a month, its card, its check, its person",
  ],
  lessons: [
    { slug: "second-tally", title: "Count again", minutes: 4 },
    { slug: "when-to-connect", title: "Connect, or leave it as it is", minutes: 5 },
    { slug: "twelve-questions", title: "Twelve questions and a plan", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "The seven old tasks fell from 646 to 275 minutes; the new rounds and checks take 139. How much is really gained in the three days?",
      choices: ["232 minutes", "371 minutes", "507 minutes", "139 minutes"],
      answer: 0,
      why: "646 less 275 is 371. Of these, 139 minutes have come back as new work, so 232 are gained. Only the whole sheet tells the truth.",
    },
    {
      question: "Which is a sign that you have outgrown your sheet?",
      choices: [
        "A competitor has a system",
        "The salesman offers 20% until Friday, and it is the end of the month",
        "The same figure is kept in three places, and each says something else",
        "You are tired of its colours",
      ],
      answer: 2,
      why: "Facts in several places drift apart, and somebody acts on the wrong one. The other three say something about people, not about your work.",
    },
    {
      question:
        "A free plan ends at 1,000 lines, and each of your 12 orders a day takes one line. What do you do before you move?",
      choices: [
        "Work out when it is full and what it costs then",
        "Begin, since 1,000 lines are a lot and plans often grow",
        "Enter only every second order",
      ],
      answer: 0,
      why: "1,000 divided by 12 is about 83 days. If you know the price after that, you can decide now and not under pressure.",
    },
    {
      question:
        "Supplier X: ₦300,000 setup and ₦35,000 a month. Y: no setup and ₦55,000 a month. What decides?",
      choices: [
        "The monthly price, so X",
        "No setup, so Y",
        "All costs over 24 months and the way out",
        "The better presentation",
      ],
      answer: 2,
      why: "In the lesson's example, all costs together come to about one and a half million for each. Then it matters how you can leave, and how each system handles your own hardest order.",
    },
    {
      question: "Why do two of the six months in the plan stay empty?",
      choices: [
        "Because the budget for the half year is used up by then",
        "So that what was built can take root and be counted",
        "Because staff are on leave",
      ],
      answer: 1,
      why: "It takes weeks until people use an automation without thinking. If the next one comes at once, neither of them stays.",
    },
  ],
  task: "Count three days again, compare with your first tally, and write the page for the next six months. You have done it when each automation of this course has a figure before and after, one of them has been improved or stopped because of it, and the next decision has a date.",
};
