import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices as enterprise,
  firstYearTotal,
  packagePrices as packs,
} from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { apps, contact, packages, school, systems } from "./pages.ts";
import { alike, type ConciergeQuestion, withFigures } from "./question.ts";

/**
 * The second round, written after the causes of the first round's mistakes were fixed. 33 of its 42 were answered
 * right.
 */
export const secondRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "i want bot wey go dey answer my customers, how much e go cost me": amounts(packs["leadbot-basic"]),
    "what's the setup fee for the popular package": amounts(packs["smartagent-pro"]),
    "is web widget monthly or one time": amounts(addOnPrices["web-chat-widget"]),
    "total for smartagent for 1 year": [
      ...amounts(packs["smartagent-pro"]),
      firstYearTotal(packs["smartagent-pro"]),
    ],
    "wats the diff btw basic and pro": amounts(packs["leadbot-basic"], packs["smartagent-pro"]),
    "reporting and memory, na how much every month": amounts(addOnPrices["ai-reporting-memory"]),
    "leadbot na 10k abi": amounts(packs["leadbot-basic"]),
    "fullops elite too cost, reduce am": amounts(packs["fullops-elite"]),
  }),
  ...withFigures(systems, "get_quote", {
    "I manage 40 flats in Lekki how much is your software": amounts(enterprise["real-estate-system"]),
    "whats the yearly cost of the intelligence suite": [
      ...amounts(enterprise["enterprise-intelligence-suite"]),
      3_900_000,
    ],
    "clinic system vs pharmacy system": amounts(enterprise["healthcare-system"]),
  }),
  ...withFigures(apps, "try_demos", {
    "telegram own how much": amounts(demoPrices["telegram-bot"]),
    "I need website that sells for me, price?": amounts(demoPrices["ai-sales-website"]),
  }),
  ...alike(apps, "try_demos", "can the assistant book appointment for my salon"),
  ...withFigures("/store/ai-at-the-counter", "browse_store", {
    "AI at the counter book how much": amounts(ebookPrices["ai-at-the-counter"]),
  }),
  ...alike(packages, "get_quote", "will I still be able to reply my customers by myself"),
  ...alike(systems, "get_quote", "will our patient data belong to us", "can you import my excel records"),
  ...alike(
    contact,
    "book_consultation",
    "do u people have branch in port harcourt",
    "what time una dey close",
  ),
  ...alike(
    contact,
    "chat_whatsapp",
    "give me ur whatsapp number",
    "pls i need to talk to ur manager",
    "my payment went through but no response",
    "mumu people",
  ),
  ...alike("/terms", "chat_whatsapp", "can i get refund if i no like am", "wetin be your terms"),
  ...alike("/terms", "get_quote", "do you accept bank transfer"),
  ...alike("/terms", "book_consultation", "how i go know say una no be 419"),
  ...alike(
    school,
    "view_courses",
    "how many weeks is digital transformation",
    "Is the school free or paid?",
    "what level is AI integration",
  ),
  ...alike(
    "/free-courses",
    "download_courses",
    "i want to learn bookkeeping but i no sabi anything",
    "where is the powerpoint on prompts",
  ),
  ...alike("/recruitment/test-assignments", "apply_consultant", "how many test tasks will i do"),
  ...alike("/recruitment/performance", "apply_consultant", "do you pay consultants salary or commission"),
  ...alike(
    "/recruitment/apply",
    "apply_consultant",
    "whats the minimum age for consultants",
    "how do i submit my cv",
  ),
  ...alike("/tools/sop-writer", "try_tools", "help me write rules for how my workers open shop"),
  ...alike("/tools/product-description", "try_tools", "write description for my ankara bag"),
  ...alike("/privacy", "chat_whatsapp", "do you store my chats"),
  ...alike("/", "explore_tools", "abeg who go win afcon", "write me a love letter"),
];
