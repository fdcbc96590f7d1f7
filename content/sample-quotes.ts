import { accountRule } from "./account-rule.ts";
import { addOns, assistantLaunchTime, type BotPackage, botPackages } from "./bot-packages.ts";
import { type EnterpriseOffer, enterpriseOffers } from "./enterprise-offers.ts";
import { type QuoteExample, quoteExamples } from "./quote-examples.ts";
import type { SampleQuoteId } from "./sample-quote-path.ts";
import { site } from "./site.ts";

/** A line of a quote with what it costs at the start and each month, in naira; 0 where it costs nothing. */
export interface QuotedLine {
  readonly item: string;
  readonly setup: number;
  readonly monthly: number;
}

/** An offer with all that its sample quote says of it. */
export interface QuotedOffer {
  readonly id: SampleQuoteId;
  /** What the title of the quote calls it, where that is not the offer. */
  readonly name?: string;
  /** Whom it is made out to; otherwise it has a line to fill in. */
  readonly business?: string;
  readonly kind: "system" | "package";
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  /** The offer, then its add-ons. */
  readonly lines: readonly [QuotedLine, ...QuotedLine[]];
  /** The totals of the lines. */
  readonly setupPrice: number;
  readonly monthlyPrice: number;
  /** How long it takes, in words. */
  readonly ready: string;
}

const quoted = (
  offer: BotPackage | EnterpriseOffer,
  kind: QuotedOffer["kind"],
  ready: string,
): QuotedOffer => ({
  ...offer,
  kind,
  lines: [{ item: offer.title, setup: offer.setupPrice, monthly: offer.monthlyPrice }],
  ready,
});

export const quotedOffers: readonly QuotedOffer[] = [
  ...botPackages.map((offer) => quoted(offer, "package", assistantLaunchTime)),
  ...enterpriseOffers.map((offer) => quoted(offer, "system", site.claims.buildTime)),
];

/** The quote for a kind of business: the offer and its add-ons. @throws Error if there is no such offer */
export function quotedFor({ id, kind, business, offer, addOns: added, does }: QuoteExample): QuotedOffer {
  const base = quotedOffers.find((one) => one.id === offer);
  if (!base) throw new Error(`No offer is called ${offer}.`);
  const lines: QuotedOffer["lines"] = [
    ...base.lines,
    ...addOns
      .filter((addOn) => added.includes(addOn.id))
      .map(({ name, price: { per, amount } }) => ({
        item: name,
        setup: per === "once" ? amount : 0,
        monthly: per === "month" ? amount : 0,
      })),
  ];
  return {
    ...base,
    id,
    name: kind,
    business,
    features: does,
    lines,
    setupPrice: lines.reduce((sum, { setup }) => sum + setup, 0),
    monthlyPrice: lines.reduce((sum, { monthly }) => sum + monthly, 0),
  };
}

export const quotedExamples: readonly QuotedOffer[] = quoteExamples.map(quotedFor);

/** All sample quotes. Each is a PDF file. */
export const sampleQuotes: readonly QuotedOffer[] = [...quotedOffers, ...quotedExamples];

/** Texts of a sample quote. */
export const sampleQuoteTexts = {
  title: (offer: string) => `Sample quote: ${offer}`,
  heading: "Quote",
  sample: "This is a sample. Your own quote has your name, your list of features and your dates.",
  facts: {
    for: (business = "Your business, your town") => ["For", business] as const,
    number: ["Quote", "Q-0000, with the date we send it"],
    valid: ["Valid for", `${site.terms.quoteDays} days`],
    ready: (time: string) => ["Handover", `${time} after the deposit, on the day written here`] as const,
  },
  whatHeading: "What we build",
  priceHeading: "What it costs",
  columns: ["Item", "Once", "Per month"],
  setupLine: "Setup",
  taxLine: "Tax, where it applies",
  taxNote: "shown here",
  totalLine: "Total",
  payHeading: "When you pay",
  deposit: "Deposit, before we start",
  handover: "At handover, when you have accepted the work",
  monthly: "Each month, the first at handover",
  stagesHeading: "Stages",
  stagesNote: "If you cancel after we have begun, you pay only for the stages that are finished.",
  packageStagesNote: `An assistant goes through these stages in ${assistantLaunchTime}.`,
  termsHeading: "Terms",
  acceptHeading: "To accept",
  accept: `Reply ‘I accept’ with the quote number, on WhatsApp or by email, then pay the deposit into the account shown here. ${accountRule}`,
  reach: "Questions",
} as const;
