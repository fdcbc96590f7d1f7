import { accountRule } from "./account-rule.ts";
import { site } from "./site.ts";
import { supportHours } from "./support-hours.ts";

const { depositPercent, quoteDays, lateDays, refundDays, noticeDays, pauseDays, storedDays, exportDays } =
  site.terms;

/** The deposit for a setup price, both in naira. */
export const depositOf = (setup: number) => Math.round((setup * depositPercent) / 100);

/** The working days: 'Monday to Saturday'. */
export const workingDays = site.responseHours.replace(/,.*/, "");

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
    title: "Records moved in, WhatsApp connected",
    percent: 25,
    when: "Days 3-4",
    seen: "You check your records.",
  },
  { title: "First trial and corrections", percent: 30, when: "Days 5-8", seen: "You and your staff try it." },
  {
    title: "Training and handover",
    percent: 20,
    when: "Days 9-10 (day 5 for a small system)",
    seen: "You accept it.",
  },
] as const satisfies readonly Stage[];

/** The stages with their shares of the setup price in words: 'the list and the first screens 25%, records …'. */
const stageParts = stages
  .map(
    ({ title, percent }) =>
      `${title.replace(", ", " and ").replace(/^[A-Z]/, (first) => first.toLowerCase())} ${percent}%`,
  )
  .join(", ");

/** What one more user costs: support covers it, except where the price depends on the number of staff. */
export const newUserRule = `A new user costs nothing extra, except where your price depends on the number of staff: ${site.flagships.storefront}, ${site.flagships.books} and apps marked ‘from’.`;

/**
 * The conditions of everything we build, from the figures in the site configuration. 'How we work', the sample quotes and
 * the concierge say them in these words, and the offer pages in short.
 */
export const offerTerm = {
  quote: {
    id: "quote",
    title: "The quote",
    text: `You get it in writing before we start: what we build, the setup and monthly prices, and the handover day. Any tax, such as VAT, is added on its own line. It is valid for ${quoteDays} days, and nothing is ordered until you accept it. Building days are working days, ${workingDays}. All other periods, such as these ${quoteDays} days, include Sundays.`,
    short: `You get it in writing before we start, with any tax on its own line. It is valid for ${quoteDays} days.`,
  },
  deposit: {
    id: "deposit",
    title: "How you pay",
    text: `${depositPercent}% of the setup price is the deposit, paid before we start. The other ${100 - depositPercent}% is due at handover, when you have tried the system and accepted it. The first month is due that day too. You pay by bank transfer to the account in your quote and get a receipt for each payment. ${accountRule} Ready apps have no setup price and no deposit.`,
    short: `You pay ${depositPercent}% of the setup price before we start and ${100 - depositPercent}% when you have tried and accepted it, each with a receipt.`,
  },
  late: {
    id: "late",
    title: "If we are late, or it is not right",
    text: `We tell you before the handover date, with the new date. If it does not do what we agreed, you need not accept it or pay the balance: we correct it first, at no charge. If we cause a delay of more than ${lateDays} days, corrections included, you may cancel and get your whole deposit back.`,
    short: `We tell you before the date in your quote. If we cause a delay of more than ${lateDays} days, you may cancel and get your whole deposit back. If it is not right, we correct it first, at no charge.`,
  },
  refund: {
    id: "refund",
    title: "Refund",
    text: `If you stop before we begin to build, you get the whole deposit back. Once we begin, you pay only for finished stages, at the prices in your quote, and we return the rest of your deposit. The stages and their shares of the setup price: ${stageParts}. We pay refunds within ${refundDays} days.`,
    short: `If you stop before we begin to build, you get your whole deposit back. After that you pay only for the finished stages in your quote. We pay refunds within ${refundDays} days.`,
  },
  support: {
    id: "support",
    title: "Support hours",
    text: supportHours,
    short: `You can report a problem at any hour and our assistant records it. People answer ${site.responseHours}.`,
  },
  covers: {
    id: "covers",
    title: "What support covers",
    text: `Support covers your questions, faults in what we built, updates, backups, and small changes such as a price or an answer. ${newUserRule} New features are quoted first. WhatsApp itself charges for offers, for reminders and for replies above ${site.costs.freeReplies.toLocaleString("en-US")} in a month; you pay that separately.`,
    short:
      "Questions, faults, updates, backups and small changes. New features are quoted first. You pay WhatsApp’s own charges separately.",
  },
  data: {
    id: "data",
    title: "Your data",
    text: `Your records belong to your business. Ask at any time and within ${exportDays} days you have them as spreadsheet files, at no charge. When you leave, you get them without asking.`,
    short: `It belongs to you. Ask, and we send it as spreadsheet files within ${exportDays} days, free.`,
  },
  notice: {
    id: "notice",
    title: "Ending the service",
    text: `There is no minimum period. You can end the monthly service with ${noticeDays} days’ notice, on WhatsApp or by email, and take your records with you. We must give you the same notice.`,
    short: `You can leave at any time with ${noticeDays} days’ notice. We must give you the same.`,
  },
  missed: {
    id: "missed",
    title: "If a payment is missed",
    text: `We remind you first. After ${pauseDays} days without payment the system pauses. Your records are stored for another ${storedDays} days, so you can pay and continue, or take them with you.`,
    short: `We remind you first. After ${pauseDays} days without payment the system pauses, and we store your records for ${storedDays} more days.`,
  },
} as const satisfies Readonly<Record<string, OfferTerm>>;

export const offerTerms: readonly OfferTerm[] = Object.values(offerTerm);

export const offerTermsTexts = {
  heading: "The terms, before you ask",
  text: "Your quote has them in full.",
  allLabel: "All terms in full",
  sampleLabel: "See a quote for a business like yours",
  costsLabel: "What else costs money",
} as const;
