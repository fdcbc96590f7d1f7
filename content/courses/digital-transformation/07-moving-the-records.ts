import type { ModuleContent } from "../course-content.ts";

export const movingTheRecords: ModuleContent = {
  slug: "moving-the-records",
  title: "Moving the records",
  summary:
    "Names, balances, stock and files go from books and old sheets into the new place without carrying the old mistakes along.",
  outline: [
    "What need not be moved at all, decided with a watch and ten real records",
    "One number for each customer, pupil, patient or article, and how to give it out without quarrels",
    "The sheet in between: columns, allowed words, book and page of each line",
    "Finding doubles: three Okafors, two spellings, one phone number",
    "Opening balances: the evening on which old and new must agree to the naira",
    "Checking with a sample of 50: how many mistakes are too many, and what to do then",
    "Who may type in debts, diagnoses and salaries, and in which room",
    "The old books afterwards: sealed, dated, found again",
  ],
  lessons: [
    { slug: "numbers-before-names", title: "Numbers before names", minutes: 5 },
    { slug: "typing-in-without-mistakes", title: "Typing in without mistakes", minutes: 5 },
    { slug: "evening-of-the-balance", title: "The evening of the balance", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which number for a pupil will still be right in four years?",
      choices: ["JS1-A-017", "P0421", "2027/F/017", "The phone number of the mother"],
      answer: 1,
      why: "It says nothing that can change. Class, year and phone number change, and then the number is false or must be replaced on every paper.",
    },
    {
      question: "Two lines share a phone number: Halima Sani and Ibrahim Sani. What do you do?",
      choices: [
        "Let somebody who knows them say whether they are one person, or ask",
        "Merge them, since a phone number belongs to one person, and keep the newer line",
        "Delete the older line",
      ],
      answer: 0,
      why: "Mother and son may share a phone. The formula shows where to look; the desk that knows the people can say whether it is one person. And nothing is deleted: lines for one person are linked with ‘see’.",
    },
    {
      question:
        "One record takes 4 minutes, and there are 1,500. Two people type for five good hours a day each. How many days does the typing take, without checking?",
      choices: ["20", "12.5", "10"],
      answer: 2,
      why: "1,500 × 4 = 6,000 minutes, which is 100 hours. Two people make 10 hours a day: 10 days. Add days for questions and for checking, and ask first how many of the 1,500 must be moved.",
    },
    {
      question:
        "The old book shows ₦6,340,000 and the sheet ₦6,322,000. The difference is ₦18,000. Where do you look first?",
      choices: [
        "Nowhere: it is less than a third of a hundredth of the total, so it is noted as rounding and closed",
        "For ₦18,000 left out, ₦9,000 with the wrong sign, or exchanged digits",
        "In the largest balances, since there the mistakes are largest",
        "At the supplier, since the sheet was loaded wrongly",
      ],
      answer: 1,
      why: "If a line was left out, its amount is the difference. Half of the difference points to a wrong sign, and because 18,000 can be divided by 9, two digits may be exchanged. ‘Rounded’ would be a mistake that stays for ever.",
    },
    {
      question: "Old book, sheet and system show the same total. What is still to be done?",
      choices: [
        "Nothing, since three equal totals cannot be chance",
        "Type all balances in a second time",
        "Compare the large balances, and a random part of the rest, one by one",
        "Ask all customers for their balance",
      ],
      answer: 2,
      why: "Two mistakes can cancel each other: one customer has too much, and another has too little by the same amount. The total does not show this; the single comparison does. The question to customers comes two weeks earlier.",
    },
  ],
  task: "Bring the complete list of one kind (customers, pupils, patients or articles) into the new place. Done when: a sample of 50 has at most one mistake, totals agree with the old book on a named day, and the old book carries a line that says ‘closed on’, with two signatures.",
};
