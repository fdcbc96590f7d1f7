import type { EnterpriseId } from "./prices.ts";

/** What is compared for each enterprise system, besides its prices. */
export interface SystemFacts {
  readonly whoFor: string;
  readonly onWhatsApp: string;
  readonly records: string;
  readonly answers: string;
}

export const systemFacts: Readonly<Record<EnterpriseId, SystemFacts>> = {
  "enterprise-intelligence-suite": {
    whoFor: "Companies with several branches or departments",
    onWhatsApp: "A daily summary for the owner and the managers, and approvals",
    records: "Sales, expenses, stock and staff of every branch",
    answers: "Which branch sells least, and where does the money go?",
  },
  "healthcare-system": {
    whoFor: "Clinics, hospitals, laboratories and pharmacies",
    onWhatsApp: "Appointments, with a reminder before the visit",
    records: "Patients, visits, bills and drug stock",
    answers: "Who is coming today, and who has not paid?",
  },
  "restaurant-system": {
    whoFor: "Restaurants, bars, lounges and caterers",
    onWhatsApp: "Menu, orders for delivery or pick-up, and reservations",
    records: "Orders, kitchen list, ingredients and shifts",
    answers: "What was sold, and what should be in the till?",
  },
  "real-estate-system": {
    whoFor: "Developers, agencies and property managers",
    onWhatsApp: "Questions before a viewing, reminders and statements",
    records: "Listings, viewings, instalments, rent and commission",
    answers: "Who owes money, what is unsold, and which agent sold what?",
  },
};

/** The rows, in their order. */
export const systemFactRows: readonly { readonly key: keyof SystemFacts; readonly label: string }[] = [
  { key: "whoFor", label: "Who it is for" },
  { key: "onWhatsApp", label: "On WhatsApp" },
  { key: "records", label: "What it records" },
  { key: "answers", label: "Questions it answers" },
];

export const systemComparison = {
  heading: "The four systems side by side",
  caption: "Systems, line by line",
  text: "First-year total: the setup price and twelve monthly payments, before tax.",
  systemLabel: "System",
  demoLabel: "Sample screen",
} as const;

export const packageComparison = {
  heading: "What each package includes",
  caption: "Packages, line by line",
  text: "Each package includes everything in the one before it. Totals are before tax and WhatsApp’s charges.",
  featureLabel: "What it does",
  priceGroup: "Price",
  launchLabel: "Time to launch",
  firstMonthLabel: "Setup and first month",
  firstYearLabel: "First-year total",
  inAll: "In every package",
  inSome: (titles: readonly string[]) => `In ${titles.join(" and ")}`,
  inOne: (title: string) => `Only in ${title}`,
  yes: "Yes",
  no: "No",
} as const;
