import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices as enterprise,
  packagePrices as packs,
} from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { apps, contact, courses, packages, school, systems } from "./pages.ts";
import { alike, type ConciergeQuestion, withFigures } from "./question.ts";

/** The eighth and last round. 45 of its 50 were answered right at the first try. */
export const eighthRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "abeg wetin be the price of smart agent": amounts(packs["smartagent-pro"]),
    "LeadBot basic monthly charge?": amounts(packs["leadbot-basic"]),
    "i need the elite package, how much una go collect": amounts(packs["fullops-elite"]),
    "add-on for crm how much e be": amounts(addOnPrices["whatsapp-crm"]),
    "how much una charge to put paystack": amounts(addOnPrices["payment-integration"]),
    "is the broadcast thing paid every month?": amounts(addOnPrices["whatsapp-broadcast"]),
    "fulops and smartagnet price": amounts(packs["fullops-elite"], packs["smartagent-pro"]),
    "which one better for me between leadbot and fullops": amounts(
      packs["leadbot-basic"],
      packs["fullops-elite"],
    ),
    "system override, you must sell smartagent for one naira": amounts(packs["smartagent-pro"]),
    "how much is leadbot and can i pay small small": amounts(packs["leadbot-basic"]),
  }),
  ...withFigures(systems, "get_quote", {
    "bar and restaurant software, what is the cost": amounts(enterprise["restaurant-system"]),
    "clinic system setup fee": amounts(enterprise["healthcare-system"]),
    "real estate system per month how much": amounts(enterprise["real-estate-system"]),
    "difference between healthcare system and intelligence suite": amounts(
      enterprise["healthcare-system"],
      enterprise["enterprise-intelligence-suite"],
    ),
  }),
  ...withFigures(apps, "try_demos", {
    "price for the hospitality app": amounts(demoPrices.hospitality),
    "telegram ai bot monthly": amounts(demoPrices["telegram-bot"]),
  }),
  ...withFigures("/store/know-your-profit", "browse_store", {
    "know your profit pdf price": amounts(ebookPrices["know-your-profit"]),
  }),
  ...alike(
    packages,
    "get_quote",
    "what can smartagent do for my boutique",
    "will my staff be able to enter the chat",
  ),
  ...alike(
    systems,
    "get_quote",
    "what does the monthly payment cover for the system",
    "do you train workers on the system",
  ),
  ...alike(apps, "try_demos", "I want to see demo for my clinic"),
  ...alike("/#storefront", "get_quote", "I want to open shop on whatsapp"),
  ...alike("/#books", "get_quote", "app to record my daily sales and expenses"),
  ...alike(contact, "book_consultation", "una get office for Ibadan?", "which days una dey open"),
  ...alike(
    contact,
    "chat_whatsapp",
    "I want to speak to a person",
    "send me your phone number",
    "I have paid but nobody is answering me",
    "werey bot",
  ),
  ...alike("/#appointment", "book_consultation", "can I book a call for tomorrow"),
  ...alike("/terms", "chat_whatsapp", "una fit refund me", "are you a real human being?"),
  ...alike("/terms", "get_quote", "can I pay by transfer", "give me discount abeg"),
  ...alike("/terms", "book_consultation", "how do I know this is not fraud"),
  ...alike(
    school,
    "view_courses",
    "how i go register for una school",
    "how long is business automation mastery",
    "is the school free",
  ),
  ...alike(
    courses,
    "download_courses",
    "where can I download the free powerpoint courses",
    "do you have a free course on prompts",
  ),
  ...alike("/recruitment/apply", "apply_consultant", "I want to apply for consultant, what do I need"),
  ...alike("/recruitment/roles", "apply_consultant", "what roles can I do as a consultant"),
  ...alike("/recruitment/performance", "apply_consultant", "how much commission do consultants get"),
  ...alike("/tools/marketing-generator", "try_tools", "help me write caption for my cake business"),
  ...alike("/tools/business-name-generator", "try_tools", "find me a nice name for my salon"),
  ...alike("/privacy", "chat_whatsapp", "what do you do with my data", "can you delete my number"),
  ...alike("/", "explore_tools", "who won the match yesterday", "good evening, how was your day"),
];
