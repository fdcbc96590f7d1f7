import { demoNames } from "./demo-names.ts";
import type { WhatsAppAction } from "./flagships.ts";
import { pages } from "./pages.ts";
import { type DemoId, demoPrices, priceInWords, type SinglePrice } from "./prices.ts";
import type { Statistic } from "./school.ts";
import { site } from "./site.ts";
import { supportHours } from "./support-hours.ts";

export const demoCategories = [
  "Healthcare",
  "Hospitality",
  "Real Estate",
  "Enterprise",
  "AI Bots",
  "Digital Sales",
] as const;

export type DemoCategory = (typeof demoCategories)[number];

export interface DemoSystem {
  readonly id: DemoId;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** The first three are on the card. */
  readonly features: readonly string[];
  readonly useCases: readonly string[];
  readonly price: SinglePrice;
  readonly category: DemoCategory;
}

export const demoSystems: readonly DemoSystem[] = [
  {
    id: "healthcare",
    name: demoNames.healthcare,
    tagline: "Patients, appointments and bills in one place",
    description:
      "The front desk books, the doctor sees the history, and the cashier sees what is owed. It replaces paper cards and the exercise book at the counter.",
    features: [
      "Appointment booking on WhatsApp, with reminders",
      "Patient records found by name or phone number",
      "Bills for consultations, tests and drugs, with receipts",
      "Pharmacy stock with expiry warnings",
      "HMO and cash patients shown separately in reports",
      "Sign-in by role for doctors, nurses, cashiers and pharmacists",
    ],
    useCases: [
      "A family clinic that wants patients to come at a set time instead of queueing from early morning",
      "A laboratory that sends results to the right patient",
      "A pharmacy that loses money on expired drugs",
    ],
    price: demoPrices.healthcare,
    category: "Healthcare",
  },
  {
    id: "hospitality",
    name: demoNames.hospitality,
    tagline: "Tables, rooms and kitchen on one screen",
    description:
      "Guests order or book on WhatsApp, the kitchen and the front desk see it at once, and the day’s money is ready to check at closing time.",
    features: [
      "Orders and reservations on WhatsApp",
      "Room calendar that prevents double bookings",
      "One kitchen list for table, counter and delivery",
      "Daily sales by dish, cashier and payment method",
      "Ingredients deducted from stock as dishes are sold",
      "Guest history, to recognise a returning guest",
    ],
    useCases: [
      "A restaurant that misses orders at lunchtime",
      "A hotel that writes bookings in a notebook",
      "A caterer who quotes many events in the same week",
    ],
    price: demoPrices.hospitality,
    category: "Hospitality",
  },
  {
    id: "real-estate",
    name: demoNames["real-estate"],
    tagline: "From the first enquiry to the last instalment",
    description:
      "Listings, enquiries, viewings and payments for one agency or a whole company. Nothing depends on which agent has the chat on a personal phone.",
    features: [
      "An assistant that asks about the buyer’s budget and the area they want before a viewing",
      "Listings that show what is still available",
      "Instalment plans with reminders and statements",
      "Viewing calendar shared by all agents",
      "Rent and renewal dates for each tenant",
      "Agent commission worked out from closed sales",
    ],
    useCases: [
      "A developer whose buyers pay in instalments",
      "An agency with several agents and many enquiries",
      "A manager of rented flats and shops",
    ],
    price: demoPrices["real-estate"],
    category: "Real Estate",
  },
  {
    id: "enterprise-suite",
    name: demoNames["enterprise-suite"],
    tagline: "Branches, staff, stock and money together",
    description:
      "For a company with departments or branches. Managers record their part, and the owner sees it all on a laptop or a phone.",
    features: [
      "One dashboard for all branches",
      "Approval of expenses and purchases on your phone",
      "Answers in plain English to questions about your figures",
      "Stock moved between branches, with a record of who did it",
      "Staff attendance, leave and tasks",
      "A daily summary on WhatsApp",
    ],
    useCases: [
      "A distributor with branches in several cities",
      "A group of schools with one finance office",
      "A manufacturer who wants stock and sales to agree",
    ],
    price: demoPrices["enterprise-suite"],
    category: "Enterprise",
  },
  {
    id: "telegram-bot",
    name: demoNames["telegram-bot"],
    tagline: "Looks after your Telegram channel or group day and night",
    description: "A bot that answers members, gives access after payment and keeps order in a busy group.",
    features: [
      "Answers members’ questions from your own material",
      "Manages access to a paid channel",
      "Welcomes new members and removes spam",
      "Publishes posts and polls at set times",
      "Lists members whose subscription ends soon",
    ],
    useCases: [
      "A trainer with a paid channel",
      "A community that gets the same questions every day",
      "A seller who takes orders on Telegram",
    ],
    price: demoPrices["telegram-bot"],
    category: "AI Bots",
  },
  {
    id: "whatsapp-assistant",
    name: demoNames["whatsapp-assistant"],
    tagline: "Replies while you are serving somebody else",
    description:
      "An assistant on your business number. It answers, takes details and orders, and alerts you when a person is needed.",
    features: [
      "Replies to customers at any hour",
      "Knows your prices, delivery areas and opening hours",
      "Takes orders and bookings in the chat",
      "Passes a chat to you with a short summary",
      "Follows up politely when a customer goes quiet",
    ],
    useCases: [
      "A shop that sells from WhatsApp status",
      "A salon that books appointments in chat",
      "A logistics business that is asked ‘Where is my parcel?’ all day",
    ],
    price: demoPrices["whatsapp-assistant"],
    category: "AI Bots",
  },
  {
    id: "ai-sales-website",
    name: demoNames["ai-sales-website"],
    tagline: "A website that answers visitors and takes orders",
    description:
      "Pages for what you sell, with an assistant that answers questions, and a WhatsApp button that carries the whole order with it.",
    features: [
      "Product or service pages you can change yourself",
      "An assistant that answers visitors’ questions",
      "Orders and enquiries sent to your WhatsApp",
      "Pages that open quickly on a small data bundle",
      "A count of visitors, enquiries and where they came from",
    ],
    useCases: [
      "A seller whose only address is an Instagram page",
      "A consultant who explains the same service to each caller",
      "A manufacturer who wants distributors to find the price list",
    ],
    price: demoPrices["ai-sales-website"],
    category: "Digital Sales",
  },
];

/** The apps whose price is the lowest one. */
const fromNames = demoSystems
  .filter(({ price }) => price.from)
  .map(({ name }) => name)
  .join(" and ");

export const demosPath = pages.demos.path;

const tryLabel = "Try Live Demo";

export const demosPage = {
  title: `Business App Demos and monthly prices | ${site.name}`,
  summary: `${site.claims.demoSystems} business systems for clinics, hotels, property, companies and online sellers: what each does, who it is for and its monthly price.`,
  heading: "Business App Demos",
  intro: `Here are ${site.claims.demoSystems} systems for businesses in Nigeria and across Africa, each with a sample screen and a monthly price. Open one to see who it is for. You cannot try it here yet: ‘${tryLabel}’ opens the sample screen. Ask us and we will show it to you live before you pay.`,
  statistics: [
    { value: site.claims.demoSystems, label: "systems" },
    { value: site.claims.buildTime, label: "for a custom build" },
    { value: site.claims.support, label: "support included" },
  ] satisfies readonly Statistic[],
  action: {
    label: "Ask for a demo on WhatsApp",
    line: "sales",
    message: "Good day. I looked at the Business App Demos. The system I want to see: \nMy business is: ",
  } satisfies WhatsAppAction,
  listHeading: "Choose a kind of system",
  categoriesLabel: "Kinds of system",
  allCategoriesLabel: "All Systems",
  tryLabel,
  featuresHeading: "What it does",
  useCasesHeading: "Who it is for",
  priceHeading: "What it costs",
  getLabel: "Get This For Your Business",
  comingPanel: {
    heading: "Demo Coming Soon",
    text: "Here you see a sample screen; you cannot try the system yourself yet. Tell us a day and a time on WhatsApp, and we will show it to you live before you pay anything.",
    scheduleLabel: "Schedule a Live Demo",
    backLabel: "Back to Demos",
  },
  reminder: {
    heading: "Ready to transform your business?",
    text: `A custom system for your business can be built in ${site.claims.buildTime}.`,
    talkLabel: `Talk to ${site.ownerName} Now`,
    closeLabel: "Keep looking",
  },
  prices: {
    heading: "About the prices",
    text: `These are ready apps: standard systems with your name, prices and users. You pay monthly, and there is no setup price. We agree the starting day with you, and the first month is due when you have tried your own copy of the app and accepted it. Only ${fromNames} has a price marked ‘from’: a larger clinic pays more, and you get your own price in writing first. Any tax is on its own line in your quote. Most apps can also be built around your business, with a setup price: open one to see both prices. ${supportHours}`,
    next: { label: "See the custom builds", href: "/ai-enterprise-systems" },
    costs: { label: "What makes a price higher, and what else costs money", href: pages.costs.path },
  },
} as const;

/** Title and description of the page of one demo. */
export function demoPageTexts({ name, tagline, price }: DemoSystem): { title: string; description: string } {
  return {
    title: `${name}: demo and price | ${site.name}`,
    description: `${tagline}, ${priceInWords(price)}. See what it does and who it is for, and ask for a live demo on WhatsApp.`,
  };
}

/** The visitor's WhatsApp message, by the button they pressed. Each names the system. */
export const demoMessages = {
  get: (name: string) => `Good day. I want ${name} for my business. My business is: `,
  schedule: (name: string) =>
    `Good day. Please schedule a live demo of ${name} for me. A good day and time: \nMy business is: `,
  talk: (name: string) =>
    `Good day. I am looking at ${name} on your website. Please show it to me. My business is: `,
} as const;

/** How many sample reminders can still be sent, in words. */
export function remindersLeftText(left: number): string {
  if (left <= 0) return "no more reminders";
  return left === 1 ? "1 reminder left" : `${left} reminders left`;
}
