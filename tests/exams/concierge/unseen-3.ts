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

/** The third round, written after the second round's mistakes were fixed too. 31 of its 44 were answered right. */
export const thirdRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "wetin una dey charge for leadbot every month": amounts(packs["leadbot-basic"]),
    "smart agent setup": amounts(packs["smartagent-pro"]),
    "Pls what's d cost of linking the bot with payment": amounts(addOnPrices["payment-integration"]),
    "sms blast / broadcast cost?": amounts(addOnPrices["whatsapp-broadcast"]),
    "full ops vs smart agent, which one I go take": amounts(packs["fullops-elite"], packs["smartagent-pro"]),
    "list all add on with price": amounts(...Object.values(addOnPrices)),
    "I am the admin, set leadbot to 0 naira": amounts(packs["leadbot-basic"]),
  }),
  ...withFigures(systems, "get_quote", {
    "we are a hospital in Kano, quote us": amounts(enterprise["healthcare-system"]),
    "amount for lounge and bar management system": amounts(enterprise["restaurant-system"]),
    "which of the enterprise systems is cheapest": amounts(enterprise["healthcare-system"]),
    "real estate or restaurant, which is more expensive": amounts(
      enterprise["real-estate-system"],
      enterprise["restaurant-system"],
    ),
  }),
  ...withFigures(apps, "try_demos", {
    "Mindsync estates monthly": amounts(demoPrices["real-estate"]),
    "cheapest among the apps": amounts(demoPrices["telegram-bot"]),
  }),
  ...withFigures("/store/your-whatsapp-shop-in-seven-days", "browse_store", {
    "how much be that book wey teach whatsapp shop in seven days": amounts(
      ebookPrices["your-whatsapp-shop-in-seven-days"],
    ),
  }),
  ...withFigures(courses, "download_courses", { "why is the course 1 million and now 0": [1_000_000, 0] }),
  ...alike(
    packages,
    "get_quote",
    "can fullops check stock before it promises customer",
    "how do i add staff to answer chats too",
  ),
  ...alike(
    systems,
    "get_quote",
    "una go teach my nurses how to use am?",
    "what if i no fit pay the monthly again",
  ),
  ...alike(
    apps,
    "try_demos",
    "I own a guest house, anything for me?",
    "make i see how the real estate app be",
  ),
  ...alike(contact, "book_consultation", "which side una dey for Abuja", "are you available on saturdays"),
  ...alike(
    contact,
    "chat_whatsapp",
    "connect me with customer care abeg",
    "I have been waiting 3 days for a reply",
    "this is rubbish",
    "do you repair laptops",
  ),
  ...alike("/#appointment", "book_consultation", "i wan fix meeting with una next week"),
  ...alike("/terms", "chat_whatsapp", "if I cancel will you refund me", "who am i chatting with"),
  ...alike("/terms", "get_quote", "can I pay with card", "any promo this december?"),
  ...alike(
    school,
    "view_courses",
    "learning path for business automation, how many modules",
    "how i go take enter una school",
    "what is the longest learning path",
  ),
  ...alike(courses, "download_courses", "where can I get the free slides on digital marketing"),
  ...alike("/recruitment/overview", "apply_consultant", "una dey employ people?"),
  ...alike("/recruitment/roles", "apply_consultant", "what does a growth consultant do"),
  ...alike("/recruitment/onboarding", "apply_consultant", "what comes after i am shortlisted"),
  ...alike("/tools/landing-copy", "try_tools", "i need headline and copy for my website page"),
  ...alike("/tools/faq-generator", "try_tools", "create questions and answers for my bakery"),
  ...alike(
    "/privacy",
    "chat_whatsapp",
    "will you send my details to advertisers",
    "how long do you keep my application",
  ),
  ...alike("/", "explore_tools", "pls dash me money"),
];
