import type { ModuleContent } from "../course-content.ts";

export const theTalkThatSells: ModuleContent = {
  slug: "the-talk-that-sells",
  title: "The talk that sells",
  summary:
    "What to ask, what to show and what to say when somebody stands before you or is on the line, without pressing anyone.",
  outline: [
    "Three questions before any price: for what, by when, what have you tried",
    "Showing instead of praising: the test in front of the customer",
    "‘Too costly’: four different meanings, and a different answer for each",
    "‘I will get back to you’: fixing the next step together before they go",
    "When several people decide: the wife, the pastor, the accountant, and what each needs from you",
    "Saying no to a sale that will end in a complaint",
    "Practising with your assistant: ten minutes a week, one hard sentence at a time",
  ],
  lessons: [],
  quiz: [],
  task: "Choose the objection that appears most in your record, write two answers to it that are true, and use them for two weeks. Done when: at least ten people have heard them, the record shows how each ended, and you have kept the better one in your quick replies.",
};
