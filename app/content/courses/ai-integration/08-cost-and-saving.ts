import type { ModuleContent } from "../course-content.ts";

export const costAndSaving: ModuleContent = {
  slug: "cost-and-saving",
  title: "What it costs and what it saves",
  summary:
    "An honest account over three months: all costs, the minutes that really went away, the sales that came or were lost, and a decision.",
  outline: [
    "All costs on one page: setup, monthly price, messages, data, exchange rate, your own hours of care, the price of its mistakes",
    "Prices in dollars: what a change of the naira does to a subscription, and how to set a limit in the account",
    "Minutes saved, measured and not felt: the same three days of counting, before and after",
    "Minutes that turn into money, and those that turn into a longer lunch",
    "Sales at hours when nobody answered: how to count them without praising yourself",
    "The break-even as one line: costs of a month divided by the profit of one additional order",
    "Four decisions after three months: extend, keep, make smaller, stop, and how to stop without losing your data",
  ],
  lessons: [],
  quiz: [],
  task: "Keep the account of costs, minutes and orders for one full month and work out your break-even. You have done it when every figure has a source that somebody else can look up, the number of additional orders you need is written down, and one of the four decisions has been made with a date.",
};
