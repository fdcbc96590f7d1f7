import type { ModuleContent } from "../course-content.ts";

export const howTheCompanyWorksToday: ModuleContent = {
  slug: "how-the-company-works-today",
  title: "How the company works today",
  summary:
    "Before anything is bought you describe the company as it is: one case walked from desk to desk, one page for each department, and what paper and private phones cost in a month.",
  outline: [
    "Walking one finished case through the building, with the clock time and the minutes of work",
    "Five questions at each desk, and a message to staff that takes the fear out of them",
    "The interview for a department, word for word, and a filled page of a school’s bursary",
    "Ends without a beginning and beginnings with two ends: reading the pages together",
    "Marking every line that runs through a private phone",
    "Counting leaks for two weeks with strokes and a sample of 60 cases",
    "Why the cost of paper is not what a system saves: three hard questions about your own figure",
    "Risks that get a sentence and no figure in naira",
  ],
  lessons: [
    { slug: "walk-one-case", title: "Walk one case through the building", minutes: 5 },
    { slug: "one-page-per-department", title: "One page per department", minutes: 5 },
    { slug: "what-paper-costs", title: "What paper and private phones cost you", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which case do you choose for the walk?",
      choices: [
        "The complaint that reached the chairman in March",
        "An order that is being worked on this morning",
        "An ordinary order from last week that is finished",
        "The largest contract of the year",
      ],
      answer: 2,
      why: "An ordinary case shows the ordinary way, and with a finished one nobody can say ‘we would have’. A scandal makes people defend themselves, and the largest contract is treated better than others.",
    },
    {
      question:
        "An order took from Tuesday 8:00 to Wednesday 16:00. In between the customer thought for 4 hours, and the desks worked for 70 minutes. How long did the company take, and how much of that was work?",
      choices: [
        "28 hours, of which 70 minutes were work",
        "32 hours, of which 4 hours were work",
        "24 hours, of which 70 minutes were work",
      ],
      answer: 0,
      why: "32 hours on the clock less 4 hours of the customer is 28. For the rest of those 28 hours the order waited somewhere. That is where a change can help, not in the speed of each desk.",
    },
    {
      question:
        "The head of stores says that deliveries are entered the same day. The clerk says on Fridays. What goes on the page?",
      choices: [
        "What the head says, because he is responsible",
        "Both, each with the position of the person who said it, without names",
        "What the clerk says, because he does it",
        "Neither, until it has been cleared up in a meeting",
      ],
      answer: 1,
      why: "The difference is the finding: there is a rule, and there is a practice. A meeting would turn it into a quarrel and would leave only the rule.",
    },
    {
      question:
        "You checked all 80 patients discharged in 20 days: ₦64,000 of services was never charged. How much might a system bring back in 30 days, counted carefully?",
      choices: ["₦96,000", "₦64,000", "₦48,000"],
      answer: 2,
      why: "₦64,000 × 30 ÷ 20 = ₦96,000 is the leak. Until it is measured, count half of it as saved, because a service that nobody writes on paper can also be left out on a screen.",
    },
    {
      question: "A system would save the front desk 50 hours a month. When may you count them as money?",
      choices: [
        "Always, at the hourly pay of the person who saves them",
        "When it is decided what the hours replace or bring in",
        "Never, because time has no price",
        "When the supplier guarantees the 50 hours in the agreement",
      ],
      answer: 1,
      why: "Salaries do not fall because a desk has more time. The hours are worth something once they replace a cost or bring in something that is missed today, and somebody has decided that they will.",
    },
  ],
  task: "Walk one case, write one page for each department, connect the pages on a table, and count one leak for two weeks. Done when: each department has signed its page, the red lines through private phones are counted, and one leak has a monthly figure with the careful half beside it.",
};
