import type { ModuleContent } from "../course-content.ts";

export const staffWhoSell: ModuleContent = {
  slug: "staff-who-sell",
  title: "Staff who sell",
  summary:
    "An assistant, a rep or a cousin at the counter sells as well as you have shown them. You write down how you sell, agree on a target that can be reached, and pay for what you want.",
  outline: [
    "The way we serve on one page: greeting, questions, showing, price, next step, record",
    "Learning by watching: three sales you do, three you do together, three alone",
    "A target from your own record, not from hope: enquiries × yes × what is left",
    "Commission on what is left and is paid, not on the price: two plans worked out for a slow and a good month",
    "Discounts: who may give how much, and where it is written",
    "Till, stock and record checked at closing, so that trust does not have to guess",
    "A weekly talk of fifteen minutes with the sheet, about the work and not about the person",
    "When somebody leaves: line, passwords, open enquiries, goods",
  ],
  lessons: [
    { slug: "how-we-serve", title: "How we serve, on one page", minutes: 4 },
    { slug: "commission-on-what-is-left", title: "Commission on what is left", minutes: 5 },
    { slug: "fifteen-minutes-a-week", title: "Fifteen minutes a week", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "An assistant gets fewer yes than you, has more left from each, and has many open enquiries without a date. What do you train?",
      choices: [
        "Showing goods, since she sells less often",
        "Lower prices, so that more people say yes",
        "The next step: one sentence that ends in pay, put aside or a date",
        "Everything once more from the beginning",
      ],
      answer: 2,
      why: "She sells more to each buyer, but people leave without a next step. One sentence for one step can be learned in a week; ‘everything’ tells her only that she is bad.",
    },
    {
      question:
        "A phone sells for ₦150,000 and leaves ₦15,000. The seller gets 2% of the price. What does a discount of ₦5,000 cost him, and what does it cost the shop?",
      choices: ["Him ₦100, the shop ₦4,900", "Both ₦2,500", "Him ₦1,000, the shop ₦4,000"],
      answer: 0,
      why: "2% of ₦5,000 is ₦100. A third of what was left is gone, and he hardly feels it. With a share of what is left, both defend the same naira.",
    },
    {
      question:
        "A seller has had 80 enquiries and 20 yes in an average month. Which target for the next month makes sense?",
      choices: [
        "40 yes, because a target must be high",
        "‘More than last month’, so that nobody feels under pressure",
        "20 yes as before, since figures are only figures",
        "23 yes from 80 enquiries, by following up open ones",
      ],
      answer: 3,
      why: "It comes from the seller’s own record, means one more yes in most weeks, and says how. Doubling is a wish, and ‘more’ cannot be checked.",
    },
    {
      question: "Which praise helps most?",
      choices: [
        "‘Well done, keep it up.’",
        "‘You asked who it was for, and then she took the large one.’",
        "‘You are the best of all my assistants.’",
      ],
      answer: 1,
      why: "It names the scene, so it can be done again tomorrow. The first says nothing about what was good, and the third sets people against each other.",
    },
    {
      question: "When do you begin to count till and goods every evening?",
      choices: [
        "When something has been missing twice",
        "When somebody new begins, and only with that person",
        "Now, with everybody, your own sister included",
      ],
      answer: 2,
      why: "As a habit for all it insults nobody, and it shows on the same evening that an honest person is innocent. If you begin after a loss, it is an accusation.",
    },
  ],
  task: "Write the page of how you serve, agree on a target and a commission with one person, and run both for a month. Done when: the month’s enquiries and yes are in the record by person, the commission was worked out in front of that person, and you have decided together on one change.",
};
