import type { ModuleContent } from "../course-content.ts";

export const anOfferPeopleCanAnswer: ModuleContent = {
  slug: "an-offer-people-can-answer",
  title: "An offer people can answer",
  summary:
    "You write an offer that says what it is, what it costs and what happens next, in the words of your customers, and you work out its options, dates and deposit.",
  outline: [
    "What 20 old chats tell you: what people ask, what they fear, which words they use",
    "Turning a worry into one true sentence, and changing the work where the sentence would be false",
    "The three parts of an offer, with a food box, a visit and a company lunch to copy",
    "A price added up from the contents and divided by what you want to keep",
    "The stranger test: five questions somebody must answer without looking",
    "How many more you must sell after a discount, in a table",
    "Three options that all pay you, worked out by the hour",
    "The deposit that buys the materials, and what a guarantee costs you per piece",
  ],
  lessons: [
    { slug: "words-your-customers-use", title: "The words your customers use", minutes: 5 },
    { slug: "three-parts-of-an-offer", title: "What it is, what it costs, what happens next", minutes: 5 },
    { slug: "options-dates-and-deposits", title: "Discounts, options, dates and deposits", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "In five of your last twenty chats somebody asks: ‘Do you come with your own ladder?’ What do you do?",
      choices: [
        "Save a quick reply, so that you can answer it within a few seconds each time",
        "Write ‘fully equipped professional team’ into the offer",
        "Ask people not to worry about details",
        "Put ‘we bring our own ladder’ into the offer, so that nobody has to ask",
      ],
      answer: 3,
      why: "A question that returns belongs in the offer, in the customer’s own words. ‘Fully equipped’ could mean anything, and a quick reply helps only those who take the trouble to ask.",
    },
    {
      question: "Which of these ends an offer best?",
      choices: [
        "Feel free to contact us for more information.",
        "Reply with your area and ‘Wednesday’ or ‘Friday’.",
        "Call, send a DM, visit our shop or fill in the form.",
      ],
      answer: 1,
      why: "It is one easy step that takes no thinking. The first asks for nothing in particular, and the third makes the customer choose how to reach you before choosing what to buy.",
    },
    {
      question:
        "All costs of a box come to ₦51,000, and you want to keep 15% of the price. What is the lowest price?",
      choices: ["₦60,000", "₦58,650", "₦66,000", "₦56,100"],
      answer: 0,
      why: "₦51,000 ÷ 0.85 = ₦60,000, and 15% of that is ₦9,000. Adding 15% to the cost gives ₦58,650, but then you keep only 13% of the price.",
    },
    {
      question:
        "A bag costs you ₦7,000 and sells at ₦10,000; you sell 40 a month. You give 10% off. How many must you sell so that the same is left?",
      choices: ["44", "50", "60"],
      answer: 2,
      why: "Before, ₦3,000 × 40 = ₦120,000 was left. Now ₦2,000 is left from each, and ₦120,000 ÷ ₦2,000 = 60. A tenth off the price took a third of what you keep.",
    },
    {
      question:
        "An order is worth ₦300,000. Before delivery you spend ₦150,000 on materials and ₦15,000 on a helper. Which deposit fits?",
      choices: [
        "30%, because it is usual and a higher one frightens people",
        "55% or more, which covers ₦165,000 of spending",
        "50%, which covers the materials",
      ],
      answer: 1,
      why: "₦165,000 ÷ ₦300,000 = 55%. With 50% you would put in ₦15,000 of your own, or of another customer’s, until delivery.",
    },
  ],
  task: "Write one complete offer for the product or job that leaves you the most: three parts, a price you added up, an end date, a deposit where you must buy materials, and one easy last step. Let two people who do not know your work take the stranger test, and mend what they could not answer. Send it to at least ten people who asked about it before, or show it to the next ten who ask. Done when: the offer is sent, and your record shows for each of the ten whether the answer was yes, no or open.",
};
