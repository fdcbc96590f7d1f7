import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices as enterprise,
  firstYearTotal,
  freeCoursePrice,
  packagePrices as packs,
} from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { apps, courses, packages, school, systems } from "./pages.ts";
import { alike, type ConciergeQuestion, withFigures } from "./question.ts";

const everyPack = amounts(...Object.values(packs));
const everyAddOn = amounts(...Object.values(addOnPrices));
const everySystem = amounts(...Object.values(enterprise));
const everyApp = amounts(...Object.values(demoPrices));
const everyEbook = amounts(...Object.values(ebookPrices));

/** What something costs. */
export const priceQuestions: readonly ConciergeQuestion[] = [
  ...withFigures(systems, "get_quote", {
    "How much is the Enterprise Intelligence Suite?": amounts(enterprise["enterprise-intelligence-suite"]),
    "What does the healthcare system cost?": amounts(enterprise["healthcare-system"]),
    "price of restaurant ai system": amounts(enterprise["restaurant-system"]),
    "How much for the Real Estate AI System per month?": amounts(enterprise["real-estate-system"]),
    "I have a clinic in Aba, how much will your system cost me": amounts(enterprise["healthcare-system"]),
    "abeg how much be una restuarant system": amounts(enterprise["restaurant-system"]),
    "What do your enterprise systems cost?": everySystem,
    "What does the healthcare system cost in the first year?": [
      ...amounts(enterprise["healthcare-system"]),
      firstYearTotal(enterprise["healthcare-system"]),
    ],
  }),
  ...withFigures(packages, "get_quote", {
    "How much is LeadBot Basic?": amounts(packs["leadbot-basic"]),
    "smart agent pro price": amounts(packs["smartagent-pro"]),
    "How much be FullOps Elite": amounts(packs["fullops-elite"]),
    "how mush is leadbt": amounts(packs["leadbot-basic"]),
    "What are the prices of the WhatsApp packages?": everyPack,
    "which package is the cheapest": amounts(packs["leadbot-basic"]),
    "what is your most expensive package": amounts(packs["fullops-elite"]),
    "Price of LeadBot and FullOps?": amounts(packs["leadbot-basic"], packs["fullops-elite"]),
    "How much is WhatsApp broadcast?": amounts(addOnPrices["whatsapp-broadcast"]),
    "What is the price of the web chat widget": amounts(addOnPrices["web-chat-widget"]),
    "cost of AI reporting and memory?": amounts(addOnPrices["ai-reporting-memory"]),
    "How much does CRM integration cost": amounts(addOnPrices["whatsapp-crm"]),
    "payment integration how much": amounts(addOnPrices["payment-integration"]),
    "How much are the add-ons?": everyAddOn,
    "How much is a chatbot for my shop": everyPack,
  }),
  ...withFigures(apps, "try_demos", {
    "How much is Mindsync Health?": amounts(demoPrices.healthcare),
    "price of mindsync hospitality": amounts(demoPrices.hospitality),
    "I run a hotel, how much be the app": amounts(demoPrices.hospitality),
    "How much is Mindsync Estates": amounts(demoPrices["real-estate"]),
    "Mindsync Enterprise Suite price": amounts(demoPrices["enterprise-suite"]),
    "How much is the Telegram bot?": amounts(demoPrices["telegram-bot"]),
    "WhatsApp AI Assistant monthly price?": amounts(demoPrices["whatsapp-assistant"]),
    "wetin be the price of AI sales website": amounts(demoPrices["ai-sales-website"]),
    "How much do the business apps cost?": everyApp,
  }),
  ...withFigures("/#services", "get_quote", {
    "How much do you charge?": [enterprise["healthcare-system"].setup, packs["leadbot-basic"].setup],
    "hw much": [packs["leadbot-basic"].monthly, demoPrices["telegram-bot"].amount],
  }),
  ...withFigures("/#storefront", "get_quote", { "How much is Mindsync Storefront?": [0] }),
  ...withFigures("/#books", "get_quote", { "what does mindsync books cost to set up": [0] }),
  ...withFigures("/store/know-your-profit", "browse_store", {
    "How much is the ebook Know Your Profit?": amounts(ebookPrices["know-your-profit"]),
  }),
  ...withFigures("/store/hand-it-over", "browse_store", {
    "price of hand it over": amounts(ebookPrices["hand-it-over"]),
  }),
  ...withFigures("/#store", "browse_store", { "How much are your e-books?": everyEbook }),
  ...withFigures(courses, "download_courses", {
    "Are the free courses really free?": [freeCoursePrice.now, freeCoursePrice.usual],
    "How much is the WhatsApp selling course": [freeCoursePrice.now],
  }),
  ...alike(
    school,
    "view_courses",
    "How much is the school?",
    "is the video course free",
    "una school na how much",
  ),
  ...alike("/tools", "explore_tools", "Are the tools free?", "do I pay for the AI tools"),
];

/** What is the difference. */
export const comparisonQuestions: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "What is the difference between LeadBot Basic and SmartAgent Pro?": amounts(
      packs["leadbot-basic"],
      packs["smartagent-pro"],
    ),
    "Compare your WhatsApp packages": everyPack,
    "SmartAgent vs FullOps": amounts(packs["smartagent-pro"], packs["fullops-elite"]),
    "Which one is better, leadbot or smartagent": amounts(packs["leadbot-basic"], packs["smartagent-pro"]),
    "Which package should I choose for a fashion shop?": everyPack,
  }),
  ...withFigures(systems, "get_quote", {
    "compare the enterprise systems": everySystem,
    "difference between restaurant system and real estate system": amounts(
      enterprise["restaurant-system"],
      enterprise["real-estate-system"],
    ),
  }),
  ...alike(
    school,
    "view_courses",
    "compare the learning paths",
    "Difference between AI Integration and Revenue Growth Systems?",
  ),
];
