import { words } from "../words.ts";
import type { Goal } from "./types.ts";

/** Goals of owners who think of money first, or of a beginning. */
export const moneyGoals: readonly Goal[] = [
  {
    id: "profit",
    keywords: words(`
      profit, profits, more profit, profit margin, margin, margins, make more money, make money, cost, costs, reduce cost,
      reduce costs, cut cost, expenses, know my profit, raise prices, increase prices, pricing, bookkeeping, records,
      accounts, keep records, track, cash flow, cashflow, save money, saving, break even, losing money, lose money, stop losing money, waste money, spend less, too expensive, fuel cost, feed cost, diesel
    `),
    aim: "know what is left of each order, and keep more of it",
    words: words(`
      cost, costs, recording, spending, expenses, price, margin, prices, counting, waste, left, money, profit, package,
      bundle, closing, sales, stock
    `),
    automations: [
      {
        task: "recording sales and expenses by short message",
        how: "You write what was sold and spent as you would tell a friend, and read profit by day and by product.",
        because:
          "You cannot raise a profit that you do not see, and most businesses see only the cash in the drawer.",
      },
      {
        task: "warning when a cost rises",
        how: "When a material costs more than last month, you get a line with the products that it touches.",
        because: "Costs grow in small steps that nobody decides.",
      },
      {
        task: "sending the week’s figures",
        how: "On Saturday evening you get sales, costs, what is owed and what is left, on one screen.",
        because: "One product usually earns for three others, and only the figures say which.",
      },
    ],
    campaigns: [
      {
        idea: "a package with a better margin",
        steps: [
          "Write the true cost of your five best sellers, with packing and transport.",
          "Join one with a high margin to one that people always ask for.",
          "Offer it first for two weeks, and compare what is left.",
        ],
      },
      {
        idea: "an open change of price",
        steps: [
          "Raise one price, and say why in a single sentence.",
          "Keep the old price for orders paid within the week.",
          "Count who left, and do the next price only after a month.",
        ],
      },
      {
        idea: "an end to slow things",
        steps: [
          "List what has not been asked for in two months.",
          "Sell it openly for less on one weekend.",
          "Put the money into what finished first.",
        ],
      },
    ],
    system: {
      what: "a bookkeeping system to which sales and expenses are told in plain language",
      why: "Profit is decided by figures that are written on the same day.",
    },
    measures: ["what is left of each order after its costs", "expenses that have no receipt"],
    firstWeek:
      "Take five recent orders and write under each every naira that it cost, transport and data included.",
    trap: "More sales of something that leaves nothing only make you tired sooner.",
  },
  {
    id: "debts",
    keywords: words(`
      debt, debts, debtors, pay fees, fees on time, school fees, deposit, deposits, collect deposits, pay before, owe, owing, owed, credit, on credit, collect money, unpaid, late payment, late payments, pay on time,
      pay late, balance, balances, recover, bad debt, invoices, outstanding
    `),
    aim: "be paid on the agreed day without quarrels",
    words: words(`
      debt, debts, debtors, balance, balances, credit, pay, paid, payment, payments, invoice, deposit, owed, reminding,
      chasing, unpaid, deposits, stages
    `),
    automations: [
      {
        task: "reminding of balances",
        how: "A day before, on the day and a week after it, the customer gets the amount and the account in a polite line.",
        because:
          "A balance that is repeated kindly and on time is paid before one that is remembered in anger.",
      },
      {
        task: "taking deposits before work begins",
        how: "The order is confirmed only when the first part is in the account, and the receipt goes out by itself.",
        because: "A deposit taken before the work is worth more than ten reminders after it.",
      },
      {
        task: "listing who owes and since when",
        how: "Every Monday you see names, amounts and days, the oldest first.",
        because: "A debt that nobody lists grows old without anybody deciding it.",
      },
    ],
    campaigns: [
      {
        idea: "a clean-up month",
        steps: [
          "Send each person who owes the exact balance with its date.",
          "Offer two instalments with two dates, and write the answer down.",
          "Stop new credit until the second date has passed.",
        ],
      },
      {
        idea: "a thank-you for paying first",
        steps: [
          "Give those who pay in advance a small advantage, such as the first place in the queue.",
          "Say it at every order.",
          "Count after a month how many changed.",
        ],
      },
    ],
    system: {
      what: "a bookkeeping system that keeps a balance for each customer and reminds them by WhatsApp",
      why: "The money is already earned; it only has to be asked for on time.",
    },
    measures: ["money owed, by age", "orders that began with a deposit"],
    firstWeek:
      "Write one list of all who owe with amount and date, and send the three oldest a friendly message today.",
    trap: "Selling more on credit looks like growth until somebody wants cash from you.",
  },
  {
    id: "capital",
    keywords: words(`
      loan, loans, capital, raise money, raise capital, funding, fund, grant, grants, investor, investors,
      investment, buy a, buy machine, buy equipment, machine, machines, equipment, own a shop, own shop,
      buy land, buy a van, new oven, vehicle, generator, save for, collateral, afford
    `),
    aim: "pay for the next step from orders or with a lender’s trust",
    words: words(`
      deposit, deposits, savings, stages, parts, book, record, records, receipts, price, booking, plan, months, sales,
      weight, cost, recording
    `),
    automations: [
      {
        task: "keeping six months of clean records",
        how: "Every sale and expense is written on its day, and a lender gets a page for each month.",
        because: "Lenders and partners read six months of records before they believe a plan.",
      },
      {
        task: "taking bookings with a part payment",
        how: "The assistant explains the stages, takes the first part, and reminds of the next date.",
        because: "Paid bookings are the cheapest loan there is, because customers give it without interest.",
      },
      {
        task: "setting money aside from each sale",
        how: "At closing you are told the day’s share for the purchase, and see how far it has grown.",
        because: "What is set aside every evening is there; what is left at month end is usually not.",
      },
    ],
    campaigns: [
      {
        idea: "a booking drive before the purchase",
        steps: [
          "Show what the new step will make possible, with its price.",
          "Take thirty bookings with a small part payment into a separate account.",
          "Buy when the bookings cover half of it, or return the money.",
        ],
      },
      {
        idea: "a hire before a purchase",
        steps: [
          "Hire or share the equipment for one month.",
          "Write down the orders that it made possible.",
          "Buy only if the hired month has paid for itself.",
        ],
      },
    ],
    system: {
      what: "a bookkeeping system that gives a monthly page of sales, costs and balances",
      why: "Whoever lends or invests asks for figures first, and figures cannot be written backwards.",
    },
    measures: ["money set aside each week", "orders that were refused for lack of the equipment"],
    firstWeek:
      "Write down what the step costs in full, with transport, installation and one repair, and what it would bring on a normal week.",
    trap: "A loan for goods that are not yet ordered turns a slow month into a crisis.",
  },
  {
    id: "launch",
    keywords: words(`
      start a business, start my business, start selling, starting a business, i want to start, launch, launching,
      new product, new service, first customers, first customer, first ten, introduce, new business, set up a shop,
      open shop, open a shop, startup, start up, idea, test the market
    `),
    aim: "get the first paying people before you spend",
    words: words(`
      first, trial, test, taste, sample, booking, invite, show, deposit, card, friends, starter, group, answering
    `),
    automations: [
      {
        task: "collecting names before the opening",
        how: "Each interested person leaves name, area and wish, and hears from you on the day.",
        because: "The first ten paying people teach more than a plan, and each of them begins as a name.",
      },
      {
        task: "taking the first orders in full",
        how: "Item, quantity, date, place and payment are asked in one row, so that no early order is lost.",
        because: "Nobody forgives a new business the order that it forgot.",
      },
      {
        task: "asking the first buyers one question",
        how: "Two days after the order each is asked what nearly stopped them, and the answers come to you word for word.",
        because: "What the first buyers tell you decides what is worth building.",
      },
    ],
    campaigns: [
      {
        idea: "a list of the first ten",
        steps: [
          "Write the names of ten people who have the need today.",
          "Offer one thing at one full price, with a date.",
          "Ask each what pleased and what nearly stopped them.",
        ],
      },
      {
        idea: "an opening with places",
        steps: [
          "Announce a small number of places or pieces for the first week.",
          "Take a part payment to hold each.",
          "Show every delivered order with the customer’s permission.",
        ],
      },
      {
        idea: "a sample in the right hands",
        steps: [
          "Choose five people whom {customers} listen to.",
          "Give each one sample, and ask for an honest word.",
          "Follow up after three days with a way to order.",
        ],
      },
    ],
    measures: ["people who paid the full price", "people who asked and did not buy, with the reason"],
    firstWeek:
      "Offer it to ten people who are not your relatives, with price and date, and write down every answer.",
    trap: "Logo, shop and stock are bought quickly and come before the first proof that people pay.",
  },
];
