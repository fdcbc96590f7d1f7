import type { ModuleContent } from "../course-content.ts";

export const aSalesRecordOnYourPhone: ModuleContent = {
  slug: "a-sales-record-on-your-phone",
  title: "A sales record on your phone",
  summary:
    "You write down everybody who asks, not only those who buy, in a free sheet that counts for you. On Mondays it tells you what to change.",
  outline: [
    "What counts as an enquiry, and the eight things to write down about it",
    "Why the reasons for a no are worth more than the list of sales",
    "Google Sheets on a phone: two tabs, headings that stay, three allowed words for the state",
    "Six formulas that count a week, with a test that shows whether they count right",
    "Working without a network, sharing with an assistant, a copy each month",
    "Which small change in a number means nothing, and which one means that you should look",
    "The Monday meeting with yourself: copy, compare, read, decide, write",
  ],
  lessons: [
    { slug: "write-down-every-enquiry", title: "Write down everybody who asks", minutes: 5 },
    { slug: "build-the-sheet", title: "Build the sheet, step by step", minutes: 5 },
    { slug: "twenty-minutes-on-monday", title: "Twenty minutes on Monday", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which of these people gets a line in the record?",
      choices: [
        "A woman who greets, looks round the shop for a long time and says that it is all very fine",
        "A man who asks whether you can also deliver ten by Friday, and then says nothing more",
        "A friend who congratulates you on the new sign",
      ],
      answer: 1,
      why: "The test is whether you could name what the person wanted: ten pieces, delivered by Friday. That he went quiet afterwards is exactly what the record is for.",
    },
    {
      question: "In a week 25 people asked and 6 bought. What is ‘yes of each 100’, rounded?",
      choices: ["6", "19", "42", "24"],
      answer: 3,
      why: "6 ÷ 25 = 0.24, so 24 of each 100. It lets you compare a busy week with a quiet one.",
    },
    {
      question:
        "Your formula shows 0 although there are lines for this week. The dates are on the left side of their cells. What is the likely cause?",
      choices: [
        "The sheet took the dates for text, so it cannot compare them",
        "The phone has no network",
        "There are fewer than ten lines, which is too few to be counted",
        "The column Left is empty",
      ],
      answer: 0,
      why: "The sheet puts text on the left, and dates and numbers on the right. Write the date in the other order or change the country setting of the file; then the formula can compare it with the Monday.",
    },
    {
      question:
        "The four weeks before had 6, 7, 5 and 6 sales. Last week had 5, with as many enquiries as always. What do you decide?",
      choices: [
        "A small discount until it is 6 sales a week again",
        "New pictures for all products",
        "Nothing from this number; it moves like this by itself",
      ],
      answer: 2,
      why: "With small numbers, one more or one less happens by chance. If there are only 3, or if the number falls two weeks in a row, open the lines and read. Do not spend money on a tremble.",
    },
    {
      question: "Which Monday note is written so that it can fail?",
      choices: [
        "This week we take follow-up more seriously.",
        "We write to all 8 open enquiries today; next Monday ‘still open’ is 3 or less.",
        "This week we answer customers faster, review the prices and put up new pictures.",
      ],
      answer: 1,
      why: "It has one action, a number and a date. Next Monday everybody can see whether it worked. The third note changes three things at once, so the number will teach you nothing.",
    },
  ],
  task: "Build the sheet, pass the test with the three trial lines, and write every enquiry of two full weeks into it. On both Mondays do the 20 minutes and write one decision with a number and a date. Done when: two weeks are in the sheet, every line has a state, and your second note says whether the first decision worked.",
};
