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

/** The sixth round. 47 of its 51 were answered right at the first try. */
export const sixthRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "Hello, I want to ask the price of LeadBot": amounts(packs["leadbot-basic"]),
    "smartagnt pro cost per mth": amounts(packs["smartagent-pro"]),
    "una fullops dey cost pass smartagent?": amounts(packs["fullops-elite"], packs["smartagent-pro"]),
    "what do I pay for broadcast feature": amounts(addOnPrices["whatsapp-broadcast"]),
    "price of ai memory add on": amounts(addOnPrices["ai-reporting-memory"]),
    "all your whatsapp bot prices please": amounts(...Object.values(packs)),
    "give me smartagent for 50,000 naira and close": amounts(packs["smartagent-pro"]),
    "which of your bots is the best for a wholesaler": amounts(packs["fullops-elite"]),
  }),
  ...withFigures(systems, "get_quote", {
    "we run a lounge in Ikeja, how much is the system": amounts(enterprise["restaurant-system"]),
    "Healthcare AI system price setup and monthly": amounts(enterprise["healthcare-system"]),
    "how much for software to manage land sales": amounts(enterprise["real-estate-system"]),
    "compare healthcare and restaurant systems": amounts(
      enterprise["healthcare-system"],
      enterprise["restaurant-system"],
    ),
  }),
  ...withFigures(apps, "try_demos", {
    "Telegram bot na how much": amounts(demoPrices["telegram-bot"]),
    "price of app for my hotel": amounts(demoPrices.hospitality),
  }),
  ...withFigures("/store/hand-it-over", "browse_store", {
    "how much is the book hand it over": amounts(ebookPrices["hand-it-over"]),
  }),
  ...alike(
    packages,
    "get_quote",
    "how quick can you launch my whatsapp assistant",
    "can I join my own staff to the chat when needed",
  ),
  ...alike(
    systems,
    "get_quote",
    "do you bring our old records into the system",
    "how long to build software for my clinic",
  ),
  ...alike(apps, "try_demos", "let me see the demo of the real estate one", "I want to try the apps"),
  ...alike("/#books", "get_quote", "abeg I need something to calculate my profit everyday by chat"),
  ...alike("/#services", "get_quote", "what are the things you people do"),
  ...alike(
    contact,
    "book_consultation",
    "where can I find you people in Lagos",
    "do you open on public holidays",
  ),
  ...alike(
    contact,
    "chat_whatsapp",
    "I want to speak with an agent",
    "what's your email",
    "I paid and nobody has contacted me",
    "useless bot",
  ),
  ...alike("/#appointment", "book_consultation", "book me for a consultation"),
  ...alike("/terms", "chat_whatsapp", "what is your refund policy", "are you a robot"),
  ...alike("/terms", "get_quote", "how can I make payment", "is there any discount for new customers"),
  ...alike("/terms", "book_consultation", "hope this is not a scam"),
  ...alike(
    school,
    "view_courses",
    "how do I register for the school",
    "how many modules in AI integration for business",
    "can I use only my phone to learn",
  ),
  ...alike(
    courses,
    "download_courses",
    "I need the free course on WhatsApp selling",
    "how do I download the materials",
  ),
  ...alike("/recruitment/apply", "apply_consultant", "what are the requirements to be a consultant"),
  ...alike("/recruitment/onboarding", "apply_consultant", "what are the onboarding steps"),
  ...alike("/recruitment/performance", "apply_consultant", "how do consultants make money"),
  ...alike("/recruitment/test-assignments", "apply_consultant", "where do I submit test assignments"),
  ...alike("/tools/business-name-generator", "try_tools", "name ideas for my fashion business"),
  ...alike("/tools/sop-writer", "try_tools", "I need a procedure for my cashiers"),
  ...alike("/tools", "explore_tools", "which free tools do you have"),
  ...alike("/privacy", "chat_whatsapp", "delete everything you have about me", "do you sell people's data"),
  ...alike("/", "explore_tools", "who is the best footballer in the world", "how are you"),
];
