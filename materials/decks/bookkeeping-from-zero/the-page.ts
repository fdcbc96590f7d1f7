import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { labelled } from "../layouts/compare.ts";
import { bars, sums } from "../layouts/figures.ts";
import { flow } from "../layouts/flow.ts";
import { cover, points, statement } from "../layouts/opening.ts";
import { exercise } from "../layouts/practice.ts";
import { ledger } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { minus, plus, split } from "../text/equation.ts";
import { bagCost, cash, day, expenses, rice, sales } from "./shop.ts";

const course = courseOf("bookkeeping-from-zero");

/** Three words, and the page of a day. */
export const thePage: readonly Slide[] = [
  cover({
    title: course.title,
    promise: "One page a day, ten minutes in the evening. At the end of the month you know what you earned.",
    audience: "For traders and service providers who have never kept books, or have stopped keeping them.",
    notes:
      "Welcome. You need no computer for this course, only an exercise book, a ruler and the phone's calculator. If you kept books before and stopped, it was most likely because the method was too large for the day you have. This one takes ten minutes in the evening. We follow one shop through one day, from the first bag of rice to the count of the drawer, and then through a month. Every figure on the slides is an example, made so that you can check it yourself. Please do check them: whoever recalculates, learns.",
  }),
  points({
    title: "What you will be able to do",
    points: [
      { head: "Record each sale, expense and debt", text: "on one sheet, in ten minutes a day." },
      { head: "Tell three things apart:", text: "sales, profit and cash." },
      { head: "Set your own salary", text: "and stop taking from the till." },
      { head: "Read a month’s figures", text: "and make one decision from them." },
    ],
    notes:
      "Four things, and the first carries the others. If the page is written each evening, the rest is adding and taking away. If it is not, no clever system will save you. The third one is where most small businesses lose their money: not by bad sales, but by small notes that leave the drawer without a word. And the fourth is the reason for all of it. Books that nobody reads are only paper. At the end of this course you will look at a whole month and choose one thing to change.",
  }),
  statement({
    title: "The drawer does not know your profit",
    text: "It holds the supplier’s money, the landlord’s money, the morning’s change and, somewhere in between, yours. Whoever spends by the drawer spends other people’s money.",
    notes:
      "Ask a trader what she sold yesterday and she can tell you. Ask what she earned, and she looks into the drawer. But the drawer cannot answer. Part of what lies there must go back to the supplier tomorrow, or the shelf stays empty. Part of it is rent that is not due yet. Part was there in the morning as change. What is left is yours, and nobody can see how much by looking. That is why people work hard, sell well, and still find nothing at the end of the year. Not because there was no profit, but because nobody could see it.",
  }),
  labelled({
    title: "Three words that are not the same",
    labelWidth: 2,
    rows: [
      { label: "Sales", text: "What customers **bought** today, whether they paid or not." },
      { label: "Cash", text: "What is **there**: in the drawer, the bank and the POS account." },
      { label: "Profit", text: "Sales, less **what those goods cost you**, less the expenses." },
    ],
    takeaway: "High sales can mean no profit. Profit can mean no cash. So we write each by itself.",
    notes:
      "Learn these three words well, because everything later hangs on them. Sales is what customers bought, even if they pay on Friday. Cash is what is really there, in the drawer, in the bank, in the POS account. Profit is what remains of the sales after you take away what those goods cost you and what the day cost you. You can sell much and have no profit, because you sold too cheap. You can have profit and no cash, because people owe you. And you can have cash without profit, because somebody paid a deposit for work you have not done.",
  }),
  bars({
    title: "One day, three figures",
    lead: "Adaeze Provisions in Aba, an ordinary Tuesday.",
    bars: [
      { label: "Sales", value: day.sold },
      { label: "Cash in the evening", value: cash },
      { label: "Profit", value: day.profit, tone: "gain" },
    ],
    takeaway: `Somebody who spends by the drawer believes she has ${naira(cash)}. She earned ${naira(day.profit)}.`,
    notes: `This is the shop that we follow: Adaeze sells provisions in Aba. On this Tuesday her sales were ${naira(day.sold)}. In the evening there were ${naira(cash)} in drawer, bank and POS together. And her profit was ${naira(day.profit)}. The bars are drawn to scale, so look how short the green one is. That is not a bad day; it is what provisions often leave. But imagine her brother comes in the evening and sees the money. He will ask for fifty thousand, and she will find it hard to refuse, unless she knows the third figure. On the next slides we see where it comes from.`,
  }),
  flow({
    title: "Ten minutes in the evening",
    steps: [
      { head: "Write sales", text: "One line each: sold for, and what it cost you." },
      { head: "Write debts", text: "Who took goods without paying, and until when." },
      { head: "Write expenses", text: "All of them, also ₦200 for water." },
      { head: "Count the cash", text: "Drawer, bank and POS. Compare with the page." },
    ],
    takeaway: "Same time, same chair, every day. A page missed is a hole in the month.",
    notes:
      "Four steps, always in this order. During the day you may scribble on any paper; in the evening it goes into the book. Begin with the sales, because they are the most. Then the debts, while you still remember the faces. Then the expenses, and here be strict with yourself: two hundred naira for water and five hundred for a porter are expenses too, and in a month they are a bag of rice. Last you count the cash and compare. Fix a time. For most traders it is just before closing, while the helper sweeps. If you miss a day, write it the next morning, not on Sunday.",
  }),
  ledger({
    title: "The page: what was sold",
    columns: [
      { head: "What", wide: 4.6 },
      { head: "Sold for", wide: 2, figures: "naira" },
      { head: "It cost me", wide: 2, figures: "naira" },
      { head: "Paid now", wide: 2, figures: "naira" },
      { head: "Owed", wide: 1.7, figures: "naira" },
    ],
    rows: sales.map(({ what, sold, cost, owed }) => [what, sold, cost, sold - owed, owed || null]),
    total: "Together",
    takeaway: `Check: ${plus(day.paid, day.owed)}. Paid and owed together must be the sales.`,
    notes: `Here is Adaeze's page for that Tuesday. Rule five columns in your book and copy the heads. One line for each sale; for sachets and sweets nobody writes each piece, so she keeps a tally, a stroke for each, and prices it in the evening. Look at the noodles: Mama Chidi took two cartons, paid part and owes ${naira(day.owed)}. The sale is written in full, and the debt stands in its own column. The last line adds each column. And there is a check built in: paid now and owed together must be equal to sold for. If they are not, a figure is in the wrong column.`,
  }),
  ledger({
    title: "The same page: what was spent",
    columns: [
      { head: "Expense", wide: 7 },
      { head: "Amount", wide: 3, figures: "naira" },
    ],
    rows: expenses,
    total: "Together",
    takeaway: "What you pay for bringing goods home is no expense here: it belongs to their cost.",
    notes: `Below the sales, on the same page, stand the expenses of the day. Four lines on this Tuesday, together ${naira(day.spent)}. Write them when they happen, on a paper in the drawer, because in the evening the small ones are forgotten first. Two things do not belong here. The transport of goods that you bought is part of what the goods cost; we come to that in a moment. And what you take for yourself, for school snacks or for your mother, is not an expense of the shop at all. It is your salary, in pieces, and gets a line of its own: owner took.`,
  }),
  sums({
    title: "The first sum: profit",
    sums: [
      {
        from: { label: "sales", amount: day.sold },
        sign: "−",
        by: { label: "what the goods cost", amount: day.cost },
        result: "left on the goods",
      },
      {
        from: { label: "left on the goods", amount: day.gross },
        sign: "−",
        by: { label: "expenses", amount: day.spent },
        result: "profit of the day",
      },
    ],
    takeaway: "Two steps, every evening. The figure at the bottom right is what you earned.",
    notes: `Now the two sums of the evening. The first is profit. Take the total of sold for and take away the total of it cost me: ${minus(day.sold, day.cost)}. That is what the goods left you. From this take away the expenses: ${minus(day.gross, day.spent)}. That is what the day earned, and it is the most important figure in your book. Write it at the bottom of the page and draw a box around it. Some days it will be negative. Write that too, with a minus in front. A rainy day is no shame, but a row of them wants a thought.`,
  }),
  sums({
    title: "The second sum: cash",
    sums: [
      {
        from: { label: "in the morning", amount: day.begin },
        sign: "+",
        by: { label: "paid now", amount: day.paid },
        result: "came together",
      },
      {
        from: { label: "came together", amount: day.begin + day.paid },
        sign: "−",
        by: { label: "spent and taken", amount: day.spent + day.took },
        result: "should be there",
      },
    ],
    takeaway: `She counts ${naira(day.counted)}: ${naira(cash - day.counted)} is missing. Look for it today, while people remember.`,
    notes: `The second sum asks whether the money is all there. Begin with what lay in the drawer in the morning and add what was paid: ${plus(day.begin, day.paid)}. Then take away the expenses and what the owner took, here ${plus(day.spent, day.took)}. So there should be ${naira(cash)} in drawer, bank and POS together. Adaeze counts ${naira(day.counted)}. The difference is ${minus(cash, day.counted)}. Perhaps wrong change, perhaps a sale that nobody wrote, perhaps something worse. Today people still remember. On Saturday nobody will. That is why we count each evening.`,
  }),
  points({
    title: "‘It cost me’: the column people leave out",
    points: [
      {
        head: "Add the way home.",
        text: `${plus(rice.bought, rice.transport)}; ${split(rice.bought + rice.transport, rice.bags)} a bag.`,
      },
      {
        head: "Divide by what you will really sell.",
        text: `30 eggs for ₦5,600, 2 broken: ${split(5_600, 28)} an egg.`,
      },
      {
        head: "Use the newest price.",
        text: "Old and new stock together? Write what the next one will cost.",
      },
    ],
    takeaway: "Write these costs on one sheet inside the cover. In the evening you only copy.",
    notes: `Without the cost column you cannot see profit, so fill it in even when you are not sure. Three rules help. First, add the way home. Adaeze paid ${naira(rice.bought)} for ten bags and ${naira(rice.transport)} for the transport. So one bag cost ${naira(bagCost)}, and not forty-seven thousand. Second, divide by what you will really sell: a crate has thirty eggs, but two break. Third, use the newest price. When prices rise, the bag that you sell today must buy the next one. Make a cost sheet once, for your twenty most important goods, and change it when you buy.`,
  }),
  exercise({
    title: "Write your own day",
    minutes: 15,
    steps: [
      "Take yesterday, as well as you remember.",
      "Rule five columns and write three sales.",
      "Add the expenses, small ones too.",
      "Work out the two sums.",
    ],
    fill: ["Sales", "What those goods cost me", "Expenses", "Profit of the day", "Cash that should be there"],
    notes:
      "Take fifteen minutes, and take a real day. If you do not remember the cost of something, write your best guess and put a question mark beside it; tonight you ask the supplier. If you sell a service, such as sewing or repairs, the cost column holds the thread, the zip, the spare part, and nothing for your own hands; those are paid by the profit. When the two sums are done, look at the profit and be honest: is it what you expected? Most people expected more. That is no reason to be sad. It is the reason why we are here.",
  }),
];
