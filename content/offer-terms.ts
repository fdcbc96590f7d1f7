import { accountRule } from "./account-rule.ts";
import { demoNames } from "./demo-names.ts";
import { type DemoId, demoPrices } from "./prices.ts";
import { site } from "./site.ts";
import { supportHours } from "./support-hours.ts";
import { workingDays } from "./working-days.ts";

const { depositPercent, quoteDays, lateDays, refundDays, noticeDays, pauseDays, storedDays, exportDays } =
  site.terms;

/** The deposit for a setup price, both in naira. */
export const depositOf = (setup: number) => Math.round((setup * depositPercent) / 100);

/** A condition of what we sell. Its id is its anchor on the page 'How we work'. */
export interface OfferTerm {
  readonly id: string;
  readonly title: string;
  /** The whole term, as 'How we work' and the quotes have it. */
  readonly text: string;
  /** The same in short, for the offer pages. */
  readonly short: string;
}

/** A stage of the build and its share of the setup price in percent. A refund is worked out from the finished stages. */
export interface Stage {
  readonly title: string;
  readonly percent: number;
  /** Its days, for a system. */
  readonly when: string;
  /** What the customer does in it. */
  readonly seen: string;
}

export const stages = [
  { title: "The list and the first screens", percent: 25, when: "Days 1-2", seen: "You approve the list." },
  {
    title: "Records brought in, WhatsApp connected",
    percent: 25,
    when: "Days 3-4",
    seen: "You check your records.",
  },
  {
    title: "First trial and corrections",
    percent: 30,
    when: "Days 5-8",
    seen: "You and your staff try the system.",
  },
  {
    title: "Training and handover",
    percent: 20,
    when: "Days 9-10, or earlier for a small system",
    seen: "You accept the system.",
  },
] as const satisfies readonly Stage[];

/** The stages with their shares of the setup price in words: '‘The list, the first screens’ is 25%, …'. */
const stageParts = new Intl.ListFormat("en-GB").format(
  stages.map(({ title, percent }) => `‘${title}’ is ${percent}%`),
);

/** The apps whose price is the lowest one: it depends on the number of staff. */
const fromApps = (Object.keys(demoPrices) as DemoId[])
  .filter((id) => "from" in demoPrices[id])
  .map((id) => demoNames[id]);

/** Where one more user costs more. */
const byStaff = new Intl.ListFormat("en-GB").format([
  site.flagships.storefront,
  site.flagships.books,
  ...fromApps,
]);

/** What one more user costs: support covers it, except where the price depends on the number of staff. */
export const newUserRule = `A new user costs nothing extra, except in ${byStaff}, where the price depends on the number of staff.`;

/**
 * The conditions of everything we build, from the figures in the site configuration. 'How we work', the sample quotes and
 * the concierge say them in these words, and the offer pages in short.
 */
export const offerTerm = {
  quote: {
    id: "quote",
    title: "The quote",
    text: `You get the quote in writing before we start. It states what we will build, the setup and monthly prices, and the handover day. Any tax, such as VAT, is added on its own line. The quote is valid for ${quoteDays} days, and you owe nothing until you accept it. For building we count only working days, ${workingDays}. For everything else, such as these ${quoteDays} days, we count Sundays too.`,
    short: `You get it in writing before we start, with any tax on its own line. It is valid for ${quoteDays} days.`,
  },
  deposit: {
    id: "deposit",
    title: "How you pay",
    text: `The deposit is ${depositPercent}% of the setup price, paid before we start. The other ${100 - depositPercent}% is due at handover, when you have tried the system and accepted it. The first month is due that day too. You pay by bank transfer to the account in your quote and get a receipt for each payment. ${accountRule} ${site.flagships.storefront}, ${site.flagships.books} and ready apps have no setup price and no deposit.`,
    short: `You pay ${depositPercent}% of the setup price before we start and ${100 - depositPercent}% when you have tried and accepted the system. We send receipts.`,
  },
  late: {
    id: "late",
    title: "If we are late, or the system is not right",
    text: `If we expect to be late, we tell you before the handover date and give you a new one. If the system does not do what we agreed, you need not accept it or pay the balance until we have corrected it free of charge. If we cause a delay of more than ${lateDays} days, including the time for corrections, you may cancel and get your whole deposit back.`,
    short: `If we expect to be late, we tell you before the handover day. If we cause a delay of more than ${lateDays} days, you may cancel and get your whole deposit back. If something is wrong, we correct it free of charge before you pay the rest.`,
  },
  refund: {
    id: "refund",
    title: "Refund",
    text: `If you cancel before we begin to build, you get the whole deposit back. Once we begin, you pay only for finished stages, at the prices in your quote: we take these off your deposit and return what is left of it. Of a system’s setup price, ${stageParts}. We pay refunds within ${refundDays} days.`,
    short: `If you cancel before we begin to build, you get your whole deposit back. After that you pay only for finished stages, at the prices in your quote. We pay refunds within ${refundDays} days.`,
  },
  support: {
    id: "support",
    title: "Support hours",
    text: supportHours,
    short: `You can report a problem to our AI assistant at any hour. Our staff answer ${site.responseHours}.`,
  },
  covers: {
    id: "covers",
    title: "What support covers",
    text: `Support covers your questions, repairs to what we built, updates, backups, and small changes such as a new price or answer. ${newUserRule} For new features you get a quote first. If you need repairs within a fixed time, ask us to put this in your quote. WhatsApp itself charges for offers, for notices such as reminders and receipts, and for replies above ${site.costs.freeReplies.toLocaleString("en-US")} in a month; you pay these charges separately.`,
    short:
      "Questions, repairs, updates, backups and small changes. For new features you get a quote first. You pay WhatsApp’s own charges separately.",
  },
  data: {
    id: "data",
    title: "Your data",
    text: `Your records belong to your business. Ask for them at any time and we will send them within ${exportDays} days as spreadsheet files, at no charge. When you leave, you get them without asking.`,
    short: `It belongs to you. If you ask for it, we send it within ${exportDays} days as spreadsheet files, free of charge.`,
  },
  notice: {
    id: "notice",
    title: "Ending the service",
    text: `There is no minimum period. You can end the monthly service with ${noticeDays} days’ notice, on WhatsApp or by email, and take your records with you. We must give you the same notice.`,
    short: `Either side can end the service at any time with ${noticeDays} days’ notice.`,
  },
  missed: {
    id: "missed",
    title: "If a payment is missed",
    text: `We remind you first. After ${pauseDays} days without payment the system pauses. A paused assistant does not reply, but your customers can still write to you. Your records are stored for another ${storedDays} days, so you can pay and continue, or take them with you.`,
    short: `We remind you first. After ${pauseDays} days without payment the system pauses, and we store your records for ${storedDays} more days.`,
  },
} as const satisfies Readonly<Record<string, OfferTerm>>;

export const offerTerms: readonly OfferTerm[] = Object.values(offerTerm);

export const offerTermsTexts = {
  heading: "Our terms in brief",
  text: "Your quote has them in full.",
  allLabel: "The terms in full",
  sampleLabel: "See a quote for a business like yours",
  costsLabel: "What else costs money",
} as const;
