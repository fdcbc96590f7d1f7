import { type AddOn, assistantLaunchTime, botPackages } from "./bot-packages.ts";
import { enterpriseOffers } from "./enterprise-offers.ts";
import { sampleQuotePath } from "./sample-quote-path.ts";
import { site } from "./site.ts";

/** An offer with all that its sample quote says of it. */
export interface QuotedOffer {
  /** The name of its file. */
  readonly id: string;
  /** What the title of the quote calls it, where that is not the offer. */
  readonly name?: string;
  /** Whom it is made out to; otherwise it has a line to fill in. */
  readonly business?: string;
  readonly kind: "system" | "package";
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Add-ons, which are in both prices below. */
  readonly addOns?: readonly AddOn[];
  readonly setupPrice: number;
  readonly monthlyPrice: number;
  /** How long it takes, in words. */
  readonly ready: string;
  readonly path: string;
}

export const quotedOffers: readonly QuotedOffer[] = [
  ...botPackages.map((offer) => ({
    ...offer,
    kind: "package" as const,
    ready: assistantLaunchTime,
    path: sampleQuotePath(offer.id),
  })),
  ...enterpriseOffers.map((offer) => ({
    ...offer,
    kind: "system" as const,
    ready: site.claims.buildTime,
    path: sampleQuotePath(offer.id),
  })),
];

/** Texts of a sample quote. */
export const sampleQuoteTexts = {
  title: (offer: string) => `Sample quote: ${offer}`,
  heading: "Quote",
  sample: "Sample. Your own quote has your name, your list and your days in it.",
  facts: {
    for: (business = "Your business, your town") => ["For", business],
    number: ["Quote", "Q-0000, with the date we send it"],
    valid: ["Valid for", `${site.terms.quoteDays} days`],
    ready: (time: string) => ["Handover", `${time} after the deposit, on the day written here`],
  },
  whatHeading: "What we build",
  priceHeading: "What it costs",
  columns: ["Item", "Once", "Per month"],
  setupLine: "Setup",
  taxLine: "Tax, where it applies",
  taxNote: "named here",
  totalLine: "Total",
  payHeading: "When you pay",
  deposit: "Deposit, before we start",
  handover: "At handover, when you have accepted it",
  monthly: "Each month, counted from the handover",
  stagesHeading: "Stages",
  stagesNote: "If you stop after we have begun, you pay only for the stages that are finished.",
  packageStagesNote: `An assistant goes through these stages in ${assistantLaunchTime}.`,
  termsHeading: "Terms",
  acceptHeading: "To accept",
  accept:
    "Reply ‘I accept’ with the quote number, on WhatsApp or by email, then pay the deposit into the account named here. We send account details only from the numbers on our website.",
  reach: "Questions",
} as const;
