/**
 * The site configuration: brand, people, lines and claims, in one place. Another owner rebrands the whole site by
 * changing this file, or without touching code by setting the environment variable named beside each value. Pages are
 * prerendered, so `npm start` rebuilds when one of these variables changes.
 */

/** Values that the build inserted into the browser's bundle; absent where Node runs this file directly. */
declare const __SITE_OVERRIDES__: Readonly<Record<string, string>> | undefined;

/** Every environment variable that overrides a value here. The build reads this list. */
export const siteVariables = [
  "SITE_URL",
  "SITE_NAME",
  "SITE_EMAIL",
  "SITE_OWNER_NAME",
  "SITE_CONCIERGE_NAME",
  "SITE_WHATSAPP_SALES",
  "SITE_WHATSAPP_CONCIERGE",
  "SITE_WHATSAPP_RECRUITMENT",
  "SITE_VIDEO_URL",
  "SITE_LEGAL_NAME",
  "SITE_ADDRESS",
  "SITE_HELPLINE",
  "SITE_CAC_NUMBER",
  "SITE_FOUNDED",
  "SITE_DEPOSIT_PERCENT",
  "SITE_NOTICE_DAYS",
  "SITE_TERMS_AGREED",
  "SITE_VAT_PERCENT",
  "SITE_WHATSAPP_OFFER_NAIRA",
  "SITE_WHATSAPP_NOTICE_NAIRA",
  "SITE_COSTS_CHECKED",
  "APPLICATION_MONTHS",
] as const;

export type SiteVariable = (typeof siteVariables)[number];

const overrides: Readonly<Record<string, string | undefined>> =
  typeof __SITE_OVERRIDES__ === "undefined" ? process.env : __SITE_OVERRIDES__;

function setting(name: SiteVariable, standard: string): string {
  return overrides[name]?.trim() || standard;
}

/** Default number of months for which a rejected application is stored. */
export const usualApplicationMonths = 12;

/** A setting that is a whole number. @throws Error, so that a wrong one is seen before a page promises it */
function wholeNumber(name: SiteVariable, standard: number, most: number): number {
  const value = Number(setting(name, String(standard)));
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} is a whole number from 0 to ${most}.`);
}

/** A setting that is an amount. @throws Error, so that a wrong one is seen before a page says it */
function amount(name: SiteVariable, standard: number, most: number): number {
  const value = Number(setting(name, String(standard)));
  if (value >= 0 && value <= most) return value;
  throw new Error(`${name} is a number from 0 to ${most}.`);
}

/**
 * The lines that the repository ships with. They belong to nobody; the production server warns about them at its start.
 */
const fictitiousLines = {
  sales: "+2347000000001",
  concierge: "+2347000000002",
  recruitment: "+2347000000003",
} as const;

export const site = {
  url: setting("SITE_URL", "http://localhost:3000").replace(/\/+$/, ""),
  name: setting("SITE_NAME", "Mindsync"),
  school: `${setting("SITE_NAME", "Mindsync")} School`,
  email: setting("SITE_EMAIL", "hello@mindsync.example"),
  /** The registered name of the site's owner, for the privacy notice and the terms. */
  legalName: setting("SITE_LEGAL_NAME", setting("SITE_NAME", "Mindsync")),
  /** The owner's postal address; empty shows none. */
  address: setting("SITE_ADDRESS", ""),
  /** Number of the registration with the Corporate Affairs Commission, such as RC 1234567; empty shows none. */
  cacNumber: setting("SITE_CAC_NUMBER", ""),
  /** The year in which the business began; empty shows none. */
  founded: setting("SITE_FOUNDED", ""),
  /** The name and number of a helpline, said beside 112 to people who want to harm themselves or are hurt at home. None by default. */
  helpline: setting("SITE_HELPLINE", ""),
  /** Whom 'Talk to {name} Now' names. */
  ownerName: setting("SITE_OWNER_NAME", "Mindsync"),
  conciergeName: setting("SITE_CONCIERGE_NAME", "Yemi"),
  /** WhatsApp lines in E.164 form. */
  whatsapp: {
    sales: setting("SITE_WHATSAPP_SALES", fictitiousLines.sales),
    concierge: setting("SITE_WHATSAPP_CONCIERGE", fictitiousLines.concierge),
    recruitment: setting("SITE_WHATSAPP_RECRUITMENT", fictitiousLines.recruitment),
  },
  /** Address of the hosted player behind 'Watch how it works'; empty hides the video dialog's player. */
  videoUrl: setting("SITE_VIDEO_URL", ""),
  /** For how many months a rejected application is stored. The server reads the same setting. */
  applicationMonths: Number(setting("APPLICATION_MONTHS", String(usualApplicationMonths))),
  responseHours: "Monday to Saturday, 9:00 AM to 6:00 PM",
  /**
   * The figures of the terms in offer-terms.ts. They are promises to customers, and a proposal until the owner says that
   * they are agreed: the server warns at its start and on the Status screen.
   */
  terms: {
    areAgreed: setting("SITE_TERMS_AGREED", "") === "yes",
    depositPercent: wholeNumber("SITE_DEPOSIT_PERCENT", 50, 100),
    noticeDays: wholeNumber("SITE_NOTICE_DAYS", 30, 365),
    /** For how many days a quote is valid. */
    quoteDays: 14,
    /** Days after the promised handover from which the customer may stop and get the deposit back. */
    lateDays: 10,
    refundDays: 14,
    /** Days without payment after which a system pauses, and for which the records are stored then. */
    pauseDays: 14,
    storedDays: 90,
    /** Days within which a customer's records are handed over. */
    exportDays: 7,
  },
  /**
   * What others charge a customer, in naira: figures to plan with, rounded up. WhatsApp's list is in dollars and may change
   * each quarter, so the owner compares them and says in which month (`checked`); until then the server warns.
   */
  costs: {
    vatPercent: amount("SITE_VAT_PERCENT", 7.5, 100),
    /** WhatsApp's charge for a message that sells, and for one that informs. Replies cost as much as the second. */
    message: {
      offer: amount("SITE_WHATSAPP_OFFER_NAIRA", 80, 10_000),
      notice: amount("SITE_WHATSAPP_NOTICE_NAIRA", 10, 10_000),
    },
    /** Replies in a month that WhatsApp does not charge a number for. */
    freeReplies: 1_000,
    /** A provider's share of each payment: percent and a fixed part, which small payments do not have. */
    payment: {
      provider: "Paystack",
      percent: 1.5,
      fixed: 100,
      fixedFrom: 2_500,
      most: 2_000,
      source: "https://paystack.com/ng/pricing",
    },
    /** The month in which these were last compared with the lists, such as 'November 2026'. */
    checked: setting("SITE_COSTS_CHECKED", ""),
  },
  flagships: { storefront: "Mindsync Storefront", books: "Mindsync Books" },
  /** The consultancy's own claims (specification 1, section 9). Real counters are stored separately. */
  claims: {
    buildTime: "5-10 days",
    businessesAutomated: "100+",
    support: "24/7",
    students: "500+",
    courses: "50+",
    premiumCourses: "6",
    downloads: "5,000+",
    resourceFiles: "50+",
    demoSystems: "7",
    freeCourses: "6",
    setupCost: "₦0",
    startTime: "5 minutes",
  },
} as const;

export type WhatsAppLine = keyof typeof site.whatsapp;

/** The lines that are still fictitious, by the variable that replaces each. */
export function fictitiousWhatsAppLines(): SiteVariable[] {
  const left: SiteVariable[] = [];
  if (site.whatsapp.sales === fictitiousLines.sales) left.push("SITE_WHATSAPP_SALES");
  if (site.whatsapp.concierge === fictitiousLines.concierge) left.push("SITE_WHATSAPP_CONCIERGE");
  if (site.whatsapp.recruitment === fictitiousLines.recruitment) left.push("SITE_WHATSAPP_RECRUITMENT");
  return left;
}
