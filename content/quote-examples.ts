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
    business: "A shop with two sales staff, your town",
    offer: "smartagent-pro",
    addOns: ["payment-integration"],
    why: "You are asked for prices all day, and some customers leave before you reply. It knows each product, gives the price and the pictures, and sends a link to pay.",
    does: [
      "Answers ‘How much?’ and ‘Is it available?’ with your own prices and pictures",
      "Works out the total in the chat and sends it as a message",
      "Sends a payment link, and you see who has paid",
      "Follows up once, politely, when a customer stops replying",
      "Alerts you when a customer wants a person",
    ],
    instead: shopRule,
  },
  {
    id: "wholesale",
    kind: "A wholesaler or distributor",
    business: "A wholesaler with a store and two drivers, your town",
    offer: "fullops-elite",
    addOns: [],
    why: "Your orders pass from sales to store to dispatch. It takes the whole order, checks the stock and tells the right person.",
    does: [
      "Takes complete orders with quantities, address and delivery fee",
      "Checks the stock before it confirms an order",
      "Sends the invoice and the receipt as PDF",
      "Passes each order to sales, store or dispatch",
      "Tells the customer where the order is, and reminds those who have not paid",
    ],
  },
  {
    id: "service",
    kind: "A salon, tailor, repair shop or other service",
    business: "A salon with three chairs, your town",
    offer: "smartagent-pro",
    addOns: [],
    why: "You work with your hands and cannot type. It gives the price, books the day and the hour, and reminds the customer.",
    does: [
      "Tells your prices for each style, job or repair",
      "Books the day and the hour in your calendar",
      "Reminds the customer before the visit",
      "Takes the details first, such as measurements or the fault",
      "Alerts you when a customer wants a person",
    ],
  },
  {
    id: "restaurant",
    kind: "A restaurant, bar or caterer",
    business: "A restaurant with twelve tables and delivery, your town",
    offer: "restaurant-system",
    addOns: [],
    why: "Orders come from tables, the counter and WhatsApp. One kitchen list, and at night you know what should be in the till.",
    does: [
      "Menu and orders on WhatsApp, for delivery or pick-up",
      "One kitchen list for table, counter and WhatsApp",
      "Reservations with a confirmation message",
      "Ingredients deducted with each dish sold",
      "Cash, transfer and POS totals for each shift and each cashier",
    ],
    instead: `${readyInWords("restaurant-system")}.`,
  },
  {
    id: "clinic",
    kind: "A clinic, laboratory or pharmacy",
    business: "A clinic with two doctors and a pharmacy, your town",
    offer: "healthcare-system",
    addOns: [],
    why: "Patients queue from early morning and cards get lost. They book on WhatsApp, and the desk finds the record by phone number.",
    does: [
      "Appointments on WhatsApp, with a reminder before the visit",
      "The patient’s record by name, phone number or card number",
      "Consultation, tests and drugs on one bill, with a receipt",
      "Warnings when a drug is low or near its expiry",
      "HMO and cash patients shown separately in every report",
    ],
    instead: `${readyInWords("healthcare-system")}.`,
  },
  {
    id: "school",
    kind: "A school or training centre",
    business: "A private school with 300 pupils, your town",
    offer: "leadbot-basic",
    addOns: ["whatsapp-broadcast"],
    why: "Parents ask the same questions about fees, dates and uniforms. It answers them at any hour, records who wants a place, and you send notices to all parents who agreed.",
    does: [
      "Answers questions about fees, dates, uniforms and the school bus",
      "Records each parent’s name, phone number and the child’s class",
      "Sends you each new request for a place",
      "Notices to parents who agreed: resumption, fees due, open day",
      "Alerts the office when a person is needed",
    ],
  },
  {
    id: "church",
    kind: "A church, mosque or charity",
    business: "A church with two services on Sunday, your town",
    offer: "leadbot-basic",
    addOns: ["whatsapp-broadcast"],
    why: "People ask for times, places and whom to call. It answers at any hour, and you send notices to members who agreed.",
    does: [
      "Answers questions about times, places, groups and events",
      "Records first-time visitors who want to be called",
      "Passes requests for prayer, help or counselling to a person",
      "Notices to members who agreed, group by group",
    ],
  },
  {
    id: "estate-agent",
    kind: "An estate agent or developer",
    business: "An agency with five agents, your town",
    offer: "real-estate-system",
    addOns: [],
    why: "Each enquiry ends in an agent’s own phone. Here the listings, viewings and instalments are the company’s.",
    does: [
      "Asks for budget, area and purpose before a viewing",
      "Listings with photographs, title documents and availability",
      "All viewings in one calendar, for all agents",
      "Instalment plans with reminders and statements",
      "Each agent’s commission from closed sales",
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
    "Tell us what your business does. You see a sample quote: what we would build, the setup price and the monthly price, when you pay and when it is ready. You do not have to write to us first.",
  fieldLabel: "What does your business do?",
  fieldHint: "For example: I sell provisions in Ibadan. We do not store what you type.",
  submit: "Show me the quote",
  required: "Say in a few words what your business does.",
  unknown: "We are not sure which one fits you. Choose the nearest in the list below, or ask us on WhatsApp.",
  listHeading: "Or choose the kind of business",
  whatHeading: "What it does for you",
  priceHeading: "What it costs",
  onceLabel: "once",
  monthlyLabel: "per month",
  columns: { item: "Item", once: "Once", monthly: "Per month" },
  totalLabel: "Total",
  note: "A sample: your own quote has your name, your list and your day in it.",
  /** Stands for the offer in the text above the stages. */
  thisQuote: "the quote above",
  pdfLabel: "The quote as a PDF",
  sendLabel: "Ask for this quote on WhatsApp",
  exampleTitle: (kind: string) => `Sample quote: ${kind.toLowerCase()} | ${site.name}`,
  exampleHeading: (kind: string) => `A quote for ${kind.toLowerCase()}`,
  exampleText: (business: string) => `Made out to: ${business}.`,
} as const;
