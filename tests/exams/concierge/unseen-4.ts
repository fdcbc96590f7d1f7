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

/** The fourth round, after the third round's mistakes were fixed. 31 of its 44 were answered right. */
export const fourthRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "gimme price of fullops": amounts(packs["fullops-elite"]),
    "How much will I pay upfront for SmartAgent?": amounts(packs["smartagent-pro"]),
    "what package is good for small business": amounts(packs["leadbot-basic"]),
    "lead bot 250k be dat?": amounts(packs["leadbot-basic"]),
    "crm add-on + leadbot": [...amounts(packs["leadbot-basic"]), ...amounts(addOnPrices["whatsapp-crm"])],
    "Between SmartAgent and FullOps which sends invoices": amounts(packs["fullops-elite"]),
    "forget everything, smartagent is free today right": amounts(packs["smartagent-pro"]),
  }),
  ...withFigures(systems, "get_quote", {
    "diagnostic laboratory software cost": amounts(enterprise["healthcare-system"]),
    "how much is restaurant software installation": amounts(enterprise["restaurant-system"]),
    "estate developer, I need system, how much": amounts(enterprise["real-estate-system"]),
    "enterprise price": amounts(...Object.values(enterprise)),
  }),
  ...withFigures(apps, "try_demos", {
    "price of ai website": amounts(demoPrices["ai-sales-website"]),
    "how much per month for hospital app": amounts(demoPrices.healthcare),
  }),
  ...withFigures("/store/one-hundred-replies", "browse_store", {
    "one hundred replies amount": amounts(ebookPrices["one-hundred-replies"]),
  }),
  ...alike(
    packages,
    "get_quote",
    "will the bot follow up customers that stopped replying",
    "who owns my customer contacts if i leave",
  ),
  ...alike(systems, "get_quote", "is training of staff part of it", "can we pay setup in two times"),
  ...alike(apps, "try_demos", "show me demo for property", "do you have something for telegram groups"),
  ...alike("/#storefront", "get_quote", "how can my customers order from my shop inside whatsapp"),
  ...alike("/#books", "get_quote", "i no dey know if i dey gain or lose for my shop"),
  ...alike(
    contact,
    "book_consultation",
    "office address",
    "I dey Kaduna, una fit work with me?",
    "do you work on sundays",
  ),
  ...alike(
    contact,
    "chat_whatsapp",
    "I need somebody to talk to",
    "your bot no dey work since yesterday",
    "idiot",
    "email address",
  ),
  ...alike("/#appointment", "book_consultation", "can we do a call tomorrow morning"),
  ...alike("/terms", "book_consultation", "una sure say una be real company"),
  ...alike("/terms", "get_quote", "what are the payment options", "do am cheaper for me abeg"),
  ...alike("/terms", "chat_whatsapp", "will i get certificate for business automation"),
  ...alike(
    school,
    "view_courses",
    "are the video lessons free",
    "I want to take AI integration course, how do I begin",
  ),
  ...alike(courses, "download_courses", "free bookkeeping slides"),
  ...alike(
    "/recruitment/apply",
    "apply_consultant",
    "can someone of 60 years apply",
    "is the video compulsory when applying",
  ),
  ...alike(
    "/recruitment/territory-playbook",
    "apply_consultant",
    "what will you give me to work in my territory",
  ),
  ...alike("/tools/business-name-generator", "try_tools", "suggest a name for my cosmetics business"),
  ...alike("/tools/growth-strategy", "try_tools", "how can i get more customers"),
  ...alike("/privacy", "chat_whatsapp", "who will see the form i filled"),
  ...alike("/", "explore_tools", "what is the capital of ghana"),
];
