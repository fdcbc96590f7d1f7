import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices as enterprise,
  packagePrices as packs,
} from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { apps, packages, systems } from "./pages.ts";

/** One message of a visitor in a chat, with the expected parts of the answer. */
export interface Turn {
  readonly ask: string;
  /** The visitor's page; by default that of the turn before, at first the home page. */
  readonly on?: string;
  readonly page: string;
  readonly says?: readonly string[];
  readonly figures?: readonly number[];
}

const everyPack = amounts(...Object.values(packs));

/** Chats in which a question follows from the one before, by what they test. */
export const conversations: Readonly<Record<string, readonly Turn[]>> = {
  "the monthly price of what was asked before": [
    {
      ask: "What is the setup price of SmartAgent Pro?",
      page: packages,
      figures: amounts(packs["smartagent-pro"]),
    },
    { ask: "and the monthly one?", page: packages, figures: [packs["smartagent-pro"].monthly] },
    { ask: "tell me more", page: packages, says: ["SmartAgent Pro", "Pidgin"] },
    { ask: "how do I book a call?", page: "/#appointment" },
    { ask: "how much is it again", page: packages, figures: amounts(packs["smartagent-pro"]) },
  ],
  "the second of a list": [
    { ask: "What are your WhatsApp packages?", page: packages },
    { ask: "how about the second", page: packages, says: ["SmartAgent Pro"] },
    { ask: "how much is it", page: packages, figures: amounts(packs["smartagent-pro"]) },
    { ask: "what of the third one", page: packages, figures: amounts(packs["fullops-elite"]) },
    { ask: "which one is cheaper", page: packages, says: ["SmartAgent Pro"] },
  ],
  "cheaper of two": [
    { ask: "compare leadbot and fullops", page: packages },
    {
      ask: "which one is cheaper?",
      page: packages,
      says: ["LeadBot Basic"],
      figures: amounts(packs["leadbot-basic"]),
    },
    { ask: "tell me more", page: packages, says: ["LeadBot Basic"] },
  ],
  "is it cheaper than the one before": [
    {
      ask: "how much is the healthcare system",
      page: systems,
      figures: amounts(enterprise["healthcare-system"]),
    },
    { ask: "and the restaurant own?", page: systems, figures: amounts(enterprise["restaurant-system"]) },
    { ask: "is it cheaper?", page: systems, says: ["No.", "Healthcare AI System"] },
    { ask: "where can I see it", page: apps },
  ],
  "the same question of something else": [
    { ask: "How much is Mindsync Health?", page: apps, figures: amounts(demoPrices.healthcare) },
    { ask: "and for hotels?", page: apps, figures: amounts(demoPrices.hospitality) },
    { ask: "which one is that?", page: apps, says: ["Hospitality"] },
    { ask: "what about crm integration", page: packages, says: ["CRM"] },
  ],
  "prices of all, then one": [
    { ask: "how much are the whatsapp packages", page: packages, figures: everyPack },
    { ask: "the first one, wetin e dey do", page: packages, says: ["LeadBot Basic"] },
  ],
  "an ebook": [
    { ask: "ebook on profit", page: "/store/know-your-profit" },
    { ask: "how much", page: "/store/know-your-profit", figures: amounts(ebookPrices["know-your-profit"]) },
    { ask: "how do I get it", page: "/store/know-your-profit" },
  ],
  "a tool": [
    { ask: "I need a business name", page: "/tools/business-name-generator" },
    { ask: "is it free?", page: "/tools/business-name-generator", says: ["free"] },
    { ask: "where can I see it", page: "/tools/business-name-generator" },
  ],
  "what the page shows": [
    {
      ask: "how much is this?",
      on: "/ai-enterprise-systems#restaurant-system",
      page: systems,
      figures: amounts(enterprise["restaurant-system"]),
    },
    {
      ask: "how much is this one",
      on: "/whatsapp-ai-packages?package=leadbot-basic&add=whatsapp-crm",
      page: packages,
      figures: [...amounts(packs["leadbot-basic"]), ...amounts(addOnPrices["whatsapp-crm"])],
    },
    { ask: "tell me more", on: "/business-apps?demo=telegram-bot", page: apps, says: ["Telegram"] },
    { ask: "how much is it", on: "/store/hand-it-over", page: "/store/hand-it-over", figures: [7_500] },
  ],
  "nothing named before": [
    { ask: "tell me more", page: "/#services", says: ["Which one"] },
    { ask: "how about the second", page: "/#services", says: ["Which one"] },
    { ask: "is it cheaper?", page: "/#services", says: ["Which one"] },
    { ask: "where can I see it", page: "/#services", says: ["Which one"] },
    { ask: "which one is that?", page: "/#services", says: ["Which one"] },
  ],
  "two questions in one": [
    { ask: "What is FullOps? and how much is it?", page: packages, figures: amounts(packs["fullops-elite"]) },
    { ask: "e get discount?", page: packages, figures: amounts(packs["fullops-elite"]) },
  ],
  "small talk between": [
    { ask: "price of leadbot", page: packages, figures: amounts(packs["leadbot-basic"]) },
    { ask: "ok thanks", page: "/" },
    { ask: "does it take down phone numbers?", page: packages, says: ["phone number"] },
  ],
};
