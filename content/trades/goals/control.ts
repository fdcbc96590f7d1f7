import { words } from "../words.ts";
import type { Goal } from "./types.ts";

/** Goals of owners who lose money or trust on the way. */
export const controlGoals: readonly Goal[] = [
  {
    id: "theft",
    keywords: words(`
      theft, steal, stealing, stolen, thief, thieves, thieving, stop theft, fraud, fake alert, fake alerts,
      leakage, leakages, pilfering, missing, missing money, missing goods, losses, loss, shortage,
      shortages, sales boy, diversion, dishonest, cheating, cheat, trust issues, accountability,
      monitor staff
    `),
    aim: "make every sale and every item leave a trace",
    words: words(`
      count, counting, stock, cash, theft, stolen, home, pack, alert, alerts, payments, payment, match, matching,
      recording, receipt, waybill, weight, missing, closing, record, tickets, checking, tag
    `),
    automations: [
      {
        task: "matching every payment with a sale",
        how: "Each transfer is set against an order, and goods leave only when your own account shows the money.",
        because:
          "When each sale and each alert has a name and an hour, a difference shows on the same evening.",
      },
      {
        task: "counting stock in turns",
        how: "Each evening the system names ten items to count, and compares the count with what was sold.",
        because: "People take what nobody counts, and nobody can count everything every day.",
      },
      {
        task: "reporting differences on the same day",
        how: "Cash, POS and transfers are sent at closing, and you get the difference before anybody goes home.",
        because: "A difference that is found a week later belongs to nobody.",
      },
    ],
    campaigns: [
      {
        idea: "a receipt that customers ask for",
        steps: [
          "Hang a sign: no receipt, your order is free.",
          "Number every receipt, and compare the numbers with the cash at closing.",
          "Thank the customer who reports a missing one.",
        ],
      },
      {
        idea: "a month without differences",
        steps: [
          "Tell staff that counts will be made every evening, and why.",
          "Share a small bonus when the month closes without a difference.",
          "Change the person who counts every week.",
        ],
      },
      {
        idea: "a pay-here board",
        steps: [
          "Hang the name of the business account where customers pay.",
          "Write that no other account and no private number is valid.",
          "Ask customers to wait for the confirmation at the counter.",
        ],
      },
    ],
    system: {
      what: "a bookkeeping and stock system that records each sale with the person, the hour and the way of payment",
      why: "Theft lives in the gap between what was sold and what was written, and this closes the gap.",
    },
    measures: ["the difference at closing, by person and day", "items counted and items missing"],
    firstWeek:
      "Count the ten most expensive items this evening with a witness, and again every evening for a week.",
    trap: "Shouting at everybody drives away the honest ones; change the procedure and let the count speak.",
  },
  {
    id: "quality",
    keywords: words(`
      complaints, complaint, quality, reviews, bad reviews, late delivery, late deliveries, on time,
      returns, refunds, mistakes, errors, customer service, satisfaction, satisfied, reputation, delays,
      delay, standard, consistent, consistency, trust, waste, wastage, spoilage
    `),
    aim: "keep the promise that customers paid for",
    words: words(`
      late, complaints, returned, faults, check, checking, quality, picture, dates, confirm, confirming, stage, batch,
      review, updates, safety, damaged, following, standard
    `),
    automations: [
      {
        task: "confirming the order before work begins",
        how: "The customer gets one summary with date, place and price, and work starts after a yes.",
        because: "A detail that was repeated in writing before the work is a quarrel that does not happen.",
      },
      {
        task: "warning of delays",
        how: "When a step is late, the customer gets the new hour before the old one has passed.",
        because: "A customer who hears of a delay before the hour forgives it; one who has to ask does not.",
      },
      {
        task: "collecting complaints in one place",
        how: "Each gets a number, a cause and a closing date, and the same cause twice comes to you.",
        because:
          "Most complaints come from one or two steps, and these show only when all are written in one place.",
      },
    ],
    campaigns: [
      {
        idea: "a promise that can be checked",
        steps: [
          "Choose one promise that you keep nine times out of ten.",
          "Say in public what the customer gets when it is broken.",
          "Publish each month how often it was kept.",
        ],
      },
      {
        idea: "a call after three days",
        steps: [
          "Call every tenth buyer three days after the order.",
          "Ask what was worse than expected, and write it in the customer’s own words.",
          "Put it right, and ask for an honest review after that.",
        ],
      },
    ],
    measures: ["complaints by cause", "orders finished on the promised day"],
    firstWeek:
      "Write down the last twenty complaints with their cause, and mark the cause that appears most.",
    trap: "Gifts for angry customers without a change in the step that failed will be needed again next week.",
  },
];
