import type { ModuleContent } from "../course-content.ts";

export const dataKeptSafe: ModuleContent = {
  slug: "data-kept-safe",
  title: "Customer and staff data kept safe",
  summary:
    "Things get lost when you move. You list what personal data the company holds, decide what moves and what is deleted, close the doors, and have a page ready for the bad day.",
  outline: [
    "The list of personal data: what, about whom, where, why, on which ground, who sees it, until when",
    "What the Nigeria Data Protection Act 2023 expects of a company of your size, and where to check your registration duty",
    "Health, children, fingerprints: data that needs more care, for clinics, schools and attendance machines",
    "Who may see what: five roles instead of forty permissions, and the password that nobody shares",
    "Leaving day: fifteen minutes, nine accesses, one signature",
    "Backups that were opened once: what, how often, where, and the test",
    "Written agreements with everybody who handles data for you",
    "The first 72 hours after a breach: who calls whom, what is written down, who tells the people concerned",
  ],
  lessons: [
    { slug: "list-of-what-you-hold", title: "A list of what you hold", minutes: 5 },
    { slug: "doors-and-keys", title: "Doors and keys", minutes: 5 },
    { slug: "first-72-hours", title: "The first 72 hours", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "The old admission form asks for the tribe of the grandparents. Nobody used the answers last year. What do you do with this question?",
      choices: [
        "It moves to the new system, because the data may be useful some day",
        "It moves to the new system, but only the principal can see the answers",
        "It is taken out of the form and out of the records that move",
        "It stays on paper, because the parents filled it in willingly",
      ],
      answer: 2,
      why: "It has no purpose, and it touches ethnic origin, which the law protects more strictly. What you do not hold cannot be lost. Records that a law or a dispute needs are another matter and go to the pile ‘we do not know’ first.",
    },
    {
      question:
        "Accounts wants to see the patients’ diagnoses ‘because the bill depends on them’. What is the better way?",
      choices: [
        "The role of accounts sees the items and prices of the bill, without the diagnosis",
        "Accounts gets the doctor’s password at month end and gives it back after two days",
        "Everybody in the clinic is bound to secrecy anyhow, so accounts may see the diagnoses",
      ],
      answer: 0,
      why: "For the bill, items and prices are enough. Each role sees what its work needs and no more. A borrowed password hides who looked at what.",
    },
    {
      question: "An accountant left on Friday. What do you do with her account in the system?",
      choices: [
        "Delete it, so that nothing remains of it",
        "Leave it open for a month, in case something must be looked up",
        "Give the password to her successor, who continues with it",
        "Block it on the same day and keep the name in the history",
      ],
      answer: 3,
      why: "Once it is blocked, nobody gets in; because it is kept, you can still see who entered what. If the successor works under her name, the history becomes false from then on.",
    },
    {
      question: "Which of these proves that you have a backup?",
      choices: [
        "The supplier’s offer says ‘daily backups included’",
        "On 12 May we opened the copy, found three records and saw that they were right",
        "All data is stored in the cloud, in two countries at the same time",
        "The export is on a flash drive that the manager always carries with him",
      ],
      answer: 1,
      why: "Only a copy that was opened is known to work. The cloud repeats a deletion faithfully, and a flash drive in a pocket is a second place from which data can be lost.",
    },
    {
      question:
        "On Thursday at 9:00 you learn that a list of patients went to a wrong address on Monday. The breach must be reported. By when?",
      choices: [
        "Thursday at 9:00, 72 hours after the mistake",
        "Sunday at 9:00, 72 hours after you became aware",
        "Tuesday at 9:00, because weekends do not count",
      ],
      answer: 1,
      why: "The time runs from the moment you became aware, and the weekend counts. That is why the first thing to write down is the hour at which you heard of it.",
    },
  ],
  task: "Fill in the list of personal data for two departments, close every access of people who have left, and play one bad day for an hour with the people who would really be called. Done when: the list is dated and signed, the number of old accesses you found and closed is written down, and one backup has been opened and read.",
};
