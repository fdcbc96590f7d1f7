import type { ModuleContent } from "../course-content.ts";

export const staffAndTheNewSystem: ModuleContent = {
  slug: "staff-and-the-new-system",
  title: "Staff and the new system",
  summary:
    "People do not fear software. They fear to lose work, to look stupid, or to be watched. You find out which it is, answer it honestly, and bring the desks along one by one.",
  outline: [
    "Four fears and how each sounds: work, shame, control, side income",
    "What to say about jobs before the contract, and what never to promise",
    "The quiet expert with the big book: giving her a part that nobody else can play",
    "A helper for each desk, chosen by the people at that desk and paid for the help",
    "Training in pieces of 40 minutes with their own cases, and a test that nobody fails in public",
    "The first two weeks: who sits where, what may be slow, what goes on paper with a number",
    "Resistance that is information, and resistance that needs a decision",
    "A written rule on what the system records, who sees it and what it is not used for",
  ],
  lessons: [
    { slug: "four-fears", title: "Four fears and four answers", minutes: 5 },
    { slug: "training-in-small-pieces", title: "Training in small pieces", minutes: 5 },
    { slug: "first-two-weeks-at-the-desk", title: "The first two weeks at the desk", minutes: 5 },
  ],
  quiz: [
    {
      question: "Madam Comfort, 30 years at the ledger, is ill on every training day. What do you try first?",
      choices: [
        "A written warning, because the training is part of the work and others come as well",
        "A first lesson alone, and a part that only she can play",
        "A bonus for the person who learns the system fastest",
        "Training the youth corper in her place, so that no time is lost",
      ],
      answer: 1,
      why: "It looks like the fear of seeming slow in front of others. Practice without an audience takes it away, and the exceptions are knowledge that only she has. A race for the fastest makes it worse.",
    },
    {
      question:
        "You do not know yet whether the change will cost somebody a job. What do you say when a member of staff asks?",
      choices: [
        "‘Nobody needs to worry about that.’",
        "‘That is for the directors to decide, and until then it makes no sense to talk about it.’",
        "‘I do not know yet. By the end of March we will have the figures, and you will hear from me.’",
      ],
      answer: 2,
      why: "It is true, it has a date, and it says who will speak. If a comforting sentence turns out to be false, nobody believes the later ones.",
    },
    {
      question:
        "You train 24 people in groups of three. Each group needs five units, one for each main case, and two helpers give two units a day each. How many working days do you need?",
      choices: ["10", "5", "20", "8"],
      answer: 0,
      why: "24 ÷ 3 = 8 groups, 8 × 5 = 40 units. Two helpers give 4 a day, and 40 ÷ 4 = 10 days. One long Saturday would be two or three units for each group at the very best.",
    },
    {
      question:
        "In the first week 3 of 20 entries are wrong, all three in the field for the class. What do you do?",
      choices: [
        "Stop the system and go back to the book",
        "Find out who made the mistakes and speak with that person in front of the head",
        "Go on, because three of twenty is few",
        "Train that one field for 20 minutes on Monday, and count again on Friday",
      ],
      answer: 3,
      why: "The same mistake three times points to the field or its explanation. A short training in that one thing should be enough, and the next count shows whether it was.",
    },
    {
      question:
        "On day 3 the old ledger lies open under the table, although it may be used openly beside the system until the 15th. What do you do?",
      choices: [
        "Nothing: until the 15th both are written, and afterwards you ask what the book can do that the system cannot",
        "Take it away at once, so that people use the system and do not fall back into what they are used to",
        "Allow it for as long as the person feels safer with it, because calm matters more than a date",
      ],
      answer: 0,
      why: "A date was agreed, and it holds for both sides. If the book is still there after that date, it often contains something that the system lacks, such as ‘promised to pay on’.",
    },
  ],
  task: "Hold the conversation about the change with every person whose work it touches, name a helper for each desk, and train one department with its own cases. Done when: every person of that department has done one real case alone, the fears you heard are on a list with an answer beside each, and one of their proposals has been carried out.",
};
