import type { ModuleContent } from "../course-content.ts";

export const pricesThatHold: ModuleContent = {
  slug: "prices-that-hold",
  title: "Prices that hold",
  summary:
    "Prices that follow your costs without trembling, and a way to raise them that keeps the customers you want.",
  outline: [
    "How many customers may leave after a rise before you lose, in a table",
    "Trying a new price with new customers, one day or one product first",
    "The ten prices of yours that people remember, and the hundred that nobody compares",
    "Raising a price step by step: notice, reason, what stays the same, what old customers get",
    "The smaller pack offered openly, instead of fewer pieces in the old one",
    "Bargaining: a lowest price decided in the morning, and things to give that cost you little",
    "When to drop a product, with the two figures you need before you do",
  ],
  lessons: [
    { slug: "prices-people-remember", title: "The ten prices people remember", minutes: 4 },
    { slug: "raising-a-price", title: "Raising a price without fear", minutes: 5 },
    { slug: "bargaining-with-a-floor", title: "Bargaining with a floor", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which price do the people of your street most probably remember?",
      choices: [
        "A bottle of nail varnish remover of a good brand",
        "A bulb with a rare socket",
        "A loaf of the bread that everybody sells",
        "A dress that you sewed yourself",
      ],
      answer: 2,
      why: "It is bought often, looks the same everywhere and is talked about. By such prices people judge the whole shop; the others they can hardly compare.",
    },
    {
      question:
        "A cake costs you ₦12,000 and sells at ₦15,000, and you sell 40 a month. You raise the price to ₦16,000. How many must you still sell so that the same is left?",
      choices: ["30", "38", "36", "40"],
      answer: 0,
      why: "Before, ₦3,000 × 40 = ₦120,000. Now ₦4,000 is left from each: ₦120,000 ÷ ₦4,000 = 30. You may lose ten of forty sales before you have less.",
    },
    {
      question: "Who has the least to fear from raising prices by 5%?",
      choices: [
        "A shop that keeps ₦60 of each ₦100, since it has room",
        "A shop that keeps ₦12 of each ₦100",
        "Both the same, since the percentage is the same",
      ],
      answer: 1,
      why: "With ₦12 left, ₦5 more makes ₦17: nearly a third of the sales may be lost. With ₦60 it is ₦65, and only 7 sales of 100 may be lost. The thin margin gains the most.",
    },
    {
      question: "What belongs in the message about a new price?",
      choices: [
        "An apology, and the rate of the dollar on that day",
        "The hope that the customer will understand",
        "A list of all costs that have gone up, if possible with receipts",
        "What changes, from when, one true reason, and what stays",
      ],
      answer: 3,
      why: "People need to plan, not to pardon you. A date and what remains as it was give them something to act on. Long reasons sound as if you did not believe in the price.",
    },
    {
      question: "A customer presses, and the floor is reached. What now?",
      choices: [
        "Offer something from your list, and leave the price",
        "Go below it once, since the till is empty today",
        "Raise the first price for the next customer, to make up for it",
      ],
      answer: 0,
      why: "The floor was worked out so that the month holds. A plug, a test or a delivery moves the talk away from the number. If you go below it yourself, nobody in the shop will keep to it.",
    },
  ],
  task: "Recalculate the price of your ten most sold products or jobs with today’s costs, change those that are more than 5% too low, and tell your customers. Done when: the ten new prices are on the list and in the catalogue, and after two weeks you can say what happened to the number sold and to what was left.",
};
