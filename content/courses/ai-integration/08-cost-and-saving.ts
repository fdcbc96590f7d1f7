import type { ModuleContent } from "../course-content.ts";

export const costAndSaving: ModuleContent = {
  slug: "cost-and-saving",
  title: "What it costs and what it saves",
  summary:
    "An honest account over three months: all costs, the minutes that really went away, the sales that came or were lost, and a decision.",
  outline: [
    "All costs on one page: setup, monthly price, messages, data, exchange rate, your own hours of care, the price of its mistakes",
    "Prices in dollars: what a change in the rate of the naira does to a subscription, and how to set a limit in the account",
    "Minutes saved, measured and not felt: the same three days of counting, before and after",
    "Minutes that turn into money, and those that turn into a longer lunch",
    "Sales at hours when nobody answered: how to count them without praising yourself",
    "The break-even as one line: costs of a month divided by the profit of one additional order",
    "Four decisions after three months (extend, keep, make smaller, stop), and how to stop without losing your data",
  ],
  lessons: [
    { slug: "all-costs", title: "Seven lines of cost", minutes: 4 },
    { slug: "what-it-saves", title: "What it really brings", minutes: 4 },
    { slug: "decide", title: "Break-even and decision", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "You pay ₦240,000 for setup and spread it over 24 months. Then the provider limits the contract to 12 months. How much a month goes into the line 'Setup' now?",
      choices: ["₦10,000", "₦240,000", "₦20,000", "Nothing, because it is already paid"],
      answer: 2,
      why: "₦240,000 divided by 12 is ₦20,000. You spread the setup over the time in which you can certainly use it, and no longer.",
    },
    {
      question:
        "In a month, night orders rose from 8 to 27 and day orders fell from 210 to 204. How many orders are additional?",
      choices: ["19", "27", "25", "13"],
      answer: 3,
      why: "There were 218 before and 231 after, so 13 more. Six of the nineteen new night orders have only moved there from the day.",
    },
    {
      question: "Twenty-one hours a month became free. What do you enter in naira?",
      choices: [
        "All of them, at the assistant's hourly wage",
        "All of them, at the owner's hourly rate",
        "Only what was really paid less or earned more because of them",
        "Half of them, to be careful",
      ],
      answer: 2,
      why: "A free hour is not money until overtime falls away or somebody sells something in it. The calmer day is worth a sentence on the page, not an amount.",
    },
    {
      question:
        "In a month the costs are ₦96,500 and the certain savings ₦12,000. Each additional order leaves ₦4,000. How many additional orders cover the costs?",
      choices: ["25", "22", "13"],
      answer: 1,
      why: "₦84,500 remains to be covered, and divided by ₦4,000 that is 21.1, so 22 orders. With 21, ₦500 would still be missing.",
    },
    {
      question: "Should the ₦240,000 already paid decide whether you go on next month?",
      choices: [
        "No, it is gone either way; only further costs and what they bring count",
        "Yes, or the money is wasted",
        "Yes, but only half of it",
        "Only if the supplier refuses to return it",
      ],
      answer: 0,
      why: "Going on does not bring the money back. It matters for another question, whether the purchase was right, so that you judge the next offer better.",
    },
  ],
  task: "Keep the account of costs, minutes and orders for one full month and work out your break-even. You have done it when every figure has a source that somebody else can look up, the number of additional orders you need is written down, and one of the four decisions has been made with a date.",
};
