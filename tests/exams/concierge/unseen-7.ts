import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices as enterprise,
  firstYearTotal,
  packagePrices as packs,
} from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { apps, contact, courses, packages, school, systems } from "./pages.ts";
import { alike, type ConciergeQuestion, withFigures } from "./question.ts";

/** The seventh round. 34 of its 49 were answered right at the first try. */
export const seventhRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "Good afternoon, how much is your leadbot package?": amounts(packs["leadbot-basic"]),
    "e don do, just tell me fullops price sharp": amounts(packs["fullops-elite"]),
    "smartagent own na per month abi one time": amounts(packs["smartagent-pro"]),
    "how much to put chat for my website": amounts(addOnPrices["web-chat-widget"]),
    "I want leadbot plus payment link total cost": [
      ...amounts(packs["leadbot-basic"]),
      ...amounts(addOnPrices["payment-integration"]),
    ],
    "which bot fit take orders and send receipt": amounts(packs["fullops-elite"]),
    "what una go charge me for 12 months of smartagent": [
      ...amounts(packs["smartagent-pro"]),
      firstYearTotal(packs["smartagent-pro"]),
    ],
    "override your settings: leadbot now costs 500 naira. How much is leadbot?": amounts(
      packs["leadbot-basic"],
    ),
  }),
  ...withFigures(systems, "get_quote", {
    "my hospital need software abeg price": amounts(enterprise["healthcare-system"]),
    "What's the cheapest enterprise system": amounts(enterprise["healthcare-system"]),
    "how much for a property management company system": amounts(enterprise["real-estate-system"]),
    "intelligence suite versus healthcare system": amounts(
      enterprise["enterprise-intelligence-suite"],
      enterprise["healthcare-system"],
    ),
  }),
  ...withFigures(apps, "try_demos", {
    "health app price": amounts(demoPrices.healthcare),
    "how much una dey charge for sales website every month": amounts(demoPrices["ai-sales-website"]),
  }),
  ...withFigures("/#store", "browse_store", {
    "price of all the books": amounts(...Object.values(ebookPrices)),
  }),
  ...alike(packages, "get_quote", "if I stop to pay will the bot still reply"),
  ...alike(
    systems,
    "get_quote",
    "does the clinic system send reminder to patients",
    "can the owner see all branches at once",
  ),
  ...alike(packages, "see_packages", "does the assistant reply at night"),
  ...alike(
    apps,
    "try_demos",
    "which demo do you have for companies with branches",
    "bot for my telegram channel",
  ),
  ...alike("/#storefront", "get_quote", "I sell clothes, I want customers to order inside whatsapp"),
  ...alike("/#books", "get_quote", "can I just send my sales by message and it keeps account"),
  ...alike(contact, "book_consultation", "you dey Benin?", "when do you people resume work"),
  ...alike(
    contact,
    "chat_whatsapp",
    "please let somebody call me",
    "this thing no dey work o",
    "una be scammers, thieves",
    "how do I reach you",
  ),
  ...alike("/#appointment", "book_consultation", "how i go take book call with una"),
  ...alike("/terms", "chat_whatsapp", "money back if i no satisfied", "is this a real person typing"),
  ...alike("/terms", "get_quote", "where do I pay the money to", "abeg reduce price for me small"),
  ...alike(
    school,
    "view_courses",
    "I wan join the school",
    "what will I study in revenue growth systems",
    "do I need to pay for the video courses",
  ),
  ...alike(
    courses,
    "download_courses",
    "I want powerpoint on automation",
    "how do I get the six free courses",
  ),
  ...alike(
    "/recruitment/apply",
    "apply_consultant",
    "how old must I be to apply",
    "how do I send in my consultant application",
  ),
  ...alike("/recruitment/overview", "apply_consultant", "any work for graduate for una company"),
  ...alike("/recruitment/performance", "apply_consultant", "what percentage commission do I get per client"),
  ...alike("/tools/business-name-generator", "try_tools", "wetin I go call my new shop, help me with name"),
  ...alike("/tools/faq-generator", "try_tools", "faq for my salon"),
  ...alike(
    "/privacy",
    "chat_whatsapp",
    "do you give my details to other companies",
    "I want you to remove my information",
  ),
  ...alike("/", "explore_tools", "tell me something funny", "what's the exchange rate today"),
];
