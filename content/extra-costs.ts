import { addOns, popularPackage } from "./bot-packages.ts";
import { flagshipMonthly } from "./flagships.ts";
import { pages } from "./pages.ts";
import { type AddOnId, demoPrices, naira } from "./prices.ts";
import { site } from "./site.ts";

/*
 * What a customer pays besides our prices, in naira. The amounts are not ours: they are settings of the owner (`site.costs`)
 * with the month in which they were last compared with the lists of WhatsApp, of the payment provider and of the tax.
 */

const { vatPercent, message, freeReplies, payment, checked } = site.costs;

/** The provider's share of one payment. @param amount what the customer pays, in naira */
export function paymentShare(amount: number): number {
  const fixed = amount < payment.fixedFrom ? 0 : payment.fixed;
  return Math.min(Math.round((amount * payment.percent) / 100) + fixed, payment.most);
}

/** VAT on an amount, both in naira. */
export const vatOn = (amount: number) => Math.round((amount * vatPercent) / 100);

/** One thing that costs money beside our price. */
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
    what: "Meta, which owns WhatsApp, charges a business number for each message that reaches a customer: one price for offers, a lower one for notices such as reminders and receipts, and for replies above a free number each month. What customers write to you is free.",
    who: "Meta, for your own number. It is not in our price.",
    amount: `About ${naira(message.offer)} for an offer, ${naira(message.notice)} for a notice or a reply. The first ${count(freeReplies)} replies in a month are free.`,
  },
  {
    title: "VAT",
    what: "Our prices are without tax. Where VAT applies, it is on its own line in your quote.",
    who: "We collect it for the tax office.",
    amount: `${vatPercent}%: ${naira(vatOn(100_000))} on ${naira(100_000)}.`,
  },
  {
    title: "The payment provider’s share",
    what: "If customers pay by card or transfer from a link in the chat, the provider keeps its share of each payment before the rest reaches your account.",
    who: `The provider, for example ${payment.provider}. Nothing of it comes to us.`,
    amount: `${payment.percent}% and ${naira(payment.fixed)}, at most ${naira(payment.most)}: ${naira(paymentShare(sharedPayment))} of a payment of ${naira(sharedPayment)}.`,
  },
  {
    title: "New features",
    what: "Faults, updates, backups and small changes are in the monthly price. Something new is quoted first, and you decide.",
    who: "We do, after you accept.",
    amount: "The amount in that quote.",
  },
  {
    title: "Devices and data",
    what: "It opens in the browser of the phones and computers you have, and it needs a network. Printers and other devices are not in our prices.",
    who: "The shop that sells them, and your network.",
    amount: "Nothing, if you have a phone and a data bundle.",
  },
];

function count(number: number): string {
  return number.toLocaleString("en-US");
}

/** The shop of the worked month. */
const month = { replies: 1_500, notices: 120, offers: 200, payments: 40 } as const;

const nameOf = (id: AddOnId) => addOns.find((addOn) => addOn.id === id)?.name ?? id;

interface MonthLine {
  readonly label: string;
  readonly sum: string;
  readonly amount: number;
}

const charged = Math.max(0, month.replies - freeReplies);

/** The month, line by line. */
export const monthLines: readonly MonthLine[] = [
  { label: popularPackage.title, sum: "the monthly price", amount: popularPackage.monthlyPrice },
  { label: "VAT, where it applies", sum: `${vatPercent}% of it`, amount: vatOn(popularPackage.monthlyPrice) },
  {
    label: `${count(month.replies)} replies to customers`,
    sum: `${count(freeReplies)} free, ${count(charged)} × ${naira(message.notice)}`,
    amount: charged * message.notice,
  },
  {
    label: `${month.notices} reminders and receipts`,
    sum: `${month.notices} × ${naira(message.notice)}`,
    amount: month.notices * message.notice,
  },
  {
    label: `One offer to ${month.offers} customers`,
    sum: `${month.offers} × ${naira(message.offer)}`,
    amount: month.offers * message.offer,
  },
  {
    label: `${month.payments} payments of ${naira(sharedPayment)} by card or transfer`,
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
    "VAT, WhatsApp’s message charge and the payment provider’s share in naira, with one month worked out, and what makes a price marked ‘from’ higher.",
  heading: "What else costs money",
  intro:
    "Our prices are on the price pages. Here is what you pay beside them, to whom, and what it comes to in a month.",
  whoLabel: "Who charges it:",
  monthHeading: "One month, worked out",
  monthText: `A shop with ${popularPackage.title} and the add-ons ${nameOf("whatsapp-broadcast")} and ${nameOf("payment-integration")}, which are paid once.`,
  monthColumns: { label: "In the month", sum: "Sum", amount: "Amount" },
  totalLabel: "The whole month",
  /** When the amounts that are not ours were last checked. */
  checked: checked
    ? `The amounts of WhatsApp, the payment provider and the tax were last compared with their own lists in ${checked}. They change; your quote has those of its day.`
    : "WhatsApp’s amounts are rounded figures to plan with, not its price list. All amounts that are not ours may change; your quote has those of its day.",
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
      title: `${site.flagships.storefront}, and ${site.flagships.books}`,
      text: flagshipMonthly,
      more: [
        "Products: how many are on sale and counted in stock",
        "Shops: each branch with its own stock and its own figures",
        "Staff: each person who signs in or records",
      ],
    },
    {
      title: `A price marked ‘from’: ${health} per month for the clinic app`,
      text: "It is the lowest price: a larger place pays more. You get yours in writing before you accept.",
      more: [
        "Staff who sign in: doctors, nurses, cashiers, the pharmacy",
        "Patients you see in a day",
        "Branches or departments that work apart",
      ],
    },
  ],
  moreLabel: "What counts:",
  closing: {
    heading: "Want the sum for your business?",
    text: "Tell us how many customers write in a day and how many staff you have. You get the month worked out like this one, in your quote.",
    ctaText: "Ask on WhatsApp",
    quoteLabel: "See a quote for a business like yours",
  },
} as const;
