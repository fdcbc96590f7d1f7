import type { ModuleContent } from "../course-content.ts";

export const procedures: ModuleContent = {
  slug: "procedures",
  title: "Procedures your staff will follow",
  summary:
    "You turn a mended drawing into one page that a new person can work by, together with those who do the work.",
  outline: [
    "From drawing to page: purpose in one line, when it begins, steps of one action each, what counts as done",
    "Writing with the person who does it best: she shows, you write, a third person tries",
    "The four questions of a step: who, with what, how long, and what to do when it does not work",
    "Pictures of the screen instead of paragraphs, and a voice note in Hausa, Yoruba, Igbo or Pidgin for those who read slowly",
    "The silent test: three orders by somebody new, while you watch and say nothing",
    "Version and date on every page, one place where it is valid, and old pages torn up",
    "Why staff do not follow a procedure: the five usual reasons, of which only one is unwillingness",
  ],
  lessons: [
    { slug: "write-with-the-doer", title: "Write it with the one who does it", minutes: 4 },
    { slug: "silent-test", title: "The silent test", minutes: 4 },
    { slug: "why-not-followed", title: "When nobody follows it", minutes: 5 },
  ],
  quiz: [
    {
      question: "What do you do while the person who does the work best shows you an order?",
      choices: [
        "Write down her words and ask what she looks at",
        "Explain how it should be done",
        "Time her and compare her with the others",
        "Let an AI tool write the page meanwhile",
      ],
      answer: 0,
      why: "The steps she no longer notices are the most valuable, and they come out only when she does the work and hears it read back. How it should be done comes later.",
    },
    {
      question: "Which of these steps can go on the page as it is?",
      choices: [
        "Handle payments with care and common sense",
        "Normally check the payment if possible",
        "Check the payment and pack and inform the rider",
        "Compare amount, name and time in the bank app",
      ],
      answer: 3,
      why: "It is one action, with a verb and with what to look at. Nobody can check care and common sense, and three actions in one step are three steps.",
    },
    {
      question:
        "In the silent test the new assistant picks the wrong line of the price table. What do you mend?",
      choices: [
        "The assistant, by explaining the table to her once more",
        "The page: between two lines, take the higher one",
        "Nothing, since it was only a test",
      ],
      answer: 1,
      why: "The next person will meet the same gap, and on that day nobody sits beside her. In the lesson, 20 guests too few at ₦3,500 each would have cost ₦70,000.",
    },
    {
      question: "A step is done on quiet days and left out on Saturdays. Which reason do you think of first?",
      choices: [
        "They do not know the step well enough",
        "They do not want to",
        "It makes their work harder",
        "Nobody notices it",
      ],
      answer: 2,
      why: "They know the step and can do it, as the quiet days show. On Saturdays it costs too much time, so make it shorter or limit it to the cases in which it is needed.",
    },
    {
      question:
        "For three months nobody has written a note that the procedure was broken. What is most likely?",
      choices: [
        "People break it and do not write it down",
        "The page is perfect",
        "Nobody has worked by it in that time",
      ],
      answer: 0,
      why: "Every page meets a case it did not foresee. If there are no notes, staff feel that telling you is unsafe or pointless, and your next version lacks its best source.",
    },
  ],
  task: "Write one page for the process that you automated first and let somebody who has never done it work by it three times. You have done it when the third time passes without a question and the page carries a version, a date and the name of the person who may change it.",
};
