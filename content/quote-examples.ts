import { pages } from "./pages.ts";
import { readyInWords } from "./price-path.ts";
import type { AddOnId, EnterpriseId, PackageId } from "./prices.ts";
import { shopRule } from "./shop-rule.ts";
import { site } from "./site.ts";

/** Kinds of business that have a sample quote of their own. */
export const exampleIds = [
  "shop",
  "wholesale",
  "service",
  "restaurant",
  "clinic",
  "school",
  "church",
  "estate-agent",
] as const;
export type ExampleId = (typeof exampleIds)[number];

/** The sample quote for a kind of business: what we would quote, why, and what it does there. */
export interface QuoteExample {
  readonly id: ExampleId;
  readonly kind: string;
  /** Whom the sample is made out to. */
  readonly business: string;
  readonly offer: PackageId | EnterpriseId;
  readonly addOns: readonly AddOnId[];
  readonly why: string;
  /** What it does in this business, in their words. */
  readonly does: readonly string[];
  /** What else suits this business, with its price. */
  readonly instead?: string;
}

export const quoteExamples: readonly QuoteExample[] = [
  {
    id: "shop",
    kind: "A shop",
    business: "A shop in your town with two sales staff",
    offer: "smartagent-pro",
    addOns: ["payment-integration"],
    why: "You are asked for prices all day, and some customers leave before you reply. The assistant knows each product, gives the price and the pictures, and sends a payment link.",
    does: [
      "Answers ‘How much?’ and ‘Is it available?’ from the list you send us",
      "Works out the total in the chat and sends it as a message",
      "Sends a payment link, and you see who has paid",
      "Follows up once, politely, when a customer stops replying",
      "Alerts you when a customer wants to talk to a person",
    ],
    instead: shopRule,
  },
  {
    id: "wholesale",
    kind: "A wholesaler or distributor",
    business: "A wholesaler with a store and two drivers, in your town",
    offer: "fullops-elite",
    addOns: [],
    why: "Your orders pass from sales to store to dispatch. The assistant takes the whole order, checks the stock and tells the right person.",
    does: [
      "Takes complete orders with quantities, address and delivery fee",
      "Checks the stock before it confirms an order; sales at your counter must be recorded too",
      "Sends the invoice and the receipt as PDF",
      "Passes each order to sales, store or dispatch",
      "Tells the customer where the order is, and reminds those who have not paid",
    ],
  },
  {
    id: "service",
    kind: "A salon, tailor, repair shop or other service",
    business: "A salon in your town with three chairs",
    offer: "smartagent-pro",
    addOns: [],
    why: "You work with your hands, so you cannot type. The assistant gives the price, books the day and the hour, and reminds the customer.",
    does: [
      "Gives your prices for each style, job or repair",
      "Books the day and the hour in your calendar",
      "Reminds the customer before the visit",
      "Takes the details first, such as measurements or the fault",
      "Alerts you when a customer wants to talk to a person",
    ],
  },
  {
    id: "restaurant",
    kind: "A restaurant, bar or caterer",
    business: "A restaurant with twelve tables and delivery, in your town",
    offer: "restaurant-system",
    addOns: [],
    why: "Orders come from tables, the counter and WhatsApp. The system puts them in one kitchen list, and at night you know what should be in the till.",
    does: [
      "Shows the menu and takes orders on WhatsApp, for delivery or pick-up",
      "Keeps one kitchen list for table, counter and WhatsApp",
      "Takes reservations and sends a confirmation message",
      "Deducts the ingredients from stock with each dish sold",
      "Shows cash, transfer and POS totals for each shift and each cashier",
    ],
    instead: `${readyInWords("restaurant-system")}.`,
  },
  {
    id: "clinic",
    kind: "A clinic, laboratory or pharmacy",
    business: "A clinic with two doctors and a pharmacy, in your town",
    offer: "healthcare-system",
    addOns: [],
    why: "Today patients queue from early morning and cards get lost. With the system they book on WhatsApp, and the desk finds the record by phone number.",
    does: [
      "Books appointments on WhatsApp and sends a reminder before the visit",
      "Finds the patient’s record by name, phone number or card number",
      "Puts consultation, tests and drugs on one bill, with a receipt",
      "Warns you when a drug is running low or near its expiry date",
      "Shows HMO and cash patients separately in every report",
    ],
    instead: `${readyInWords("healthcare-system")}.`,
  },
  {
    id: "school",
    kind: "A school or training centre",
    business: "A private school in your town with 300 pupils",
    offer: "leadbot-basic",
    addOns: ["whatsapp-broadcast"],
    why: "Parents ask the same questions about fees, dates and uniforms. The assistant answers them at any hour and records who wants a place. You can also send notices to parents who agreed to get them.",
    does: [
      "Answers questions about fees, dates, uniforms and the school bus",
      "Records each parent’s name, phone number and the child’s class",
      "Sends you each new request for a place",
      "Sends your notices to parents who agreed to get them: resumption, fees due, open day",
      "Alerts the office when a person is needed",
    ],
  },
  {
    id: "church",
    kind: "A church, mosque or charity",
    business: "A church in your town with two services on Sunday",
    offer: "leadbot-basic",
    addOns: ["whatsapp-broadcast"],
    why: "People ask for times, places and whom to call. The assistant answers at any hour, and you can send notices to members who agreed to get them.",
    does: [
      "Answers questions about times, places, groups and events",
      "Records first-time visitors who want to be called",
      "Passes requests for prayer, help or counselling to a person",
      "Sends your notices to members who agreed to get them, group by group",
    ],
  },
  {
    id: "estate-agent",
    kind: "An estate agent or developer",
    business: "An agency in your town with five agents",
    offer: "real-estate-system",
    addOns: [],
    why: "Today each enquiry ends up in an agent’s own phone. With the system, the listings, viewings and instalments stay with the company.",
    does: [
      "Asks about the buyer’s budget, preferred area and purpose before a viewing",
      "Shows listings with photographs, title documents and availability",
      "Keeps all viewings in one calendar for all agents",
      "Follows instalment plans, with reminders and statements",
      "Works out each agent’s commission on closed sales",
    ],
    instead: `${readyInWords("real-estate-system")}.`,
  },
];

export const examplePath = (id: ExampleId) => `${pages.quoteExamples.path}/${id}`;

export const quoteExamplesPage = {
  path: pages.quoteExamples.path,
  title: `Sample quotes for a business like yours | ${site.name}`,
  description:
    "What we would quote a shop, a salon, a restaurant, a clinic, a school, a church or an estate agent: prices, dates and terms, before you write to us.",
  heading: "A quote for a business like yours",
  intro:
    "Say what your business does, and you see a sample quote: what we would build, the setup price and the monthly price, when you pay and when the work is ready. You do not have to write to us first.",
  fieldLabel: "What does your business do?",
  fieldHint: "For example: I sell provisions in Ibadan. We do not store what you type.",
  submit: "Show me the quote",
  required: "Say in a few words what your business does.",
  unknown:
    "We are not sure which one fits you. Choose the nearest one in the list below, or ask us on WhatsApp.",
  listHeading: "Or choose the kind of business",
  whatHeading: "What it does for you",
  priceHeading: "What it costs",
  onceLabel: "once",
  monthlyLabel: "per month",
  columns: { item: "Item", once: "Once", monthly: "Per month" },
  totalLabel: "Total",
  note: "This is a sample. Your own quote has your name, branches and users, the list of features, the handover day, any tax and what else you pay in a month.",
  /** Stands for the offer in the text above the stages. */
  thisQuote: "the quote above",
  pdfLabel: "The full quote as a PDF",
  sendLabel: "Ask for this quote on WhatsApp",
  exampleTitle: (kind: string) => `Sample quote: ${kind.toLowerCase()} | ${site.name}`,
  exampleHeading: (kind: string) => `A quote for ${kind.toLowerCase()}`,
  exampleText: (business: string) => `Made out to: ${business}.`,
} as const;
