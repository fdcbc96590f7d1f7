import type { ModuleContent } from "../course-content.ts";

export const whereProfitComesFrom: ModuleContent = {
  slug: "where-profit-comes-from",
  title: "Where your profit comes from",
  summary:
    "Before you look for more sales, find out which of today’s sales pay you. You work out what is left from each product, each large customer and each channel.",
  outline: [
    "What comes off a price before anything is yours: transport, packaging, charges, discounts, breakage",
    "Four products of one shop, and why the best seller leaves the least",
    "Money that sits on the shelf: what each naira of stock brings in a month",
    "For people who sell work: what is left for each hour, travelling included",
    "The cost of a customer who pays late, in naira",
    "A message that gives a large customer a delivery day and a deposit",
    "WhatsApp links that tell you by themselves where a buyer came from",
    "What one order costs in the shop, on the status, on Instagram and in an online marketplace",
  ],
  lessons: [
    { slug: "what-one-sale-leaves", title: "What one sale really leaves you", minutes: 4 },
    { slug: "the-customer-behind-the-sales", title: "The biggest customer and the best one", minutes: 4 },
    { slug: "what-each-channel-costs", title: "What an order costs on each channel", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "A blender sells for ₦46,000. Buying price with transport is ₦38,200, the POS charge you carry is ₦150, and rent is ₦60,000 a month. What is left from this sale?",
      choices: ["₦7,800", "₦7,650", "₦5,650", "It cannot be said before the rent is paid"],
      answer: 1,
      why: "₦46,000 less ₦38,200 less ₦150 is ₦7,650. The rent does not come off a single sale: you pay it even on a day without customers. What all sales leave together must cover it.",
    },
    {
      question:
        "Each piece of product A leaves ₦1,000; you sell 100 a month and have ₦400,000 of it in stock. Each piece of product B leaves ₦400; you sell 150 a month and have ₦50,000 of it in stock. You have ₦50,000 more for goods. Which figure is the argument for B?",
      choices: [
        "B is sold 150 times a month, A only 100 times, so B is what people want",
        "B costs the customer less",
        "Each naira in B’s stock brings ₦1.20 a month, in A’s stock ₦0.25",
      ],
      answer: 2,
      why: "A leaves ₦100,000 on ₦400,000, which is ₦0.25 for each naira. B leaves ₦60,000 on ₦50,000, which is ₦1.20. Whether you can sell more of B is the next question, so add a little and count again.",
    },
    {
      question:
        "You borrow at 4% a month. A customer’s materials cost ₦500,000, and he pays three months later. What did the waiting cost?",
      choices: ["₦60,000", "₦20,000", "Nothing, because he paid the full price", "₦12,000"],
      answer: 0,
      why: "₦500,000 × 4% × 3 = ₦60,000. The full price came, but the interest on the materials was yours. It belongs in the line of that customer.",
    },
    {
      question:
        "Instagram brought 9 orders and each cost more than it left. What is the sensible first step?",
      choices: [
        "Close the account, because figures do not lie",
        "Post twice as often, so that the cost of the hours spreads over more orders",
        "Ask the buyers of the other channels where they first heard of you",
        "Pay for a larger boost to reach more people",
      ],
      answer: 2,
      why: "A channel can work late: people see you there and buy on another. Ask before you close the account. Meanwhile you may spend fewer hours on it and look at the same table after a month.",
    },
    {
      question: "One customer makes up 45% of your sales and leaves good money. What should you do?",
      choices: [
        "Look after him, and work in the next months to make the others grow",
        "Refuse his next order or raise his price, so that you depend on him less",
        "Nothing, because he is profitable",
      ],
      answer: 0,
      why: "If he stops, nearly half of your sales stop. You keep him and make his part smaller by growing the rest; refusing good orders only makes you poorer.",
    },
  ],
  task: "Make three small tables for last month: your ten most sold products or jobs with what each left, your five largest customers with the four costs that carry their name, and all your channels with what one order cost. Choose one thing to change, write it down with a date four weeks away, and send the message or change the label that belongs to it. Done when: you can name, with a figure, the product, the customer and the channel that left you the most, and the change is made.",
};
