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
  "APPLICATION_MONTHS",
] as const;

type SiteVariable = (typeof siteVariables)[number];

const overrides: Readonly<Record<string, string | undefined>> =
  typeof __SITE_OVERRIDES__ === "undefined" ? process.env : __SITE_OVERRIDES__;

function setting(name: SiteVariable, standard: string): string {
  return overrides[name]?.trim() || standard;
}

/** Default number of months for which a rejected application is stored. */
export const usualApplicationMonths = 12;

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
    freeTools: "9",
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
