import type { ModuleContent } from "../course-content.ts";

export const testBeforeCustomers: ModuleContent = {
  slug: "test-before-customers",
  title: "Test it before your customers do",
  summary:
    "A dress rehearsal with forty messages, a soft start with ten real customers, and a switch that turns the assistant off within a minute.",
  outline: [
    "Forty test messages from your own cards: ordinary, unclear, angry, in Pidgin, by voice, with two requests at once",
    "Messages that try to trick it: false promises, hidden instructions, begging for a discount, asking for another customer's order",
    "Who plays the customer: a sister, a friend who likes to argue, a child of twelve, each with one hour",
    "Three kinds of mistake with three limits: clumsy, wrong, dangerous; one dangerous answer stops the start",
    "The soft start: ten customers who know about it, for two weeks, with every conversation read on the same evening",
    "The off switch, tried out by each person on duty, and the message that customers then get",
    "After the start: twenty conversations a week drawn by lot, and a list of what was changed because of them",
    "When prices or the tool change: the short test with ten messages before the assistant goes on",
  ],
  lessons: [
    { slug: "forty-messages", title: "A dress rehearsal with forty messages", minutes: 4 },
    { slug: "try-to-trick-it", title: "Try to trick it", minutes: 4 },
    { slug: "soft-start", title: "A soft start with ten customers", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "Of forty answers 35 are good, 3 clumsy, 1 wrong and 1 dangerous. The limits are 8 clumsy, 2 wrong and 0 dangerous. May the assistant start?",
      choices: [
        "Yes, 35 of 40 are almost nine in ten",
        "No, one dangerous answer stops the start",
        "Yes, with an apology ready for the one case",
        "No, since three clumsy answers are too many",
      ],
      answer: 1,
      why: "Clumsy and wrong are inside their limits. The limit for dangerous is none, and you set it before the evening so that nobody can talk it away afterwards.",
    },
    {
      question:
        "A guest of Plateau Rest asks for 3 single rooms at ₦14,000 a night for 2 nights, and breakfast each morning for 3 people at ₦2,500 each. What must the total be?",
      choices: ["₦91,500", "₦84,000", "₦99,000", "₦49,500"],
      answer: 2,
      why: "Rooms are 3 times 2 times ₦14,000, so ₦84,000; breakfast is 3 times 2 times ₦2,500, so ₦15,000. ₦91,500 would be breakfast on one morning only.",
    },
    {
      question: "A man asks where his wife's parcel is and names her correctly. What is right?",
      choices: [
        "Say nothing about her, not even that she is a customer",
        "Tell him, because he knows her name",
        "Tell him only the district",
        "Ask him for her date of birth",
      ],
      answer: 0,
      why: "A name proves nothing, and being a customer is already a fact about her. If the assistant cannot see a parcel without its number and the last four digits of the phone, it cannot tell anything.",
    },
    {
      question:
        "The assistant gave a discount after seventeen messages of begging. Which remedy is the strongest?",
      choices: [
        "A sentence in the instructions, in capital letters",
        "A friendlier text for those who beg",
        "The total comes from the sheet, without any field for a reduction",
      ],
      answer: 2,
      why: "Instructions mostly hold, but a patient writer finds the exception. What the assistant has no means to do, it cannot do, even after the tool behind it has changed.",
    },
    {
      question: "After the start, which conversations do you read each week?",
      choices: [
        "Those with complaints",
        "All of them, for ever",
        "Those that the supplier recommends",
        "Twenty drawn by lot",
      ],
      answer: 3,
      why: "Complaints alone make everything look bad, and chosen conversations make everything look good. Twenty drawn by lot show the ordinary day, and you can keep this up for years.",
    },
  ],
  task: "Run the forty messages twice, mend in between, and start softly with ten customers. You have done it when the second run had no dangerous and at most two wrong answers, each person on duty has used the off switch once, and all conversations of the two weeks were read.",
};
