import {
  type AddOnId,
  addOnPrices,
  type DemoId,
  type EnterpriseId,
  enterprisePrices,
  type PackageId,
  packagePrices,
  type SinglePrice,
} from "./prices.ts";
import type { Statistic } from "./school.ts";
import { site } from "./site.ts";

export interface EnterpriseOffer {
  readonly id: EnterpriseId;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly useCase: string;
  readonly setupPrice: number;
  readonly monthlyPrice: number;
  readonly features: readonly string[];
  readonly stack: readonly string[];
  readonly ctaText: string;
  readonly ctaMessage: string;
  /** Whether /business-apps shows a system of this kind. */
  readonly hasDemo: boolean;
}

export interface BotPackage {
  readonly id: PackageId;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly useCase: string;
  readonly setupPrice: number;
  readonly monthlyPrice: number;
  readonly popular: boolean;
  readonly features: readonly string[];
  readonly ctaText: string;
  readonly ctaMessage: string;
}

export interface AddOn {
  readonly id: AddOnId;
  readonly name: string;
  readonly price: SinglePrice;
  readonly description: string;
  readonly ctaMessage: string;
}

function setupAndMonthly(price: { setup: number; monthly: number }) {
  return { setupPrice: price.setup, monthlyPrice: price.monthly };
}

export const enterpriseOffers: readonly EnterpriseOffer[] = [
  {
    id: "enterprise-intelligence-suite",
    title: "Enterprise Intelligence Suite",
    subtitle: "One view of sales, stock, staff and money",
    description:
      "For companies with several branches or departments whose figures sit in different notebooks, spreadsheets and phones. The suite brings them together, and you can ask it a question in plain English.",
    useCase:
      "A distributor with branches in Lagos, Onitsha and Kano sees each branch’s sales and stock by closing time, without calling the managers.",
    ...setupAndMonthly(enterprisePrices["enterprise-intelligence-suite"]),
    features: [
      "One dashboard for sales, expenses, stock and staff, branch by branch",
      "A daily summary on WhatsApp for the owner and the managers",
      "Questions in plain English, such as ‘Which branch sold less than last month?’",
      "Approval of expenses and purchase requests from your phone",
      "Warnings when stock is low, a payment is late or a figure looks wrong",
      "Sign-in by role, so that each person sees only what the job needs",
      "Your present spreadsheets brought in, so that you do not start from empty",
    ],
    stack: ["Web application", "WhatsApp Business Platform", "PostgreSQL database", "AI language model"],
    ctaText: "Ask about the suite on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Enterprise Intelligence Suite. My company does: \nNumber of branches or departments: \nWhat we record by hand today: ",
    hasDemo: true,
  },
  {
    id: "healthcare-system",
    title: "Healthcare AI System",
    subtitle: "For clinics, hospitals, laboratories and pharmacies",
    description:
      "Patients book on WhatsApp, the front desk finds the record by phone number, and the bill holds everything that was done. Staff learn it on their own phones and computers.",
    useCase:
      "A clinic stops losing patient cards: the nurse types a phone number and sees past visits, allergies and what is still unpaid.",
    ...setupAndMonthly(enterprisePrices["healthcare-system"]),
    features: [
      "Appointment booking on WhatsApp, with a reminder before the visit",
      "Patient records found by name, phone number or card number",
      "Bills for consultation, tests and drugs, with receipts",
      "Pharmacy stock with low-stock and expiry warnings",
      "HMO and cash patients kept apart in every report",
      "A log of who opened or changed a record",
    ],
    stack: ["Web application", "WhatsApp Business Platform", "PostgreSQL database", "Daily backups"],
    ctaText: "Ask about the healthcare system on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Healthcare AI System. My facility is a: \nLocation: \nPatients we see in a day: \nWhat takes us the most time: ",
    hasDemo: true,
  },
  {
    id: "restaurant-system",
    title: "Restaurant AI System",
    subtitle: "For restaurants, bars, lounges and caterers",
    description:
      "Orders from the table, the counter and WhatsApp reach the kitchen in one list. At closing time you know what was sold, what was used and what should be in the till.",
    useCase:
      "A restaurant takes lunch orders on WhatsApp, the kitchen sees them in the order they came, and the owner checks the till against the system at night.",
    ...setupAndMonthly(enterprisePrices["restaurant-system"]),
    features: [
      "Menu and ordering on WhatsApp, with delivery or pick-up",
      "One kitchen list for table, counter and WhatsApp orders",
      "Table reservations with a confirmation message",
      "Ingredients reduced as each dish is sold",
      "Cash, transfer and POS totals for each shift and each cashier",
      "A report of the dishes that sell and the dishes that only cost",
    ],
    stack: ["Web application", "WhatsApp Business Platform", "PostgreSQL database", "Receipt printing"],
    ctaText: "Ask about the restaurant system on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Restaurant AI System. My business is a: \nLocation: \nHow we take orders today: \nWhat I want to control better: ",
    hasDemo: true,
  },
  {
    id: "real-estate-system",
    title: "Real Estate AI System",
    subtitle: "For developers, agencies and property managers",
    description:
      "Enquiries get an answer, viewings stand in one calendar, and instalments are followed up. Buyers and tenants see where they stand without calling the office.",
    useCase:
      "A developer selling plots on instalment sends each buyer a reminder before the due date and a statement after each payment.",
    ...setupAndMonthly(enterprisePrices["real-estate-system"]),
    features: [
      "Listings with photographs, title documents and what is still available",
      "A WhatsApp assistant that asks for budget, area and purpose before a viewing",
      "Viewing calendar shared by all agents",
      "Instalment plans with reminders and statements",
      "Rent, service charge and renewal dates for each tenant",
      "Commission for each agent, worked out from closed sales",
      "Reports by estate, by agent and by month",
    ],
    stack: ["Web application", "WhatsApp Business Platform", "PostgreSQL database", "AI language model"],
    ctaText: "Ask about the real estate system on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Real Estate AI System. We sell, rent or manage: \nLocation: \nNumber of properties or plots: \nWhat I want to follow better: ",
    hasDemo: true,
  },
];

/** The demo on /business-apps that shows each system. */
export const enterpriseDemos: Readonly<Record<EnterpriseId, DemoId>> = {
  "enterprise-intelligence-suite": "enterprise-suite",
  "healthcare-system": "healthcare",
  "restaurant-system": "hospitality",
  "real-estate-system": "real-estate",
};

/** Address of a system's demo, for the offers that have one. */
export function demoAddress({ id, hasDemo }: EnterpriseOffer): string | undefined {
  return hasDemo ? `/business-apps?demo=${enterpriseDemos[id]}` : undefined;
}

/** How soon an assistant from a package is at work. */
export const assistantLaunchTime = "under 72 hours";

export const botPackages: readonly BotPackage[] = [
  {
    id: "leadbot-basic",
    title: "LeadBot Basic",
    subtitle: "Answers and takes down leads",
    description:
      "A first assistant for a small business. It answers the questions you answer every day and hands you the people who want to buy.",
    useCase: "A tutorial centre that gets the same questions about fees and dates all day.",
    ...setupAndMonthly(packagePrices["leadbot-basic"]),
    popular: false,
    features: [
      "Replies to customers at any hour",
      "Answers your usual questions: prices, location, opening hours, delivery",
      "Takes the name, phone number and need of each person",
      "Sends you each new lead on WhatsApp",
      "Calls you or your staff into the chat when a person is needed",
    ],
    ctaText: "Start with LeadBot Basic",
    ctaMessage:
      "Good day. I want LeadBot Basic for my WhatsApp. My business is: \nThe questions customers ask most: ",
  },
  {
    id: "smartagent-pro",
    title: "SmartAgent Pro",
    subtitle: "Sells, books and follows up",
    description:
      "For a business that loses sales because nobody replied in time. It knows your products, gives quotes, books appointments and goes back to people who went quiet.",
    useCase: "A fashion house that takes measurements, quotes and fitting dates in chat.",
    ...setupAndMonthly(packagePrices["smartagent-pro"]),
    popular: true,
    features: [
      "Everything in LeadBot Basic",
      "Your products and services with prices, pictures and what is available",
      "Quotes worked out in the chat and sent as text",
      "Appointment booking in your calendar, with reminders",
      "A polite follow-up when a customer stops replying",
      "Leads sorted as ready to buy, asking or not now",
      "Replies in English or Pidgin, as the customer writes",
    ],
    ctaText: "Get SmartAgent Pro",
    ctaMessage:
      "Good day. I want SmartAgent Pro for my WhatsApp. My business is: \nWhat we sell or book: \nMessages we get in a day: ",
  },
  {
    id: "fullops-elite",
    title: "FullOps Assistant Elite",
    subtitle: "From the first message to the delivered order",
    description:
      "For a busy business with staff. The assistant takes the order, tells the right person, keeps the customer informed and keeps a record of each step.",
    useCase: "A wholesaler whose orders pass from sales to store to dispatch.",
    ...setupAndMonthly(packagePrices["fullops-elite"]),
    popular: false,
    features: [
      "Everything in SmartAgent Pro",
      "Complete orders taken in chat, with address and delivery fee",
      "Stock checked before a promise is made",
      "Invoices and receipts sent as PDF",
      "Each request passed to the right department or branch",
      "Order status for the customer on request",
      "Reminders for unpaid invoices",
    ],
    ctaText: "Talk about FullOps Elite",
    ctaMessage:
      "Good day. I want FullOps Assistant Elite for my WhatsApp. My business is: \nNumber of staff who answer customers: \nHow an order moves in my business: ",
  },
];

export const addOns: readonly AddOn[] = [
  {
    id: "whatsapp-broadcast",
    name: "WhatsApp broadcast",
    price: addOnPrices["whatsapp-broadcast"],
    description: "Send an offer or a notice to the customers who agreed to hear from you, group by group.",
    ctaMessage: "Good day. I want to add WhatsApp broadcast. My package or plan: ",
  },
  {
    id: "web-chat-widget",
    name: "Web chat widget",
    price: addOnPrices["web-chat-widget"],
    description: "The same assistant in a chat window on your website, with the same answers.",
    ctaMessage: "Good day. I want to add the web chat widget. My website: ",
  },
  {
    id: "ai-reporting-memory",
    name: "AI reporting and memory",
    price: addOnPrices["ai-reporting-memory"],
    description:
      "The assistant remembers returning customers, and you get a written report of what people asked, bought and complained about.",
    ctaMessage: "Good day. I want to add AI reporting and memory. My package or plan: ",
  },
  {
    id: "whatsapp-crm",
    name: "WhatsApp CRM integration",
    price: addOnPrices["whatsapp-crm"],
    description:
      "Each chat becomes a contact with notes and a next step in the customer list your team uses.",
    ctaMessage: "Good day. I want to add WhatsApp CRM integration. The customer list we use now: ",
  },
  {
    id: "payment-integration",
    name: "Payment integration",
    price: addOnPrices["payment-integration"],
    description:
      "Customers pay by card or transfer from a link in the chat, and the order is marked as paid.",
    ctaMessage: "Good day. I want to add payment integration. How customers pay us now: ",
  },
];

export const enterprisePage = {
  path: "/ai-enterprise-systems",
  title: `Enterprise AI Systems and prices | ${site.name}`,
  description:
    "AI systems for clinics, restaurants, property companies and groups with branches. See what each one does, its setup price and its monthly price.",
  heading: "Enterprise AI Systems",
  intro: `Four systems for businesses that have outgrown notebooks and spreadsheets. Each has a one-time setup price and a monthly price. We build a custom system in ${site.claims.buildTime}, and ${site.claims.support} support is included.`,
  compareLabel: "Compare the four systems",
  setupLabel: "One-time setup",
  monthlyLabel: "per month",
  firstYearLabel: "First-year total",
  firstYearNote: "Setup and twelve months",
  featuresLabel: "What it does",
  useCaseLabel: "For example",
  stackLabel: "Built with",
  demoLabel: "See its demo",
  questionsHeading: "Before you ask",
  closing: {
    heading: "Not sure which system fits?",
    text: "Tell us what your business does and which work repeats every day. We will say which system fits, or that you do not need one yet.",
    ctaText: "Ask us on WhatsApp",
    ctaMessage:
      "Good day. I want to know which enterprise system fits my business. We do: \nThe work that repeats every day: ",
  },
} as const;

export const packagesPage = {
  path: "/whatsapp-ai-packages",
  title: `WhatsApp AI Packages and prices | ${site.name}`,
  description: `Three WhatsApp assistants that reply to your customers ${site.claims.support}, with setup and monthly prices in naira. At work in ${assistantLaunchTime}.`,
  heading: "WhatsApp AI Packages",
  intro: `An assistant on your WhatsApp that replies to customers ${site.claims.support}. It is at work in ${assistantLaunchTime}. Choose one of three packages; each has a one-time setup price and a monthly price.`,
  compareLabel: "Compare Packages",
  popularLabel: "Most Popular",
  setupLabel: "One-time setup",
  monthlyLabel: "per month",
  claims: [
    { value: assistantLaunchTime, label: "to launch" },
    { value: site.claims.support, label: "replies to customers" },
  ] satisfies readonly Statistic[],
  packagesHeading: "Choose your package",
  packagesText:
    "Write to us about one straight away, or choose it and add what you need: the price adds up as you go.",
  useCaseLabel: "For example",
  addOns: {
    heading: "Supercharge Your AI Assistant",
    text: "Add these to any package, now or later.",
    ctaText: "Add This",
    askText: "Ask us",
  },
  questionsHeading: "Before you ask",
  closing: {
    heading: "What happens after you write to us",
    steps: [
      "You tell us what you sell and what customers ask.",
      "We agree the package, the price and the answers with you.",
      `Your assistant is launched in ${assistantLaunchTime}. You read its chats and tell us what to change.`,
    ],
    launch: {
      ctaText: "Launch My AI Assistant",
      ctaMessage:
        "Good day. I want to launch an AI assistant on my WhatsApp. My business is: \nWhat it should do for me: ",
    },
    consult: {
      ctaText: "Get Expert Consultation",
      ctaMessage:
        "Good day. Please help me choose a WhatsApp AI package. My business is: \nMessages we get in a day: ",
    },
  },
} as const;
