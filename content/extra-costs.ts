import { addOns, popularPackage } from "./bot-packages.ts";
import { demoNames } from "./demo-names.ts";
import { devicesNeeded } from "./devices.ts";
import { flagshipMonthly } from "./flagships.ts";
import { newUserRule } from "./offer-terms.ts";
import { pages } from "./pages.ts";
import { type AddOnId, demoPrices, naira, priceInWords } from "./prices.ts";
import { site } from "./site.ts";

/*
 * What a customer pays besides our prices, in naira. The amounts are not ours: they are settings of the owner (`site.costs`)
 * with the month in which they were last compared with the lists of WhatsApp, of the payment company and of the tax.
 */

const { vatPercent, message, freeReplies, payment, checked } = site.costs;

/** The provider's share of one payment. @param amount what the customer pays, in naira */
export function paymentShare(amount: number): number {
  const fixed = amount < payment.fixedFrom ? 0 : payment.fixed;
  return Math.min(Math.round((amount * payment.percent) / 100) + fixed, payment.most);
}

/** VAT on an amount, both in naira. */
export const vatOn = (amount: number) => Math.round((amount * vatPercent) / 100);

/** One thing that costs money on top of our price. */
export interface ExtraCost {
  readonly title: string;
  readonly what: string;
  readonly who: string;
  readonly amount: string;
}

const sharedPayment = 15_000;

export const extraCosts: readonly ExtraCost[] = [
  {
    title: "WhatsApp’s message charge",
    what: `Meta owns WhatsApp and charges you for the messages you send: one price for offers and a lower one for notices, such as reminders and receipts. Your first ${count(freeReplies)} replies in a month are free, and so is everything that customers write to you.`,
    who: "Meta, directly. Our price does not include it.",
    amount: `About ${naira(message.offer)} for each offer message, ${naira(message.notice)} for each notice, and ${naira(message.notice)} for each reply after the first ${count(freeReplies)} in a month.`,
  },
  {
    title: "VAT",
    what: "Our prices do not include tax. If VAT applies to your order, your quote shows it on its own line before you accept.",
    who: "We do. We collect it for the tax office.",
    amount: `${vatPercent}%, which is ${naira(vatOn(100_000))} on ${naira(100_000)}.`,
  },
  {
    title: "The payment company’s fee",
    what: "If customers pay through the link in the chat, the payment company takes its fee first and sends you the rest.",
    who: `The payment company, for example ${payment.provider}. None of it comes to us.`,
    amount: `${payment.percent}% plus ${naira(payment.fixed)}, but never more than ${naira(payment.most)}. On a payment of ${naira(sharedPayment)} that is ${naira(paymentShare(sharedPayment))}; below ${naira(payment.fixedFrom)} the ${naira(payment.fixed)} is not charged.`,
  },
  {
    title: "New features",
    what: "The monthly price covers repairs, updates, backups and small changes, not new features.",
    who: "We do, after you accept.",
    amount: "You get the price of each new feature before we build it.",
  },
  {
    title: "Devices and data",
    what: devicesNeeded,
    who: "The shop where you buy devices, and your mobile network for data.",
    amount: "Nothing new, if you have a phone and a data bundle.",
  },
];

function count(number: number): string {
  return number.toLocaleString("en-US");
}

/** The business of the worked month. */
const month = { replies: 1_500, notices: 120, offers: 200, payments: 40 } as const;

/** An add-on with its price in brackets. */
const priced = (id: AddOnId) => {
  const addOn = addOns.find((one) => one.id === id);
  return addOn ? `${addOn.name} (${priceInWords(addOn.price)})` : id;
};

interface MonthLine {
  readonly label: string;
  readonly sum: string;
  readonly amount: number;
}

const charged = Math.max(0, month.replies - freeReplies);

/** The month, line by line. */
export const monthLines: readonly MonthLine[] = [
  { label: popularPackage.title, sum: "the monthly price", amount: popularPackage.monthlyPrice },
  {
    label: "VAT, where it applies",
    sum: `${vatPercent}% of ${naira(popularPackage.monthlyPrice)}`,
    amount: vatOn(popularPackage.monthlyPrice),
  },
  {
    label: `${count(month.replies)} replies to customers`,
    sum: `${count(freeReplies)} free, ${count(charged)} × ${naira(message.notice)}`,
    amount: charged * message.notice,
  },
  {
    label: `${month.notices} reminders`,
    sum: `${month.notices} × ${naira(message.notice)}`,
    amount: month.notices * message.notice,
  },
  {
    label: `One offer to ${month.offers} customers`,
    sum: `${month.offers} × ${naira(message.offer)}`,
    amount: month.offers * message.offer,
  },
  {
    label: `Fees on ${month.payments} payments of ${naira(sharedPayment)} by card or transfer`,
    sum: `${month.payments} × ${naira(paymentShare(sharedPayment))}`,
    amount: month.payments * paymentShare(sharedPayment),
  },
];

export const monthTotal = monthLines.reduce((sum, { amount }) => sum + amount, 0);

const health = naira(demoPrices.healthcare.amount);

export const costsPage = {
  path: pages.costs.path,
  title: `What else costs money | ${site.name}`,
  description:
    "VAT, WhatsApp’s message charge and the payment company’s fee in naira, with one month worked out, and what makes a price marked ‘from’ higher.",
  heading: "What else costs money",
  intro:
    "Our own prices are on the pages for packages, systems and apps. Here is what you pay on top of those prices, who charges it, and what one month could cost.",
  listLabel: "Costs besides our own prices",
  whoLabel: "Who charges it:",
  monthHeading: "What one month costs",
  monthCaption: "The costs of the month, line by line",
  monthText: `A business buys ${popularPackage.title} (${naira(popularPackage.setupPrice)} once) and two add-ons: ${priced("whatsapp-broadcast")} and ${priced("payment-integration")}. After that, this is what one month could cost.`,
  monthColumns: { label: "In the month", sum: "How we work it out", amount: "Amount" },
  totalLabel: "Total for the month",
  /** When the amounts that are not ours were last checked. */
  checked: checked
    ? `We last compared the amounts of WhatsApp, the payment company and the tax with their own lists in ${checked}. Other companies can change their charges; your quote shows them as they are on the day we write it.`
    : "The WhatsApp amounts are rounded to help you plan; the exact ones are on WhatsApp’s own price list. Other companies can change their charges: your quote shows them as they are on the day we write it.",
  sources: [
    {
      label: "WhatsApp’s own price list",
      href: "https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing",
    },
    { label: `${payment.provider}’s own price list`, href: payment.source },
  ],
  fromHeading: "What makes a price higher",
  from: [
    {
      title: `${site.flagships.storefront} and ${site.flagships.books}`,
      text: flagshipMonthly,
      more: [
        "Products: how many kinds you sell and keep in stock",
        "Shops: each branch with its own stock and figures",
        "Staff: how many people sign in or record sales",
      ],
    },
    {
      title: `What does ‘from’ mean? ${demoNames.healthcare}, from ${health} per month`,
      text: "This is the lowest price. A larger clinic pays more, and you get your own price in writing before you accept.",
      more: [
        "Staff who sign in: doctors, nurses, cashiers and pharmacists",
        "Patients you see in a day",
        "Branches or departments that keep separate records",
      ],
    },
  ],
  moreLabel: "What counts:",
  newUser: newUserRule,
  closing: {
    heading: "Would you like a month of your own worked out?",
    text: "Tell us how many customers message you in a day and how many staff you have. Your quote will show your own monthly costs in the same way.",
    ctaText: "Ask on WhatsApp",
    quoteLabel: "See a quote for a business like yours",
  },
} as const;
