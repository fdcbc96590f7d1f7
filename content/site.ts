/**
 * The site configuration: brand, people, lines and claims, in one place. Another owner re-brands the
 * whole site by changing this file, or without touching code by setting the environment variable
 * named beside each value. Pages are built ahead, so `npm start` builds anew when one of them changes.
 */

/** Values the build froze into the browser's copy; absent where Node runs this file itself. */
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
  "APPLICATION_MONTHS",
] as const;

type SiteVariable = (typeof siteVariables)[number];

const overrides: Readonly<Record<string, string | undefined>> =
  typeof __SITE_OVERRIDES__ === "undefined" ? process.env : __SITE_OVERRIDES__;

function setting(name: SiteVariable, standard: string): string {
  return overrides[name]?.trim() || standard;
}

/** How long a rejected application is kept, in months, where nobody says otherwise. */
export const usualApplicationMonths = 12;

/** The lines the repository ships with. They belong to nobody; production start warns about them. */
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
  /** The registered name of whoever runs the site, for the privacy notice and the terms. */
  legalName: setting("SITE_LEGAL_NAME", setting("SITE_NAME", "Mindsync")),
  /** The street address they may be written to; empty shows none. */
  address: setting("SITE_ADDRESS", ""),
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
  /** How long a rejected application is kept, in months. The server reads the same setting. */
  applicationMonths: Number(setting("APPLICATION_MONTHS", String(usualApplicationMonths))),
  responseHours: "Monday to Saturday, 9:00 AM to 6:00 PM",
  flagships: { storefront: "Mindsync Storefront", books: "Mindsync Books" },
  /** The consultancy's own claims (specification 1, section 9). Real counters are kept beside them. */
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

/** Which lines are still the fictitious ones, by the variable that replaces each. */
export function fictitiousWhatsAppLines(): SiteVariable[] {
  const left: SiteVariable[] = [];
  if (site.whatsapp.sales === fictitiousLines.sales) left.push("SITE_WHATSAPP_SALES");
  if (site.whatsapp.concierge === fictitiousLines.concierge) left.push("SITE_WHATSAPP_CONCIERGE");
  if (site.whatsapp.recruitment === fictitiousLines.recruitment) left.push("SITE_WHATSAPP_RECRUITMENT");
  return left;
}
