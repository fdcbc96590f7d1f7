import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { compare } from "../layouts/compare.ts";
import { sumOf, sums } from "../layouts/figures.ts";
import { points } from "../layouts/opening.ts";
import { checklist, nextStep, quiz } from "../layouts/practice.ts";
import { ledger } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { minus, plus, times } from "../text/equation.ts";
import { decision, items, month, monthLeft } from "./shop.ts";

const debts = [
  ["Mama Chidi, Line 3", "2 cartons of noodles", 10_000, "Friday, 27 Nov"],
  ["Mr Okoro, tailor", "1 bag of rice, part", 22_000, "Monday, 30 Nov"],
  ["Sister Ify, choir", "Groundnut oil", 5_500, "Saturday, 28 Nov"],
] as const;

const asked = { sold: 400_000, cost: 340_000, spent: 35_000, owed: 50_000 } as const;
const earned = asked.sold - asked.cost - asked.spent;

const onShelf = month.stockBegin + month.bought - month.cost;
const noodles = items.find(({ what }) => what === "Noodles");
const noodlesLeft = noodles?.left ?? 0;
const raised = {
  from: { label: "cartons in the month", amount: decision.cartons },
  sign: "×",
  by: { label: "more for each", amount: decision.more },
} as const;

/** Debts, the owner's salary, the month, and one decision. */
export const theMonth: readonly Slide[] = [
  ledger({
    title: "The last page of the book: who owes",
    columns: [
      { head: "Who, and where", wide: 3.4 },
      { head: "What", wide: 3.2 },
      { head: "Owes", wide: 1.8, figures: "naira" },
      { head: "Agreed for", wide: 2.6 },
    ],
    rows: debts,
    total: "Together",
    takeaway: "No name, no date, no goods. When somebody pays, cross the line out and write the day.",
    notes:
      "Debts get a page of their own, the last one in the book, so that you find it at once. Four columns: who and where, what, how much, and the day that you agreed. The day is the important one. Without it there is no debt, only a hope. Say it kindly when you hand over the goods: which day shall I write? People who mean to pay will name one. Each morning you look at this page first. When money comes, it goes into paid now on that day's page, but not into sales again: the sale was written when the goods left.",
  }),
  compare({
    title: "Two pockets, never one",
    left: {
      head: "The shop’s pocket pays",
      tone: "plain",
      lines: [
        "Goods and their transport",
        "Rent, light, fuel, data",
        "The helper",
        "**You, on one day a month**",
      ],
    },
    right: {
      head: "Your pocket pays",
      tone: "plain",
      lines: [
        "Food at home, school fees",
        "Your rent, your clothes",
        "Church, mosque, family, Christmas",
        "Everything the customer does not see",
      ],
    },
    arrow: "Your salary, once a month",
    takeaway: "The only bridge between the two is the salary. A second bank account makes it visible.",
    notes:
      "A shop has its pocket, and you have yours. The test for each payment is simple: if the shop closed tomorrow, would this still have to be paid? School fees, yes: that is your pocket. Fuel for the shop's generator, no: that is the shop's. The only way in which money goes from the shop to you is the salary, on a fixed day, one sum. Open a second bank account or wallet for the shop, even a simple one, and let customers pay into that. When a relative asks the shop for help, you can say truthfully: the shop pays me on the last day of the month.",
  }),
  sums({
    title: "What can the shop pay you?",
    lead: `The month of the example: ${month.days} days like that Tuesday.`,
    sums: [
      {
        from: { label: "profit of the days", amount: month.profit },
        sign: "−",
        by: { label: "rent and helper", amount: month.rent + month.helper },
        result: "before your salary",
      },
      {
        from: { label: "before your salary", amount: monthLeft },
        sign: "−",
        by: { label: "your salary", amount: month.salary },
        result: "stays in the shop",
      },
    ],
    takeaway: "A salary is right when something stays for more stock and for bad months.",
    notes: `Now we can answer the question that everybody has: how much may I take? ${month.days} days of eight thousand are ${naira(month.profit)}. Rent and the helper are paid monthly: ${plus(month.rent, month.helper)}. That leaves ${naira(monthLeft)}. If Adaeze takes ${naira(month.salary)}, ${naira(monthLeft - month.salary)} stays in the shop for more stock and for bad months. If she took the whole sum, the shop could never grow, and one broken freezer would close it. Begin with what you really took in the last month; the line owner took tells you. Then fix a sum that the profit can carry.`,
  }),
  sums({
    title: "What small notes do in a month",
    sums: [
      {
        from: { label: "days", amount: month.days, says: `${month.days}` },
        sign: "×",
        by: { label: "taken from the till each day", amount: 3_000 },
        result: "gone in a month",
      },
      {
        from: { label: "gone in a month", amount: month.days * 3_000 },
        sign: "×",
        by: { label: "months", amount: 12, says: "12" },
        result: "gone in a year",
      },
    ],
    takeaway: "It is not wrong to take money. It is wrong not to know how much.",
    notes: `Three thousand naira from the till, for snacks and transport and a cousin's airtime: nobody feels it. But ${times(month.days, 3_000)} in a month, and in a year it is ${naira(month.days * 3_000 * 12)}. With that sum somebody fills a second shelf. I do not say that you must not take it. Children must eat. I say that it must stand in the book, on the line owner took, so that you see it and can decide. People who see the sum usually choose a fixed salary by themselves after two or three months, because it is easier to live with.`,
  }),
  quiz({
    title: "Check yourself: what did Bola earn?",
    ask: `Bola sold goods for **${naira(asked.sold)}** this week. They cost her **${naira(asked.cost)}**. Her expenses were **${naira(asked.spent)}**. Customers still owe her **${naira(asked.owed)}**.`,
    answers: [naira(asked.sold - asked.cost), naira(earned), `A loss of ${naira(asked.owed - earned)}`],
    notes: `Give everybody two minutes and a calculator. Do not help yet. Then let people raise their hands for A, B or C, and ask one person of each group to explain. Those who choose A have forgotten the expenses. Those who choose C have taken the debt away from the profit: they have mixed up profit and cash, which is the most common mistake of all. The right answer is B, and the next slide shows the sum. The debt is not lost, it is only not here yet. It changes the cash, not the profit. If it is never paid, it becomes a loss, and then you write it as one.`,
  }),
  sums({
    title: "The answer is B",
    sums: [
      {
        from: { label: "sales", amount: asked.sold },
        sign: "−",
        by: { label: "what the goods cost", amount: asked.cost },
        result: "left on the goods",
      },
      {
        from: { label: "left on the goods", amount: asked.sold - asked.cost },
        sign: "−",
        by: { label: "expenses", amount: asked.spent },
        result: "profit",
      },
    ],
    takeaway: `The ${naira(asked.owed)} is her cash that has not come yet. It is in the sales already.`,
    notes: `Two steps as before: ${minus(asked.sold, asked.cost)}, and ${minus(asked.sold - asked.cost, asked.spent)}. So Bola earned ${naira(earned)}. And her cash? She was paid ${minus(asked.sold, asked.owed)} in the week. If she bought nothing new, and paid her expenses, there is a good deal of money in the drawer, most of it needed for the next goods. That is exactly the moment in which people buy a phone. With the page in front of you, you see both figures and leave the supplier's money alone. Do one more round with your own week if there is time.`,
  }),
  ledger({
    title: "Read the month: what earns, what only sells",
    columns: [
      { head: "Item", wide: 3 },
      { head: "Sold for", wide: 2.4, figures: "naira" },
      { head: "It cost me", wide: 2.4, figures: "naira" },
      { head: "Left over", wide: 2.2, figures: "naira" },
    ],
    rows: items.map(({ what, sold, cost, left }) => [what, sold, cost, left]),
    total: "Month",
    takeaway: "Small items sell far less than rice and leave more than two thirds of what rice leaves.",
    notes: `At the end of the month add up the pages, item by item, for the goods that matter. Here are Adaeze's four groups. Rice brings the most money in and leaves ${naira(items[0]?.left ?? 0)}. But look at the small items. They sell for about a quarter of what rice sells for, and leave ${naira(items[3]?.left ?? 0)}. The noodles sell well and leave ${naira(noodlesLeft)}. So what would you do? Ask the group before you go on. There are several good answers: more small items at the front, a better supplier for noodles, a slightly higher price. What matters is to choose one of them, and to know why.`,
  }),
  sums({
    title: "One decision, worked out before",
    lead: `A carton of noodles goes up by ${naira(decision.more)}. Two cartons a day are sold.`,
    sums: [
      { ...raised, from: { ...raised.from, says: `${decision.cartons}` }, result: "more in the month" },
      {
        from: { label: "noodles left over before", amount: noodlesLeft },
        sign: "+",
        by: { label: "more in the month", amount: sumOf(raised) },
        result: "if nobody buys less",
      },
    ],
    takeaway: "One change, with its date. After a month look again. Five changes at once teach nothing.",
    notes: `Adaeze decides to sell a carton of noodles for ${naira(decision.more)} more, from the first of December. Before she does it, she works it out: ${times(decision.cartons, decision.more)}. Then noodles would leave ${plus(noodlesLeft, decision.cartons * decision.more)}, if nobody buys less. She writes the date of the change in the book. After a month she looks: did she still sell two cartons a day? If it fell to one, she puts the price back. This is all that large companies do with their figures: change one thing, write down when, look again.`,
  }),
  sums({
    title: "Once a month: is the stock all there?",
    sums: [
      {
        from: { label: "stock at the beginning", amount: month.stockBegin },
        sign: "+",
        by: { label: "bought in the month", amount: month.bought },
        result: "came together",
      },
      {
        from: { label: "came together", amount: month.stockBegin + month.bought },
        sign: "−",
        by: { label: "cost of what was sold", amount: month.cost },
        result: "should be on the shelf",
      },
    ],
    takeaway: `She counts ${naira(month.stockCounted)}. ${minus(onShelf, month.stockCounted)} is missing: broken, given, taken or not written.`,
    notes: `On the last evening of the month count what is on the shelf, at what it cost you. Then compare. Stock at the beginning and what you bought: ${plus(month.stockBegin, month.bought)}. From this take the cost of what you sold, ${naira(month.cost)}, which is the sum of your it cost me column. So ${naira(onShelf)} should be there. Adaeze counts ${naira(month.stockCounted)}. The gap is ${naira(onShelf - month.stockCounted)}. In one month that is a question. If the same gap comes three months in a row, it is an answer, and you know where in the shop to stand.`,
  }),
  checklist({
    title: "Your books, checked",
    items: [
      "One page for each day, five columns ruled",
      "Cost sheet inside the cover, transport included",
      "Every expense written, also the small ones",
      "‘Owner took’ has its own line",
      "Cash counted each evening against the page",
      "Debts with name, amount and agreed day",
      "Salary fixed, and paid on one day",
      "Stock counted on the last day of the month",
    ],
    notes:
      "Copy this list onto the inside of the back cover. For the first two weeks only the first three lines and the fifth matter: page, costs, expenses, count. If these become a habit, the others follow in the second month. Be kind to yourself about mistakes, and strict about days: a page with a wrong figure is worth much more than an empty one, because you can correct it. If you have a helper, let her rule the columns and fill in the sales, and do the two sums yourself. The one who owns the shop should know its two figures every evening.",
  }),
  points({
    title: "What to remember",
    points: [
      { head: "Sales, cash and profit", text: "are three figures. Write all three." },
      { head: "Sold, less cost, less expenses", text: "is what the day earned." },
      { head: "Begin, plus paid, less spent and taken", text: "is what must be in the drawer." },
      { head: "Two pockets, one bridge:", text: "your salary, on a fixed day." },
      { head: "One decision a month,", text: "worked out before, looked at after." },
    ],
    notes:
      "Five lines hold the whole course. Read them aloud together, and let somebody explain each one with an example from her own trade. If you train others, ask these questions a week later without the slides: what is the difference between sales and profit, what must be in the drawer, who pays the school fees. Whoever can answer these three keeps books already, even if the handwriting is bad. The exercise book costs a few hundred naira. What it saves is usually found in the first month, in the gap between what should be there and what is.",
  }),
  nextStep({
    title: "Begin tonight, with today",
    thisWeek: "rule the page and write it seven evenings, then look at the seven profits.",
    nextCourse: courseOf("digital-marketing-on-a-small-budget").title,
    message: "Good day. I finished the free course Bookkeeping from zero and have a question:",
    notes:
      "Do not wait for the first of the month or for a better book. Rule one page tonight and write today. After seven evenings you have seven profits, and that is more than most shops around you know about themselves. Then work out the salary that your shop can carry. When you know what a customer leaves you, you can also say what you may spend to win one; that is what the course on digital marketing begins with. All courses and the worksheets are at the address on the slide. If a figure will not come right, write to us on WhatsApp.",
  }),
];
