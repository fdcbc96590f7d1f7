import { pages } from "./pages.ts";
import {
  type AddOnId,
  addOnPrices,
  naira,
  type PackageId,
  packagePrices,
  type SinglePrice,
  setupAndMonthly,
} from "./prices.ts";
import type { Statistic } from "./school.ts";
import { site } from "./site.ts";

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

/** How soon an assistant from a package works, counted from the deposit and the customer's answers. */
export const assistantLaunchTime = "under 72 hours";

export const botPackages: readonly BotPackage[] = [
  {
    id: "leadbot-basic",
    title: "LeadBot Basic",
    subtitle: "Answers questions and records who wants to buy",
    description: "A first assistant for a small business. It answers the questions you get every day.",
    useCase: "A tutorial centre that is asked about fees and dates all day.",
    ...setupAndMonthly(packagePrices["leadbot-basic"]),
    popular: false,
    features: [
      "Replies to customers at any hour",
      "Answers common questions about the prices of your main products, your location, opening hours and delivery",
      "Records each person’s name, phone number and request",
      "Sends you each interested person’s name and number on WhatsApp",
      "Alerts you or your staff when one of you should take over the chat",
    ],
    ctaText: "Ask about LeadBot Basic on WhatsApp",
    ctaMessage:
      "Good day. I want LeadBot Basic for my WhatsApp. My business is: \nThe questions customers ask most: ",
  },
  {
    id: "smartagent-pro",
    title: "SmartAgent Pro",
    subtitle: "Gives quotes, takes bookings and follows up",
    description:
      "For a business that loses sales because its replies come late. The assistant knows your products, gives quotes, books appointments and follows up when a customer goes quiet.",
    useCase: "A fashion house that asks for measurements, gives quotes and books fittings in the chat.",
    ...setupAndMonthly(packagePrices["smartagent-pro"]),
    popular: true,
    features: [
      "Everything in LeadBot Basic",
      "Knows the products and services that you list, and sends their prices and pictures",
      "Works out a quote and sends it in the chat",
      "Books appointments in your calendar and sends reminders",
      "Follows up politely when a customer stops replying",
      "Sorts customers into ‘ready to buy’, ‘only asking’ and ‘not now’",
      "Replies in Pidgin as well as English, as the customer writes",
    ],
    ctaText: "Ask about SmartAgent Pro on WhatsApp",
    ctaMessage:
      "Good day. I want SmartAgent Pro for my WhatsApp. My business is: \nWhat we sell or book: \nMessages we get in a day: ",
  },
  {
    id: "fullops-elite",
    title: "FullOps Assistant Elite",
    subtitle: "From the first message to the delivered order",
    description:
      "For a busy shop or company with staff. The assistant handles each order and records every step.",
    useCase: "A wholesaler whose orders pass from sales to store to dispatch.",
    ...setupAndMonthly(packagePrices["fullops-elite"]),
    popular: false,
    features: [
      "Everything in SmartAgent Pro",
      "Takes complete orders in chat, with address and delivery fee",
      "Checks your stock before it confirms an order",
      "Sends invoices and receipts as PDF files",
      "Passes each request to the right department or branch",
      "Tells customers the status of their order",
      "Reminds customers of unpaid invoices",
    ],
    ctaText: "Ask about FullOps Assistant Elite on WhatsApp",
    ctaMessage:
      "Good day. I want FullOps Assistant Elite for my WhatsApp. My business is: \nNumber of staff who answer customers: \nHow an order moves in my business: ",
  },
];

const popular = botPackages.find((offer) => offer.popular);
if (!popular) throw new Error("No package is the popular one.");
/** The package that most customers choose. */
export const popularPackage = popular;

export const addOns: readonly AddOn[] = [
  {
    id: "whatsapp-broadcast",
    name: "WhatsApp broadcast",
    price: addOnPrices["whatsapp-broadcast"],
    description: "Send offers and notices to customers who have agreed to receive them, group by group.",
    ctaMessage: "Good day. I want to add WhatsApp broadcast. My package or plan: ",
  },
  {
    id: "web-chat-widget",
    name: "Web chat widget",
    price: addOnPrices["web-chat-widget"],
    description: "Your assistant in a chat window on your website, with the same answers.",
    ctaMessage: "Good day. I want to add the web chat widget. My website: ",
  },
  {
    id: "ai-reporting-memory",
    name: "AI reporting and memory",
    price: addOnPrices["ai-reporting-memory"],
    description:
      "The assistant remembers returning customers, and you get a report of what people asked for, bought and complained about.",
    ctaMessage: "Good day. I want to add AI reporting and memory. My package or plan: ",
  },
  {
    id: "whatsapp-crm",
    name: "WhatsApp CRM integration",
    price: addOnPrices["whatsapp-crm"],
    description:
      "Each chat becomes a contact in the customer list your team uses, with notes and a next step.",
    ctaMessage: "Good day. I want to add WhatsApp CRM integration. The customer list we use now: ",
  },
  {
    id: "payment-integration",
    name: "Payment integration",
    price: addOnPrices["payment-integration"],
    description: "Customers pay by card or transfer through a link in the chat, and you see who has paid.",
    ctaMessage: "Good day. I want to add payment integration. How customers pay us now: ",
  },
];

export const packagesPage = {
  path: pages.packages.path,
  title: `WhatsApp AI Packages and prices | ${site.name}`,
  description: `Three WhatsApp assistants that reply to your customers ${site.claims.support}, with setup and monthly prices in naira. Ready in ${assistantLaunchTime}.`,
  heading: "WhatsApp AI Packages",
  intro: `An assistant on your WhatsApp that replies to customers ${site.claims.support}. It starts on your number in ${assistantLaunchTime} once we have your deposit, your prices and your usual answers.`,
  compareLabel: "Compare Packages",
  popularLabel: "Most Popular",
  setupLabel: "One-time setup",
  monthlyLabel: "per month",
  /** The lowest prices. The first to set up and the first by month belong to one package. */
  lowest: [
    { value: naira(packagePrices["leadbot-basic"].setup), label: "lowest setup price" },
    { value: naira(packagePrices["leadbot-basic"].monthly), label: "lowest monthly price" },
  ] satisfies readonly Statistic[],
  packagesHeading: "Choose your package",
  packagesText: "Choose one and add what you need: the total updates as you go.",
  tryLabel: "Chat with a free practice bot",
  useCaseLabel: "For example",
  addOns: {
    heading: "Supercharge Your AI Assistant",
    text: "Add these to any package, now or later.",
    ctaText: "Add This",
    askText: "Ask us",
  },
  questionsHeading: "More questions",
  closing: {
    heading: "What happens after you write to us",
    steps: [
      "You tell us what you sell and what customers ask.",
      `You accept a written quote and pay the ${site.terms.depositPercent}% deposit.`,
      "You approve the answers, and your assistant starts.",
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
