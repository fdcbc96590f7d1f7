import type { ModuleContent } from "../course-content.ts";

export const theYearAfter: ModuleContent = {
  slug: "the-year-after",
  title: "The year after",
  summary:
    "Projects end, companies go on. You give the systems an owner, a yearly round and a way out, so that the next change starts from a higher floor.",
  outline: [
    "An owner for each system, a deputy, and the book with everything that only they know",
    "The yearly round: accounts, backups, contracts, prices, devices, the data list",
    "New people on day one: accounts, training in three pieces, a helper, a first case alone",
    "Changes to the system: who may ask, who decides, how they are tested, how people are told",
    "Mailboxes that belong to a role, so that no renewal is lost with a person",
    "Reports that are read: stop three for two weeks, and drop an old one for each new one",
    "Leaving a supplier in an orderly way: notice, files, a parallel month, deletion in writing",
    "The map of departments drawn again, and the red lines counted a second time",
  ],
  lessons: [
    { slug: "an-owner-for-each-system", title: "An owner for each system", minutes: 5 },
    { slug: "wishes-newcomers-reports", title: "Wishes, newcomers and reports", minutes: 5 },
    { slug: "leaving-well-and-counting-again", title: "Leaving well, and counting again", minutes: 5 },
  ],
  quiz: [
    {
      question: "Who should own the system for fees?",
      choices: [
        "The young man who knows most about computers",
        "The supplier, since he built it",
        "The proprietor, since it is about money and in the end everything is hers",
        "The bursar, with a deputy who does it alone twice a year",
      ],
      answer: 3,
      why: "The owner comes from the work and answers for the figures. Knowledge of computers can be bought; knowing which discount is right cannot. And a deputy who never does it is only a name.",
    },
    {
      question:
        "An agreement renews itself on 1 October unless you give notice 60 days before. Which date must your reminder come well before?",
      choices: ["1 October", "2 August", "1 September"],
      answer: 1,
      why: "30 days before 1 October is 1 September, and 30 more back is 2 August. If you look at the agreement in September, you have another year of it.",
    },
    {
      question:
        "A change that somebody wishes for would save ten minutes once a month and costs ₦80,000. What do you decide?",
      choices: [
        "No, and you say so with the sum: two hours a year",
        "Yes, since a good mood at the desk is worth it",
        "Later, without an answer for the time being, so that nobody is disappointed",
      ],
      answer: 0,
      why: "12 × 10 minutes is two hours a year. The person can follow that sum, and the next wish will still come. A wish without an answer is the last one from that desk.",
    },
    {
      question: "Somebody asks after ten days where the daily report has gone. What does that tell you?",
      choices: [
        "That it must come daily again at once, since it was missed after all",
        "That the person does not do the work properly",
        "That once a week is enough, if something is done because of it",
        "That nobody needs it",
      ],
      answer: 2,
      why: "It was not missed for nine days, so daily is too often. Ask what the person reads in it and then does; perhaps one figure is enough.",
    },
    {
      question: "Before you give notice to a supplier, what must have happened?",
      choices: [
        "The new system has been running in all branches for at least a month",
        "All data was exported, opened and counted, and nothing is missing",
        "The supplier has agreed that you may leave",
      ],
      answer: 1,
      why: "After the notice you no longer have the same weight with them. If the export has a gap, you want to know it while you are still a customer. The new system follows in the months after.",
    },
  ],
  task: "Draw the department pages again, count the red lines, and write the plan for the next twelve months with an owner for each system. Done when: today’s number of red lines is beside the number from the first module, every system has an owner and a deputy who have signed, and the first date of the yearly round is in the calendar.",
};
