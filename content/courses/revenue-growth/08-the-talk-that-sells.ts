import type { ModuleContent } from "../course-content.ts";

export const theTalkThatSells: ModuleContent = {
  slug: "the-talk-that-sells",
  title: "The talk that sells",
  summary:
    "What to ask, what to show and what to say when somebody is in front of you or on the line, without pressing anyone.",
  outline: [
    "Three questions before any price: for what, by when, what have you tried",
    "Showing instead of praising: the test in front of the customer",
    "‘Too costly’: four different meanings, and a different answer for each",
    "‘I will get back to you’: fixing the next step together before they go",
    "When several people decide: the wife, the pastor, the accountant, and what each needs from you",
    "Saying no to a sale that will end in a complaint",
    "Two true answers to one objection, counted over two weeks",
  ],
  lessons: [
    { slug: "three-questions-before-a-price", title: "Three questions before a price", minutes: 5 },
    { slug: "four-meanings-of-too-costly", title: "Four meanings of ‘too costly’", minutes: 5 },
    { slug: "when-others-decide-too", title: "When others decide too", minutes: 5 },
  ],
  quiz: [
    {
      question: "‘How much is your hall?’ Which answer keeps the talk going without hiding the price?",
      choices: [
        "‘Please come and see it first; then we talk about the price, and you will like it.’",
        "‘Between 180,000 and 350,000. Which date, and about how many people?’",
        "‘250,000, last price.’",
        "‘What is your budget?’",
      ],
      answer: 1,
      why: "The range answers the question, and the two that follow are easy and needed. If you give no number, people think that you are guessing how much they can pay.",
    },
    {
      question:
        "‘I only have ₦10,000 here’, a customer says about a thing at ₦12,500. What do you offer her?",
      choices: [
        "The same thing for ₦10,000, before she leaves",
        "A comparison with the goods of the other shop",
        "A second look at how well it is made, so that she sees what the ₦2,500 is for",
        "A smaller one, part payments before she takes it, or a date",
      ],
      answer: 3,
      why: "The money is missing, not the wish or the worth. If you give a discount for that reason, people hear of it, and the next customer will also have exactly ₦10,000.",
    },
    {
      question: "A bag at ₦8,000 lasts a year, and one at ₦15,000 lasts three years. What may you say?",
      choices: [
        "That the dearer one costs ₦5,000 a year, if yours really last three years",
        "That the cheap one is rubbish",
        "That the dearer one costs almost the same, since quality always pays in the end",
      ],
      answer: 0,
      why: "₦15,000 ÷ 3 = ₦5,000 a year against ₦8,000. Say so only if customers of three years ago still carry theirs; otherwise the sum is a story.",
    },
    {
      question: "‘I have to discuss it with my wife.’ What helps the most?",
      choices: [
        "A discount that ends this evening",
        "The question whether he cannot decide alone",
        "A message that he can forward as it is, and a day on which you will write",
        "Waiting until he comes back by himself",
      ],
      answer: 2,
      why: "He cannot repeat at home what you explained in twenty minutes. A message that explains everything does it for him, and with a fixed day the matter does not fall asleep.",
    },
    {
      question: "What you have does not fit what the customer needs. Why is it good business to say so?",
      choices: [
        "It is not: a sale is a sale, and the customer is old enough to know",
        "You spare yourself a return and a bad word, and people believe your next advice",
        "The customer will buy something else out of gratitude",
      ],
      answer: 1,
      why: "A sale that ends in a complaint costs more than it left. And if you send somebody away honestly, others hear of it. Just do not count on gratitude.",
    },
  ],
  task: "Choose the objection that appears most in your record, write two answers to it that are true, and use them for two weeks. Done when: at least ten people have heard them, the record shows how each ended, and you have kept the better one in your quick replies.",
};
