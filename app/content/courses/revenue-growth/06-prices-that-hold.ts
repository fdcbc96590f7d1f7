import type { ModuleContent } from "../course-content.ts";

export const pricesThatHold: ModuleContent = {
  slug: "prices-that-hold",
  title: "Prices that hold",
  summary:
    "Prices that follow your costs without trembling, and a way to raise them that keeps the customers you want.",
  outline: [
    "Replacement cost every Monday for the five best sellers, and the rule that says when to change",
    "Mark-up and margin: the table for 10, 15, 20, 25 and 30 of each hundred",
    "The three or four prices people remember of you, and the hundred that nobody compares",
    "Raising a price step by step: notice, reason, what stays the same, what old customers get",
    "Small pack, large pack, bundle: working out which one you want people to take",
    "Bargaining: a lowest price decided in the morning, and things to give that cost you little",
    "When to drop a product, with the two figures you need before you do",
  ],
  lessons: [],
  quiz: [],
  task: "Recalculate the price of your ten most sold products or jobs with today’s costs, change those that are more than five of each hundred too low, and tell your customers. Done when: the ten new prices are on the list and in the catalogue, and after two weeks you can say what happened to the number sold and to what was left.",
};
